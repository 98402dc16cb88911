import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, lineOf } from "../tables/table-values";
import { bureauIn } from "../words/bureau-columns";
import { isCodes } from "../words/bureau-names";
import { type Field, fits, labelsIn, tellsStatus } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { isStatusWord } from "../words/status-values";
import { dayOfText } from "../words/values";
import { accountLabels } from "../words/vocabulary";

type Part = { field: Field; label: string; text: string };

const FEWEST_PARTS = 3;
const MOST_PARTS = 14;
const LONGEST_LINE = 300;
const LONGEST_STATUS = 40;
/** What may be between the parts of a line, the surest first. */
const marks: readonly RegExp[] = [/\s*[·•]\s*/, /\s+\|\s+/, /\s+[–—]\s+/, /\s+-\s+/, /\s+\/\s+/, /,\s+/];
const markAlone = /^[·•|–—\-/]$/;

/**
 * Accounts that are each one line, its parts with a mark between, as lines of one label and its value: "Midland Credit – Collection
 * – $812 – Opened 03/2021". Only where each part behind the name is known by itself.
 */
export function withAccountsInLines(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => accountIn(line) ?? [line]);
}

function accountIn(line: TextLine): TextLine[] | undefined {
  const text = textOf(line);
  const [cell, ...others] = line.cells;
  const isOne = isList(others);
  if (!cell || !isOne || line.begins || text.length > LONGEST_LINE || !/[·•|–—,/-]/.test(text)) return undefined;
  for (const mark of marks) {
    const found = partsOf(withNumberApart(withHeadApart(text).split(mark)), mark);
    if (found)
      return [
        creditorLine(line, cell, found.name),
        ...found.parts.map((part) => lineOf(line, part, { ...cell, text: part.text })),
      ];
  }
  return undefined;
}

/** Each part of a page's line may be a cell, the marks between or before them. */
const isList = (others: readonly Cell[]) =>
  others.every(({ text }, at) => markAlone.test(text) === (at % 2 === 0)) ||
  others.every(({ text }) => /^[·•|–—] /.test(text));

const creditorLine = (line: TextLine, cell: Cell, name: string): TextLine => ({
  ...lineOf(line, { label: CREDITOR, field: "creditorName" }, { ...cell, text: name }),
  begins: true,
});

/** The name, which may have such marks too, and the parts behind it; undefined where one of them is not known. */
function partsOf(texts: readonly string[], mark: RegExp): { name: string; parts: Part[] } | undefined {
  if (texts.length < FEWEST_PARTS || texts.length > MOST_PARTS) return undefined;
  const known = texts.map(partIn);
  const first = known.findIndex((part, at) => at > 0 && part);
  if (first < 1 || !saysEnough(known.slice(first))) return undefined;
  const name = nameIn(texts.slice(0, first), mark);
  const parts = known.slice(first).filter((part) => part !== undefined);
  const unlabelled = parts.filter(({ field, label }) => field === "balance" && label === AMOUNT);
  const says = parts.some(({ field }) => field === "payStatus" || field === "accountType");
  const isValued = parts.some(({ field }) => !plainFields.includes(field));
  if (!name || parts.length < FEWEST_PARTS - 1 || !says || !isValued) return undefined;
  // One amount is what is owed, unless another part says so; of two it is not known which is.
  const isOwed = unlabelled.length === 1 && !parts.some(({ field, label }) => field === "balance" && label !== AMOUNT);
  return { name, parts: parts.filter((part) => isOwed || !unlabelled.includes(part)) };
}

/** All parts are known, or most of many are. */
function saysEnough(known: readonly (Part | undefined)[]): boolean {
  const unknown = known.filter((part) => !part).length;
  return unknown === 0 || (known.length > MOST_UNKNOWN * 3 && unknown <= MOST_UNKNOWN);
}

const MOST_UNKNOWN = 1;

const AMOUNT = "Balance";
/** An inquiry has these too. */
const plainFields: readonly Field[] = ["payStatus", "accountType", "bureaus", "none", "firm"];

