import { anyPattern, anyWhole } from "#shared/domain/text/any-pattern";
import { remembered } from "#shared/domain/text/remembered";
import type { Cell, TextLine } from "../lines/text-line";
import { tellsStatus } from "./fields";
import { labelIn } from "./heading-words";
import { isMeaning, isOfLabels } from "./label-words";
import { garbledNumbers, labelledNumber, number } from "./numbers-behind-names";
import { isMark } from "./pay-status";
import { place, withoutPlace } from "./places";
import { isContactHeading, isPart, sectionOf } from "./sections";
import { isStatusWord } from "./status-values";
import { dayOfText, printed } from "./values";

/** What a heading over an account says: the creditor, and what is beside the name. */
export type Name = { value: string; accountNumber?: string; isClosed: boolean; isSure: boolean; isMarked: boolean };

const types =
  "(?:credit (?:card|account)|charge (?:card|account)|revolving(?: account)?|installment(?: loan| account)?|open account|(?:un)?secured(?: (?:loan|card|account))?|(?:conventional |fha |va )?(?:real estate(?: mortgage)?|mortgage)|(?:auto|(?:private |federal )?student|direct (?:(?:un)?subsidized|plus|consolidation)|personal|home equity|education) loan|loan|line of credit|collection(?: account)?|tarjeta de cr[eé]dito|pr[eé]stamo.{0,20})";
