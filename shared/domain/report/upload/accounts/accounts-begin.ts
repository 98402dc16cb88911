import { type TextLine, textOf } from "../lines/text-line";
import { type Field, labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { recordLabels } from "../words/record-vocabulary";
import { isPart, sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

/** So many lines may be between a name and the first label of its account: when it was reported, what it is. */
export const NEAR = 3;
/** In so many lines below a name are the labels that every account has; of a copy, each with its value in the line below it. */
const WHOLE = 10;

const accountMarks: readonly Field[] = ["creditorName", "accountNumber"];

/** "Potentially negative" below a creditor's name. */
export const isNegativeMark = (text: string) => /^(?:potentially )?negative$/i.test(text);

/** A name, and below it a mark, a part of an account or one of its labels. */
export function opensAccount([line, ...below]: readonly TextLine[]): boolean {
  if (!line || nameOf(line)?.isSure !== true) return false;
  return below.slice(0, NEAR).some((each) => {
    const text = textOf(each);
    return isNegativeMark(text) || isPart(text) || fieldsIn(each).some((field) => accountMarks.includes(field));
  });
}

/**
 * Whether the first line begins an account that shows as one by itself, whatever heading it is under: a name over an account's
 * number, its status, and its balance or who was owed first, or these labels as a table's heading.
 */
export function beginsWholeAccount(lines: readonly TextLine[]): boolean {
  const [line, ...all] = lines;
  if (!line) return false;
  if (isAccountHead(line)) return true;
  // The mark below a name is a section's heading elsewhere.
  const below = all.filter((each) => !isNegativeMark(textOf(each)));
  if (!isName(line)) return false;
  const end = below.findIndex((each) => sectionOf(textOf(each)) !== undefined);
  const own = withoutValues(end < 0 ? below : below.slice(0, end)).slice(0, WHOLE);
  const isNumbered = [...below.slice(0, NEAR), ...own].some((each) => has(each, "accountNumber"));
  if (!isNumbered && !nameOf(line)?.accountNumber) return false;
  const isOwed = own.some((each) => has(each, "balance") || has(each, "originalCreditor"));
  return isOwed && own.some((each) => has(each, "payStatus"));
}

/** The lines but for those that are the value of a label alone in the line above. */
const withoutValues = (lines: readonly TextLine[]) =>
  lines.filter((_, at) => at === 0 || !isLabelAlone(lines[at - 1]) || isLabelAlone(lines[at]));

function isLabelAlone(line: TextLine | undefined): boolean {
  const [cell, ...others] = line?.cells ?? [];
  const [label, ...more] = cell && others.length === 0 ? labelled(cell, accountLabels) : [];
  return label?.value === "" && more.length === 0;
}

/** Whether the account that the first line begins has a label for its collector. */
export function namesCollector([, ...below]: readonly TextLine[]): boolean {
  const labels = below.slice(0, NEAR).flatMap((line) => line.cells.flatMap((cell) => labelled(cell, accountLabels)));
  return labels.some(({ field, label }) => field === "creditorName" && /^collection/.test(label));
}

const isName = (line: TextLine) => line.begins === true || has(line, "creditorName") || nameOf(line)?.isSure === true;

/** "Account name | Account number | Balance | Status" with nothing behind the labels. */
function isAccountHead({ cells }: TextLine): boolean {
  const parts = cells.map((cell) => labelled(cell, accountLabels));
  if (cells.length < 3 || !parts.every(([part, ...others]) => part?.value === "" && others.length === 0)) return false;
  const fields = parts.map(([part]) => part?.field);
  return fields[0] === "creditorName" && fields.includes("accountNumber") && fields.includes("balance");
}

const bankruptcyCourt = /\b(?:bankruptcy|bkr?pt?c?y?) (?:court|ct)\b/i;
const courtLabel = /^(?:court(?: name)?|name of court|tribunal|nombre del tribunal)$/;

/** Whether the first line begins a court's record among accounts: its court, and below it or beside it labels of records alone. */
export function beginsRecord(lines: readonly TextLine[]): boolean {
  const [line, ...below] = lines;
  if (!line) return false;
  const isHead =
    line.cells.length > 2 && courtLabel.test(labelled(line.cells[0] ?? { text: "" }, recordLabels)[0]?.label ?? "");
  if (isHead) return recordOnlyIn([line]).size > 1;
  return bankruptcyCourt.test(nameOf(line)?.value ?? "") && recordOnlyIn(below.slice(0, RECORD)).size > 1;
}

const RECORD = 8;

/** The labels that no account has. */
function recordOnlyIn(lines: readonly TextLine[]): Set<string> {
  const cells = lines.flatMap((line) => line.cells);
  const own = cells.filter((cell) => labelled(cell, accountLabels).length === 0);
  return new Set(own.flatMap((cell) => labelled(cell, recordLabels).map(({ label }) => label)));
}

const fieldsIn = (line: TextLine): Field[] =>
  line.cells.flatMap((cell) => labelled(cell, accountLabels).map(({ field }) => field));

const has = (line: TextLine, field: Field) => fieldsIn(line).includes(field);
