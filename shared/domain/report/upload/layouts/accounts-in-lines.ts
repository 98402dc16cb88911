import { type Cell, isApart, type TextLine } from "../lines/text-line";
import { CREDITOR, lineOf } from "../tables/table-values";
import type { Field } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { AMOUNT, endingNumber, isLabelled, type Part, partIn } from "./known-parts";

const FEWEST_PARTS = 3;
const MOST_PARTS = 14;
const LONGEST_LINE = 300;
/** What may be between the parts of a line, the surest first. */
const marks: readonly RegExp[] = [/\s*[·•]\s*/, /\s+\|\s+/, /\s+[–—]\s+/, /\s+-\s+/, /\s+\/\s+/, /,\s+/];
const markAlone = /^[·•|–—\-/]$/;

/**
 * Accounts that are each one line, its parts with a mark between, as lines of one label and its value: "Midland Credit – Collection
 * – $812 – Opened 03/2021". Only where each part behind the name is known by itself.
 */
export function withAccountsInLines(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const below = lines[at + 1];
    if (isAmidSentence(line, lines[at - 1])) {
      rows.push(line);
      continue;
    }
    const whole = goesOn(line, below) ? accountIn(joinedLine(line, below)) : undefined;
    rows.push(...(whole ?? accountIn(line) ?? [line]));
    at += whole ? 1 : 0;
  }
  return rows;
}

/** "… for seven years. Example: Midland Credit", and below it "Management, balance $1,240, status: Collection.": prose names no account. */
function isAmidSentence(line: TextLine, above: TextLine | undefined): boolean {
  const [[cell], [before, ...others]] = [line.cells, above?.cells ?? []];
  if (!above || !cell || !before || others.length > 0 || isApart(above, line) || before.x !== cell.x) return false;
  return /\p{Ll}[.!?] \p{Lu}\p{Ll}/u.test(before.text) && !/[.!?:;,]$/.test(before.text) && !accountIn(above);
}

/** A list that ends with a comma has its last word in the next line. */
const goesOn = (line: TextLine, below: TextLine | undefined): below is TextLine =>
  /,$/.test(line.cells.at(-1)?.text ?? "") && below?.cells.length === 1 && below.cells[0]?.x === line.cells.at(-1)?.x;

function joinedLine(line: TextLine, below: TextLine): TextLine {
  const last = line.cells.at(-1);
  const text = [last, ...below.cells].map((cell) => cell?.text ?? "").join(" ");
  return last ? { ...line, cells: [...line.cells.slice(0, -1), { ...last, text }] } : line;
}

/** An account's name, and a line for each part behind it. */
export const linesOf = (
  line: TextLine,
  cell: Cell,
  { name, parts }: { name: string; parts: readonly Part[] },
): TextLine[] => [
  creditorLine(line, cell, name),
  ...parts.map((part) => lineOf(line, part, { ...cell, text: part.text })),
];

const creditorLine = (line: TextLine, cell: Cell, name: string): TextLine => ({
  ...lineOf(line, { label: CREDITOR, field: "creditorName" }, { ...cell, text: name }),
  begins: true,
});

function accountIn(line: TextLine): TextLine[] | undefined {
  const [count, listed] = line.cells;
  const isListed = listed !== undefined && line.cells.length === 2 && /^\(?\d{1,3}[.)]?$/.test(count?.text ?? "");
  const [cell, ...others] = isListed ? [listed] : line.cells;
  const text = [cell, ...others].map((each) => each?.text ?? "").join(" ");
  const isOne = isList(others);
  if (!cell || !isOne || line.begins || text.length > LONGEST_LINE || !/[·•|–—,/-]/.test(text)) return undefined;
  for (const mark of marks) {
    const texts = withNumberApart(withHeadApart(text).split(mark));
    const found = partsOf(texts.flatMap(kindAndNumberApart), mark);
    if (found) return linesOf(line, cell, found);
  }
  return undefined;
}

/** Each part of a page's line may be a cell, the marks between or before them. */
const isList = (others: readonly Cell[]) =>
  others.every(({ text }, at) => markAlone.test(text) === (at % 2 === 0)) ||
  others.every(({ text }) => /^[·•|–—] /.test(text));

/** The name, which may have such marks too, and the parts behind it; undefined where one of them is not known. */
export function partsOf(texts: readonly string[], mark: RegExp): { name: string; parts: Part[] } | undefined {
  if (texts.length < FEWEST_PARTS || texts.length > MOST_PARTS) return undefined;
  const known = texts.map(partIn);
  const first = known.findIndex((part, at) => at > 0 && part);
  if (first < 1 || !saysEnough(known.slice(first))) return undefined;
  const head = withoutOriginal(texts.slice(0, first));
  const name = nameIn(head.texts, mark);
  const behind = name?.accountNumber
    ? [{ field: "accountNumber" as const, label: "Account number", text: name.accountNumber }]
    : [];
  const parts = [...behind, ...head.parts, ...known.slice(first).filter((part) => part !== undefined)];
  const unlabelled = parts.filter(({ field, label }) => field === "balance" && label === AMOUNT);
  const says = parts.some(({ field }) => field === "payStatus" || field === "accountType");
  const isValued = parts.some(({ field }) => !plainFields.includes(field));
  if (!name || parts.length < FEWEST_PARTS - 1 || !says || !isValued) return undefined;
  // One amount is what is owed, unless another part says so; of two it is not known which is.
  const isOwed = unlabelled.length === 1 && !parts.some(({ field, label }) => field === "balance" && label !== AMOUNT);
  return { name: name.value, parts: parts.filter((part) => isOwed || !unlabelled.includes(part)) };
}

/** All parts are known, or most of many are. */
function saysEnough(known: readonly (Part | undefined)[]): boolean {
  const unknown = known.filter((part) => !part).length;
  return unknown === 0 || (known.length > MOST_UNKNOWN * 3 && unknown <= MOST_UNKNOWN);
}

const MOST_UNKNOWN = 1;

/** An inquiry has these too. */
const plainFields: readonly Field[] = ["payStatus", "accountType", "bureaus", "none", "firm"];

/** "Midland Credit (orig. Hudson Clinic) #4417": who was owed first may be between the name and the number. */
function withoutOriginal(texts: readonly string[]): { texts: string[]; parts: Part[] } {
  const parts: Part[] = [];
  const bare = texts.map((text) =>
    text.replace(original, (_, name: string) => {
      parts.push({ field: "originalCreditor", label: "Original creditor", text: name });
      return "";
    }),
  );
  return { texts: bare, parts };
}

const original = / \(orig(?:inal(?:ly)?|\.)?:? ?(?:cred(?:itor|\.)?:? )?(\p{L}[^()]{1,60})\)/iu;

function nameIn(texts: readonly string[], mark: RegExp) {
  const text = mark.source.startsWith(",") ? texts.join(", ") : texts.join(" - ");
  const isLabel = [text, ...texts].some(isLabelled);
  return isLabel || texts.length > MOST_IN_NAME
    ? undefined
    : nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 1 }] });
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

/** "Credit Card ending 4417": the kind of the account and its number are two parts. */
function kindAndNumberApart(text: string): string[] {
  const [, kind = "", ending = ""] = /^(.+?) (ending .+)$/i.exec(text) ?? [];
  return isTypeLine(kind) && endingNumber.test(ending) ? [kind, ending] : [text];
}