/** Kinds that are alone below a name, and not behind it. */
const kinds = `(?:${types}|auto(?: lease)?|(?:un)?secured credit card|debt buyer(?: account)?|factoring company(?: account)?|collection agency(?:/attorney)?|(?:conventional|fha|va)(?: re)? (?:mortgage|loan)|(?:business|note|time shared?) loan|home equity(?: line of credit)?|medical debt|rental agreement|utility company|installment sales contract)`;
/** "NAME - Credit Card" and "NAME Credit card", in other letters than the name's. */
const typed = new RegExp(`\\s+([-–—|•·(]\\s*)?(${types})\\)?$`, "i");
/** "Credit card", and as lenders print it: "REVOLVING - CREDIT CARD", "INSTALLMENT / AUTO". */
const typeAlone = new RegExp(
  `^(?:(?:revolving|installment|mortgage|open|collection)\\s*[-–/]\\s*)?(?:${kinds}|education|student|other|lease)$`,
  "i",
);
/** "Closed • Credit card", "Collection • Collections" */
const stateAndType = new RegExp(`^(?:open|closed|collections?)\\s+[|•·]\\s+(${kinds}|collections?)$`, "i");
/** "Credit Card – Individual" is below a name. */
const typeAndOwner = new RegExp(`^${types}\\s*[-–—|•·,/]\\s*(?:individual|joint|authorized user|co-?signer)\\b`, "i");
/** "Credit Card • 3307", "Charge card ending in 7788" are below a name. A photo's "·" may look like a cross. */
const typeAndNumber = new RegExp(
  `^(?:${kinds})\\s*(?:[-–—|•·+,(#]|ending in|x{2,}|\\*+)\\s*(?:[\\dXx*•.]*\\d{3,}|[A-Z]{0,3}\\d*\\s?[Xx*•]{3,})\\)?$`,
  "i",
);
/** What kind of account, or whose report, is below a name, and the end or the beginning of its number there. */
const typeWithNumber = new RegExp(
  `^(?:(${kinds})|trans ?union|experian|equifax)\\s*(?:[-–—|•·+,(#]\\s*)?(?:(?:ending in|[Xx*•.]{2,})\\s*(\\d{3,5})|(\\d{4,8})\\s?[Xx*•.]{4,})\\)?$`,
  "i",
);
/** "Credit Card · 7775": four figures behind the kind are the last ones of its number, but for a year. */
const typeWithFigures = new RegExp(`^(${kinds})\\s*[-–—|•·]\\s*(?!(?:19|20)\\d\\d$)(\\d{4})$`, "i");
/** Whose an account is names no creditor. */
const owner = /^(?:individual|joint|authorized user|co-?signer|shared|maker)(?: (?:account|contract))?$/i;
/** Signs and counts before a name: "▸", "1.", "#2", "Account 3 of 12:". */
const counted =
  /^(?:[▸▾▼▲►▹>+*•·–-]\s+|(?:account|item|tradeline|cuenta)\s+#?\d{1,3}(?:\s+(?:of|de)\s+\d{1,3})?\s*[:.–-]\s*|#\d{1,3}[:.]?\s+|\(?\d{1,3}[.)]\s+(?=\p{Lu}))/iu;
/** "NORTHLAKE CARD $389.00", "NORTHLAKE CARD $389 Reported 10/05/2026" */
const amount = /\s+\$\d[\d,]*(?:\.\d\d)?(?:\s+(?:last )?(?:reported|updated):? (?:\d{1,2}\/){1,2}\d{2,4})?$/i;
/** "NORTHLAKE CARD $389 Closed": the heading of a page's fold. */
const amountBeforeState = /\s+\$\d[\d,]*(?:\.\d\d)?(?=\s+(?:open|closed|abierta|cerrada)$)/i;
/** "Entry 1 of 6" names none. */
const countAlone = /^\p{L}+ (?:#|no\.? ?)?\d{1,3} (?:of|de|\/) \d{1,3}$/iu;
const numbered = /^\d{1,2}\.\d{1,2}\.?\s+/;
const closed = /\s*[-–—(]\s*(?:closed|cerrada)\)?$/i;
const negative = /\s*[-–—(•·|]?\s*(?:potentially negative|potencialmente negativa|negativa?)\)?$/i;
const negativeMark =
  /^(?:potentially negative|potencialmente negativ[oa]s?|negativ[eoa]|closed|cerrada|\(?adverse(?: account)?\)?)$/i;
/** An account's number alone. */
const masked = /^(?:[A-Z]{0,4}-?\d*|[A-Z]{0,4}\d[A-Z\d]*)[Xx*•]{3,}\d*$/;
/** Before a number, or the first word of a label that wraps: no name. */
const noun =
  /^(?:account|acct|cuenta|card|loan|number|rating|calificaci[oó]n|original|high|low|highest|monthly|scheduled)\.?$/i;
/** What is beside a name in a line of its own. */
const beside = anyWhole(
  /agency|closed|open|paid|late|past due|derogatory|collection|charge[- ]?off|cerrada|abierta/i,
  /potentially negative|potencialmente negativ[oa]s?|negativ[eoa]|positiv[eoa]|\(?adverse(?: account)?\)?/i,
  /exceptional payment history|in good standing|reported:? .{0,24}/i,
  /\$[\d,.]+|balance:?|[▸▼▲>+]|[*Xx•]{2,}\d{2,4}/i,
);
/** "MIN/25": the least payment, and how much it is. */
const terms = /^\p{L}+\/\$?[\d,.]+$/u;
/** Words with which labels end or begin, known ones or not, and a heading's count: no creditor's name does. */
const likeLabel = anyPattern(
  /(?:^| )(?:date|amount|number|balance|status|responsibility|frequency|reported|updated|verified(?: on)?)(?: [+|=~-]+)?$/i,
  /^(?:kind|type|date|nature) of /i,
  /^(?:fecha|saldo|monto|n[uú]mero|estado) (?:de|del|actual|vencido|original)\b/i,
  /\(\d{1,3}\)$/i,
);
const prose = anyPattern(
  /^(?:hi|hello|hola|dear|estimad[oa]) .{2,40}[,:!]$/i,
  // A point ends a sentence, but for a short form.
  /(?<!\b(?:n\.a|inc|co|corp|ltd|l\.p|f\.s\.b|assn|svcs?|bk|dept))\.$|[?!;]$/i,
  /^(?:you(?:r| )|we |if |to |for |an? |in |as of|than |this |these |please |disput|note|notice)/i,
  /^the (?:following|information|items?|accounts?) /i,
  /^\d{1,3} ?% of /i,
  /^(?:su |usted|este |esta|estos |las? cuentas? |no hay|aqui|al )/i,
  /\b(?:currently|do not have|does not|you may|no tiene|confirmation|prepared for|as of)\b/i,
  /\b(?:report (?:date|number|#)|date of report|credit report|annualcreditreport)\b/i,
);

/** "TransUnion · Reported Oct 3, 2026": no creditor is called after a bureau. */
const bureauFirst = /^(?:trans ?union|experian|equifax)(?:®|™)?(?: ?[-–—•·:|,] ?| (?=reported|updated|last|as of))/i;

/** "TransUnion LLC", "Equifax Information Services": the bureau's own company, as over its address. */
const bureauCompany =
  /^(?:trans ?union|experian|equifax)(?:®|™)?,? (?:(?:consumer|information) (?:services|solutions|relations)|llc|inc)\b/i;

/** What a document is called. */
const title =
  /\b(?:credit|consumer) (?:file|report|profile|disclosure)\b|\bfile disclosure\b|\b(?:informe|reporte) de cr[eé]dito\b|(?:^| - )exhibit [a-z\d]{1,3}$/i;

/** What a mark of a history means, "60 60 Days Past Due": the first of such meanings is no name. */
const meaning = /^(30|60|90|120|150|180)\+? [-–=]?\s?\1\+? days\b/i;
const isMeaningBeside = ({ text }: Cell) => meaning.test(text) || isMeaning(text);

/** "B NORTHLAKE CARD" in a lender's table: both borrowers' account. */
export const ownerBefore = /^[A-Z] (?=\p{Lu}{2})/u;

/** "NORTHLAKE CARD (closed)": a table has it behind the name. */
export const closedBehind = /\s*\((?:closed|cerrad[ao])\)$/i;

/** "NORTHLAKE CARD -", and beside it "Closed". */
const dashBehind = /\s+[-–|•·]$/;

/** The name in a line that is over an account; undefined for all that is no name. */
export function nameOf({ cells }: TextLine): Name | undefined {
  const [first, ...others] = cells;
  const hasNumber = others.some(({ text }) => number.test(` ${text}`));
  const mayBeBeside = ({ text }: Cell) =>
    isBeside(text.trim()) || isMissingBeside(text, first?.text ?? "") || (hasNumber && isKind(text));
  if (!first || !others.every(mayBeBeside) || others.some(isMeaningBeside)) return undefined;
  const isNumbered = numbered.test(first.text);
  const printed = first.text.replace(amountBeforeState, "");
  const whole = others.length > 0 ? printed.replace(dashBehind, "") : printed;
  const bareName = whole.replace(numbered, "").replace(counted, "").replace(amount, "").trim();
  const legible = withoutStatus(withoutType(withoutPlace(bareName)));
  const garbled = number.test(legible) ? undefined : garbledNumbers.find((each) => each.test(legible));
  const text = garbled ? legible.replace(garbled, "").trim() : legible;
  const own = (number.exec(text) ?? labelledNumber.exec(text))?.[1];
  const numbers = others.flatMap((cell) => number.exec(` ${cell.text}`)?.[1] ?? []);
  const masked = (own && hiddenFirst(own)) ?? (numbers.length === 1 ? numbers[0] : undefined);
  const bare = text.replace(labelledNumber, "").replace(number, "").replace(negative, "");
  const value = bare.replace(closed, "").trim();
  if (!isName(value) || isTypeLine(text) || isHeading(text)) return undefined;
  const isClosed = closed.test(bare) || others.some(({ text }) => /^(?:closed|cerrada)$/i.test(text));
  const isNegative = negative.test(text) || others.some(({ text }) => negativeMark.test(text));
  const isMarked = isNumbered || own !== undefined || garbled !== undefined || isNegative || isClosed;
  return {
    value,
    accountNumber: masked,
    isClosed,
    isMarked,
    isSure: isMarked || others.length > 0 || value === value.toUpperCase(),
  };
}

/** "ending in 4417" */
const hiddenFirst = (number: string) => (/^\d{3,6}$/.test(number) ? `****${number}` : number);

const isHeading = (text: string) => sectionOf(text) !== undefined || isPart(text) || isContactHeading(text);

/** Whether a line below a name says what kind of account it is. */
export const isTypeLine = (text: string) =>
  [typeAlone, typeAndNumber, typeWithNumber, typeAndOwner, stateAndType].some((known) => known.test(text));

/** Of "Closed • Credit card" the kind. */
export const typeBehindState = (text: string): string | undefined => stateAndType.exec(text)?.[1];

/**
 * "Credit card ••••2204", "Charge card ending in 7788", "Credit Card · 4417XXXXXXXX": the kind, and what is shown of the number;
 * "Experian · 4417XXXXXXXX" has no kind.
 */
export function typeAndNumberIn(text: string): { type?: string; number: string } | undefined {
  const [whole, type, last, first] = typeWithNumber.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { type, number: first === undefined ? `****${last}` : `${first}****` };
}

/** As `typeAndNumberIn`, of "Credit Card · 7775", where no mask shows that it is a number. */
export function typeAndFiguresIn(text: string): { type?: string; number: string } | undefined {
  const [, type, last] = typeWithFigures.exec(text) ?? [];
  return last === undefined ? undefined : { type, number: `****${last}` };
}

/** An address beside the name, in brackets, with its telephone or as far as its postal code. */
const isPlaceBeside = (text: string) =>
  /^\(|:? ?\(?\d{3}\)?[ -]?\d{3}-\d{4}\)?$|\b[A-Z]{2},? \d{5}(?:-\d{4})?$/.test(text) && place.test(text);

const isBeside = (text: string) =>
  isPlaceBeside(text) ||
  beside.test(text) ||
  isStatusWord(text) ||
  isStatusBeside(text) ||
  typeAlone.test(text) ||
  garbledNumbers.some((each) => each.test(` ${text}`)) ||
  number.test(` ${text}`);

/** "Collection/Chargeoff", "Wage earner or similar plan"; in capitals it may be a company. */
const isStatusBeside = (text: string) =>
  text.length <= LONGEST_STATUS && text !== text.toUpperCase() && (tellsStatus(text) || /^wage earner\b/i.test(text));

const LONGEST_STATUS = 40;

/** A dash for the amount, where words in small letters would be a label. */
const isMissingBeside = (text: string, name: string) => /^[-–—]{1,2}$/.test(text) && name === name.toUpperCase();

/** Beside a name and a number lenders print what kind of account it is, each in words of its own: "AUTOMOBILE". */
const isKind = (text: string) => /^\p{Lu}[\p{L} /&.-]{2,40}$/u.test(text) && labelIn(text) === undefined;

function withoutType(text: string): string {
  const found = typed.exec(text);
  const [, mark, type = ""] = found ?? [];
  const name = text.slice(0, found?.index);
  return type !== type.toUpperCase() && (mark !== undefined || name === name.toUpperCase()) ? name : text;
}

/** "NORTHLAKE CARD Derogatory", "NORTHLAKE CARD Past due": a status in other letters than the name's, one space behind it. */
function withoutStatus(text: string): string {
  const [, name = "", words = ""] = /^(.*?[\p{L}\d.]) (\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3})$/u.exec(text) ?? [];
  return name !== "" && name === name.toUpperCase() && isStatusWord(words) ? name : text;
}

const isName = remembered((text): boolean => {
  if (text.length < 2 || text.length > 80 || text.split(" ").length > 10) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || !/\p{L}[\p{L}&']/u.test(text)) return false;
  return (
    printed(text) !== undefined &&
    !place.test(text) &&
    !prose.test(text) &&
    !title.test(text) &&
    !/:(?: |$)/.test(text) &&
    !beside.test(text) &&
    !typeAlone.test(text) &&
    !owner.test(text) &&
    !countAlone.test(text) &&
    !typeAndOwner.test(text) &&
    !noun.test(text) &&
    !isMark(text) &&
    !masked.test(text) &&
    !typeAndNumber.test(text) &&
    !/[<>|]|\p{L}_\p{L}/u.test(text) &&
    !bureauFirst.test(text) &&
    !bureauCompany.test(text) &&
    !isStatusWord(text) &&
    !terms.test(text) &&
    !likeLabel.test(text) &&
    !isOfLabels(text) &&
    dayOfText(text) === undefined
  );
});
