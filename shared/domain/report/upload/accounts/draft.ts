import { isSameCreditor } from "../../creditor-name";
import type { TextLine } from "../lines/text-line";
import { addReading, type Field, fits, type Reading, type Readings } from "../words/fields";
import { withTotalSaid } from "../words/rating";
import { isKindAlone } from "../words/record-type";
import type { SectionKind } from "../words/sections";
import type { Heading } from "./headings-over-blocks";
import type { Pair } from "./pairs";
import type { TurnedLines, Zone } from "./turned-lines";

export type OwnPair = Pair & { zone?: Zone };
/** What the file says of one account. `statusAbove`: how it stands, by its heading; `shared`: the zone that it began in, which is the account's before. */
export type Draft = {
  section: SectionKind;
  lines: TextLine[];
  pairs: OwnPair[];
  heading?: Heading;
  isNegative?: boolean;
  statusAbove?: Reading;
  shared?: number;
};
/** Which bureau's own a line is; unknown where all of the file is of one. */
export type Owners = Pick<TurnedLines, "isWhole"> & { zones?: TurnedLines["zones"] };

/** An account has these once: with another value they begin another account. */
const own: readonly Field[] = ["creditorName", "accountNumber"];
/** With a name between, these show that another account begins. */
const once: readonly Field[] = [
  ...own,
  "dateOpened",
  "accountType",
  "balance",
  "payStatus",
  "dateReported",
  "recordType",
];
/** What tells two accounts of a creditor apart, where no number does. */
const distinguishing: readonly Field[] = ["dateOpened", "balance", "creditLimit", "pastDue", "amount"];
/** What a report may say of itself. */
const isOfReport: readonly Field[] = ["bureaus", "none"];

/** Whether labels are of another account than the one before them. `coming`: what the next lines say. */
export function beginsAnother(
  draft: Draft,
  found: readonly OwnPair[],
  heading: Heading | undefined,
  { isWhole }: Owners,
  coming: () => OwnPair[],
): boolean {
  const isOfOther = isWhole && draft.pairs.at(-1)?.zone?.bureau !== found[0]?.zone?.bureau;
  if (isOfOther || heading?.accountNumber !== undefined) return true;
  if (found.some((pair) => !isRestOfValue(pair) && repeats(draft, pair, own)) || isOtherRecord(draft, found))
    return true;
  // Over the first account a report may say which bureaus it was made of, or have words of labels without values.
  const saysNothing = ({ field, reading }: Pair) =>
    isOfReport.includes(field) || isOwnDay(draft, field) || !reading || !fits(field, reading.value);
  if (heading && heading !== draft.heading && isReportsDayAlone(draft) && isOverNumber(heading, found)) return true;
  if (heading && isRestOfName(draft, heading)) return false;
  const isName = heading?.isSure || (heading && isOverNumber(heading, found));
  if (isName && !draft.heading?.isSure && draft.pairs.every(saysNothing)) return true;
  if (beginsAgain(draft, found) && coming().some((pair) => repeats(draft, pair, [...own, "dateOpened"]))) return true;
  if (isLed(draft, found)) return false;
  const title = titleOf(draft);
  const isOther = (pair: Pair) =>
    pair.field === "creditorName" && title && pair.reading && !isSameCreditor(title, pair.reading.value);
  if (draft.pairs.length > 0 && found.some(isOther)) return true;
  if (!heading) return false;
  const isSame = (pair: Pair) => pair.field === "creditorName" && pair.reading?.value === draft.heading?.value;
  if (found.some(isSame) || heading.value === draft.heading?.value)
    return coming().some((pair) => repeats(draft, pair, own)) || isOtherAccount(draft, coming());
  const again = coming().filter(
    (pair) => once.includes(pair.field) && draft.pairs.some((known) => isSameLabel(known, pair)),
  );
  if (again.length > 0 || !heading.isSure) return again.length > 0;
  const values = coming().filter(({ reading }) => reading);
  // The last word of a value over nothing but remarks is no name.
  if (!values.some(({ field }) => once.includes(field))) return false;
  // An account may have two labels for its status, but none of them below another name.
  const isSaid = values.some(({ field }) => once.includes(field) && draft.pairs.some((known) => known.field === field));
  return values.length > 1 && (draft.pairs.length > 3 || (draft.pairs.length > 2 && isSaid));
}

