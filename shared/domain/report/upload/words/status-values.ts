import { anyPattern, anyWhole } from "#shared/domain/text/any-pattern";
import type { TextLine } from "../lines/text-line";
import { type Labelled, tellsStatus } from "./fields";
import { dayOfText, moneyOf } from "./values";

type Seen = { line: TextLine; parts: (readonly Labelled[])[] };
type Place = { at: number; column: number };

const kind =
  /^(?:account (?:type|description|category)|type(?: of (?:account|credit|loan))?|(?:loan|credit) (?:type|category)|tipo de cuenta|tipo)$/;

/** "Times 30/60/90 days late": what is below counts them. */
const countLabel = /^(?:times|number of|no\. of|# of|veces)\b/i;

/** Whether a text that is a label elsewhere is a label's value: the status "60 days late", the creditor type "Collection agency". */
export const isLabelLikeValue = ({ label, field }: Pick<Labelled, "label" | "field">, text: string) =>
  !/:$/.test(text) &&
  !countLabel.test(text) &&
  ((field === "payStatus" && tellsStatus(text)) ||
    (field === "remarks" && /^placed for collection$/i.test(text)) ||
    ((field === "firm" || kind.test(label)) &&
      /^(?:(?:debt )?collector|(?:collection )?agency|agencia de cobranzas?)$/i.test(text)));

/** "Chapter 7, Discharged": how a bankruptcy ended begins with a label's word. */
const chapterOf = /^(?:chapter|cap[ií]tulo) \d{1,2}\b/i;
const isDisposition = ({ field }: Labelled, text: string) => field === "payStatus" && chapterOf.test(text);

/**
 * "Payment status: 60 days late" says in its value what is a label elsewhere. Such a cell is a value when it is right behind a
 * status without one and no amount, day or count follows it.
 */
export function withStatusValues(seen: Seen[]): Seen[] {
  seen.forEach(({ line, parts }, at) => {
    const areLabels = parts.length > 2 && parts.every((found) => found.length > 0);
    if (areLabels && !line.cells.some(({ text }) => chapterOf.test(text))) return;
    line.cells.forEach(({ text }, column) => {
      const [part, ...others] = parts[column] ?? [];
      if (!part || others.length > 0 || (part.value !== "" && part.value !== text && !chapterOf.test(text))) return;
      const before = partAt(seen, neighbour(seen, at, column, -1));
      if (before?.value !== "" || !(isLabelLikeValue(before, text) || isDisposition(before, text))) return;
      if (!isCount(textAt(seen, neighbour(seen, at, column, 1)))) parts[column] = [];
    });
  });
  return seen;
}

/** The next cell in the row; of a cell alone in its line, the next line that has but one cell. */
function neighbour(seen: readonly Seen[], at: number, column: number, step: 1 | -1): Place | undefined {
  const length = seen[at]?.line.cells.length ?? 0;
  if (column + step >= 0 && column + step < length) return { at, column: column + step };
  return length === 1 && seen[at + step]?.line.cells.length === 1 ? { at: at + step, column: 0 } : undefined;
}

const partAt = (seen: readonly Seen[], place: Place | undefined) =>
  place && seen[place.at]?.parts[place.column]?.at(-1);

const textAt = (seen: readonly Seen[], place: Place | undefined) =>
  (place && seen[place.at]?.line.cells[place.column]?.text) ?? "";

const isCount = (text: string) => moneyOf(text) !== undefined || dayOfText(text) !== undefined || /^[-–—]+$/.test(text);

const chargeOffs = anyPattern(
  /charged?[- ]?off(?: account| as bad debt)?|written[- ]off|profit and loss(?: writeoff)?/,
  /unpaid balance (?:reported as a loss|charged off)(?: by credit grantor)?|bad debt(?: & placed for collection)?/,
  /(?:dad[ao] de baja|cancelad[ao]) como (?:deuda )?(?:incobrable|p[eé]rdida)/,
);
const collections = anyPattern(
  /collection(?: account)?(?: for \S.{2,60})?|in collections?|placed for collection/,
  /(?:enviad|asignad)[ao] a cobranza|cobranza pagada|cuenta (?:de|en) cobranza/,
);
const takenBack = anyPattern(
  /repossession|repossessed|voluntary surrender|voluntarily surrendered|foreclosure|foreclosed/,
  /(?:vehicle |collateral )?(?:voluntarily surrendered|surrendered voluntarily|(?:was )?repossessed)/,
  /reposesi[oó]n|entrega voluntaria|ejecuci[oó]n hipotecaria/,
);
const lateOrSettled = anyPattern(
  /(?:delinquent|past due|late) \d{2,3} days|\d{2,3} days (?:late|past due|delinquent)/,
  /delinquent|(?:in )?default(?:ed)?|paid in full|(?:(?:pays|paid|paying|pays account) )?as agreed/,
  /(?:paid, )?settled(?: for less(?: than (?:the )?(?:full balance|owed|full amount))?)?/,
  /(?:account )?(?:legally )?paid(?: in full)? for less than (?:the )?full balance/,
  /(?:cuenta )?liquidad[ao] por menos .{2,30}/,
);
const statuses = [chargeOffs, collections, takenBack, lateOrSettled].map(({ source }) => source).join("|");
const statusAlone = anyWhole(
  new RegExp(`(?:account |acct |paid |unpaid )?(?:${statuses})`, "i"),
  /(?:paid |unpaid )?coll|closed, \d{2,3} days (?:late|past due|delinquent)/i,
  /settled-less than full b(?:al|ln)\S{0,5}/i,
);

/** Said of an account in one word, and of none alone whether it is negative. */
const oneWord = anyWhole(
  /open|closed|active|inactive|current|paid|unpaid|never late|paid on time|on time/i,
  /late|past due|past delinquency|derogatory|needs attention|disputed|sold|transferred/i,
  /discharged|dismissed/i,
  /abierta|cerrada|activ[ao]|pagad[ao]|impagad[ao]|vendid[ao]/i,
);

/** Whether a text is an account's status, in one word or in several, and no name. */
export const isStatusWord = (text: string) => oneWord.test(text.trim()) || isStatusAlone(text);

/** "This account was charged off." */
const inSentence = /^(?:this |the )?account (?:is|was|has been|went)(?: now)? (.+?)\.?$/i;

/** Whether a line says an account's status and nothing else, in words that need no label; between stars other words may follow. */
export function isStatusAlone(text: string): boolean {
  const parts = text.split(/ [·•|] /);
  const said = parts.filter((part) => !/^(?:open|closed|abierta|cerrada)$/i.test(part.trim()));
  return said.length > 0 && said.every(isOneStatus);
}

const isOneStatus = (text: string) =>
  statusAlone.test(
    (/^\*+\s*([^*]+?)\s*\*/.exec(text)?.[1] ?? text)
      .replaceAll(/[*<>]+/g, "")
      .trim()
      .replace(inSentence, "$1"),
  );

/** Of the parts of a remark those that say how the account stands: "Charged off; explain", "60 days past due $310". */
export const statusesIn = (remark: string): string[] =>
  isStatusAlone(remark)
    ? [remark]
    : remark
        .split("; ")
        .map((part) => part.replace(/ \$[\d,]+(?:\.\d\d)?$/, ""))
        .filter(isStatusAlone);
