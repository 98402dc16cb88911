import type { TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { type Field, fits, isText, labelsIn, tellsStatus } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { ratingOf } from "../words/rating";
import { recordLabels } from "../words/record-vocabulary";
import { bureausIn } from "../words/sources";
import { dayOfText, moneyOf, printed } from "../words/values";

/** A column of a table whose cells are below one another. Of an unknown heading no field is known. */
export type CellColumn = { text: string; field?: Field; isBureau?: true };

const FEWEST_KNOWN = 3;
const MOST_WORDS = 3;

/** The columns that lines may be the headings of, one in a line; a heading may have several lines, and a line two headings. */
export function columnsOfHeading(lines: readonly TextLine[]): CellColumn[][] {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const joined = wordsJoined(texts);
  const ways = [texts, texts.flatMap(labelsApart), joined, joined.flatMap(labelsApart)];
  const apart = ways.filter((way, at) => ways.findIndex((each) => each.join("\n") === way.join("\n")) === at);
  return apart.map(columnsOf).filter((columns) => columns !== undefined);
}

/** Which column holds the creditor, or the court of a record. */
export const nameColumn = (columns: readonly CellColumn[]) =>
  columns.findIndex(({ field }) => field === "creditorName");

function columnsOf(texts: readonly string[]): CellColumn[] | undefined {
  const fieldsBy = [labelIn, recordLabelIn].map((ownLabel) => texts.map((text) => ownLabel(text)?.field));
  const fields = fieldsBy.find((found) => found.includes("creditorName"));
  const columns = texts.map((text, at): CellColumn => {
    return bureauIn(text) ? { text, isBureau: true } : { text, field: fields?.[at] };
  });
  const known = fields?.filter((field) => field !== undefined).length ?? 0;
  return known >= Math.max(FEWEST_KNOWN, columns.length / 2) ? columns : undefined;
}

/** Whether a text is the label of an account or a court record. */
export const isHeadingWord = (text: string) => (labelIn(text) ?? recordLabelIn(text)) !== undefined;

/** Whether a text is over creditors' names, alone or with another label: "Creditor / Account no". */
export const isNameHeading = (text: string) =>
  [text, ...labelsApart(text)].some((each) => (labelIn(each) ?? recordLabelIn(each))?.field === "creditorName");

function recordLabelIn(text: string): { field: Field } | undefined {
  const [part, ...others] = labelsIn(text, recordLabels);
  return part?.value === "" && others.length === 0 ? part : undefined;
}

/** "Date", "Opened": the lines of one heading as one, the longest that are known. */
function wordsJoined(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < texts.length; ) {
    const counts = Array.from({ length: MOST_WORDS }, (_, index) => MOST_WORDS - index);
    const count = counts.find((each) => each === 1 || isOneLabel(texts.slice(at, at + each))) ?? 1;
    joined.push(texts.slice(at, at + count).join(" "));
    at += count;
  }
  return joined;
}

const isOneLabel = (texts: readonly string[]) => texts.length > 1 && labelIn(texts.join(" ")) !== undefined;

const labelsApart = (text: string): string[] => {
  const parts = text.split(/\s*[/|&]\s*/);
  return labelIn(text) || !parts.every((part) => labelIn(part)) ? [text] : parts;
};

/** Whether a text can be a value of a column; `isStrict`: by the words of its heading and of the value, as far as they tell. */
export function suitsColumn({ text: heading, field, isBureau }: CellColumn, text: string, isStrict: boolean): boolean {
  if (field === "creditorName") return isCreditor(text);
  if (printed(text) === undefined) return true;
  if (isBureau) return /^(?:[x✓✔•●]|yes|no|y|n)$/i.test(text);
  if (labelIn(text) && !tellsStatus(text)) return false;
  if (field === undefined || field === "none") return !isStrict || suitsWords(heading, text);
  if (field === "accountNumber") return fits(field, text) && dayOfText(text) === undefined;
  if (!isText(field)) return fits(field, text);
  if (field === "bureaus") return bureausIn(text, true).length > 0;
  if (!isWorded(text)) return field === "payStatus" && ratingOf(text) !== undefined;
  if (!isStrict) return true;
  if (field === "payStatus") return tellsStatus(text) || ratingOf(text) !== undefined;
  return field !== "accountType" || !tellsStatus(text) || /^(?:collection|open)/i.test(text);
}

/** A creditor's name, and neither a label nor a word for a status. */
const isCreditor = (text: string) =>
  labelIn(text) === undefined &&
  !(tellsStatus(text) && !text.includes(" ")) &&
  nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 1 }] }) !== undefined;

/** Words, and neither an amount, a day nor a number. */
const isWorded = (text: string) =>
  /\p{L}/u.test(text) && !/^\$/.test(text) && dayOfText(text) === undefined && !/[x*•]{3}/i.test(text);

const ofDays = /\bdate\b|\bactiv|verified|updated|\bopen(?:ed)?\b|\bfecha\b/i;
const ofAmounts =
  /\bhigh\b|\bcredit\b|balance|limit|amount|payment|\bpmt\b|\bloan\b|\bhi\b|saldo|monto|l[ií]mite|pago/i;
/** Whose an account is: a letter as a rule. */
const ofOwners = /^(?:ecoa|whose|owner|resp|responsibility)$/i;
const ownerWords =
  /^(?:\p{Lu}(?:[/-]\p{Lu})?|individual|joint|authori[sz]ed.{0,6}|shared|maker|co-?(?:signer|maker)|participant)\b/iu;
const ofCounts = /\bmos?\b|months?|\bterms?\b|\b(?:30|60|90)\b|\bmeses\b/i;

/** What a heading's words say of its values, though no field is read of them. */
function suitsWords(heading: string, text: string): boolean {
  if (ofOwners.test(heading)) return ownerWords.test(text);
  if (ofDays.test(heading)) return dayOfText(text) !== undefined;
  if (ofCounts.test(heading)) return /\d/.test(text);
  if (ofAmounts.test(heading)) return moneyOf(text) !== undefined && dayOfText(text) === undefined;
  return true;
}