/** "Actualizado: 20/09/2026": over the first account a report says its own day. */
const isOwnDay = ({ heading, pairs }: Draft, field: Field) =>
  field === "dateReported" && heading === undefined && pairs[0]?.field === field;

/** "Fecha del informe: 20/09/2026" below the name of the person whose report it is, and nothing else. */
const isReportsDayAlone = ({ pairs: [first, ...others] }: Draft) =>
  first !== undefined && others.length === 0 && /^fecha del? informe$/.test(first.label);

/** "Account" alone, below "Revolving" in a narrow column, is no label of a number. */
const isRestOfValue = ({ label, reading }: Pair) => label === "account" && !reading;

/** Below "Account name  HARBOR" may stand "LANE BANK", right of the heading that has the name whole. */
function isRestOfName({ heading: whole }: Draft, { value, reading: { line } }: Heading): boolean {
  const [own, above] = [line.cells[0], whole?.reading.line.cells[0]];
  const isRight = own !== undefined && above !== undefined && own.x > above.x + ASIDE;
  return isRight && whole !== undefined && whole.value !== value && ` ${whole.value} `.includes(` ${value} `);
}

const ASIDE = 12;

/** A name in other letters than capitals is sure over its account's number. */
function isOverNumber({ reading: { line } }: Heading, found: readonly OwnPair[]): boolean {
  const number = found.find(({ field }) => field === "accountNumber")?.reading?.line;
  return number !== undefined && number.page === line.page && number.line === line.line + 1;
}

/** What is first in an account stands again. */
const beginsAgain = ({ pairs: [first] }: Draft, found: readonly OwnPair[]) =>
  first !== undefined && found.some((pair) => isSameLabel(first, pair));

/** Whose file an account is in may stand right above its name: "Source: Experian" over "Company: NORTHLAKE CARD". */
function isLed({ pairs, lines }: Draft, [pair]: readonly OwnPair[]): boolean {
  const [above, line] = [lines.at(-1), pair?.reading?.line];
  const isNext = above !== undefined && line?.page === above.page && line.line === above.line + 1;
  return isNext && pair?.field === "creditorName" && pairs.every(({ field }) => field === "bureaus");
}

/** Whether what follows below the same name is another account of that creditor: several of its values differ. */
const isOtherAccount = (draft: Draft, pairs: readonly OwnPair[]) =>
  new Set(pairs.filter((pair) => repeats(draft, pair, distinguishing)).map(({ field }) => field)).size > 1;

/** Where what it is comes first, it begins the next court record. */
function isOtherRecord({ section, pairs }: Draft, found: readonly OwnPair[]): boolean {
  const isKind = (pair: OwnPair) => pair.field === "recordType" && pairs.some((known) => isSameLabel(known, pair));
  return section === "records" && found.some(isKind) && pairs.some(({ field }) => own.includes(field));
}

/** Whose account it is. "Civil judgment" over a record says what it is; the court's name is among its labels. */
function titleOf({ section, heading, pairs }: Draft): string | undefined {
  const isKind = section === "records" && heading !== undefined && isKindAlone(heading.value);
  const named = () => pairs.find(({ field }) => field === "creditorName")?.reading?.value;
  return isKind ? named() : (heading?.value ?? named());
}

/** Of each bureau an account has a label once. */
const isSameLabel = (known: OwnPair, pair: OwnPair) =>
  known.label === pair.label && known.zone?.bureau === pair.zone?.bureau;

const repeats = (draft: Draft, pair: OwnPair, fields: readonly Field[]) =>
  fields.includes(pair.field) &&
  draft.pairs.some(
    (known) => isSameLabel(known, pair) && (known.reading?.value !== pair.reading?.value || !known.reading),
  );

/** The readings of each field, in the order of the report. Whose file an account is in, one label says: another one is of what comes next. */
export function readingsOf(pairs: readonly Pair[]): Readings {
  const readings: Readings = new Map();
  const source = pairs.find(({ field, reading }) => field === "bureaus" && reading)?.label;
  for (const { label, field, reading } of pairs) {
    if (field === "none" || !reading || (field === "bureaus" && label !== source)) continue;
    addReading(readings, field, { ...reading, value: withTotalSaid(label, reading.value) });
  }
  return readings;
}