function nameIn(texts: readonly string[], mark: RegExp): string | undefined {
  const text = mark.source.startsWith(",") ? texts.join(", ") : texts.join(" - ");
  const isLabel = [text, ...texts].some(isLabelled);
  return isLabel || texts.length > MOST_IN_NAME
    ? undefined
    : nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 1 }] })?.value;
}

const MOST_IN_NAME = 2;

/** "- NORTHLAKE CARD (acct ending 4417): charge-off, balance $1,240": the name and the number are parts as the others are. */
const withHeadApart = (text: string) => text.replace(head, "$1, ending $2, ");
const head =
  /^(?:[-*•] )?(\p{Lu}[^:,()]{1,60}?),? \((?:acct|account)\.? ?(?:ending|#|no\.?)? ?(?:in |with )?[Xx*•]*(\d{2,6})\): /u;

/** "NORTHLAKE CARD — ending 4417": another mark is before the number, or none. */
function withNumberApart([first = "", ...others]: readonly string[]): string[] {
  const [, name, ending] = /^(.+?)(?:\s+[–—-]|,)?\s+(ending .+)$/i.exec(first) ?? [];
  return name && ending && endingNumber.test(ending) ? [name, ending, ...others] : [first, ...others];
}

const endingNumber = /^ending (?:in |with )?[Xx*•]*([A-Z]{0,4}\d{2,6})$/i;

/** "Type REV" is a label with its value too. */
function isLabelled(text: string): boolean {
  const [word = "", ...others] = text.trim().split(" ");
  return labelsIn(others.length === 1 ? word : text, accountLabels).length > 0;
}

/** What a part says by itself; undefined for what may be anything. */
function partIn(text: string): Part | undefined {
  const value = text.trim();
  const [label, ...others] = labelsIn(value, accountLabels);
  if (label && label.value !== "" && others.length === 0 && fits(label.field, label.value))
    return { field: label.field, label: label.label, text: label.value };
  const amount = amountBefore(value);
  if (amount) return amount;
  if (isStatusWord(value) || isStatus(value)) return { field: "payStatus", label: "Status", text: value };
  if (isTypeLine(value)) return { field: "accountType", label: "Account type", text: value };
  if (/^\$[\d,]+(?:\.\d\d)?$/.test(value)) return { field: "balance", label: AMOUNT, text: value };
  if (isCodes(value) || bureauIn(value)) return { field: "bureaus", label: "Source", text: value };
  const [, own] = number.exec(value) ?? [];
  const [, end] = endingNumber.exec(value) ?? [];
  if (own || end) return { field: "accountNumber", label: "Account number", text: own ?? `****${end}` };
  // Of which event a day is, it does not say.
  return dayOfText(value) ? { field: "none", label: "Date", text: value } : undefined;
}

/** "$455 past due", "$812 owed", "owes $812". */
function amountBefore(text: string): Part | undefined {
  const [, owed] = /^(?:you )?owes? (\$[\d,]+(?:\.\d\d)?)$/i.exec(text) ?? [];
  if (owed) return { field: "balance", label: "Amount owed", text: owed };
  const [, value = "", words = ""] = /^(\$[\d,]+(?:\.\d\d)?) (.+)$/.exec(text) ?? [];
  const [label] = labelsIn(/^owed$/i.test(words) ? "amount owed" : words, accountLabels);
  return label?.value === "" && amounts.includes(label.field)
    ? { field: label.field, label: label.label, text: value }
    : undefined;
}

const amounts: readonly Field[] = ["balance", "amount", "pastDue", "creditLimit"];

const number = /^(?:(?:acct|account)\.? ?)?#? ?((?=.*\d)[A-Z]{0,4}[\dXx*•-]*[Xx*•]{2,}[\dXx*•-]*)$/i;

const isStatus = (text: string) => text.length <= LONGEST_STATUS && !/[:$]/.test(text) && tellsStatus(text);
