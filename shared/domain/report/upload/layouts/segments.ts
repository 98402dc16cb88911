import { type Cell, isApart, type TextLine, textOf } from "../lines/text-line";
import { type Labelled, labelled, labelsIn } from "../words/fields";
import { nameOf } from "../words/names";
import { isPart } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const separator = /\s*(?:;|\s[|·•])\s+/;

/** Who was owed first may follow other words without a mark: "OPEN COLLECTION ORIGINAL CREDITOR: HUDSON CLINIC". */
const wordsBeforeOriginal = /(?<=\w) (?=orig(?:inal|\.)? creditor: ?\S)/i;

const original = /\borig(?:inal|\.)? creditor: ?\S/i;
/** Of a status in more than one word: a single one may be the end of a name. */
const STATUS_WORDS = [5, 4, 3, 2];

/** And a status may follow the name: "ORIGINAL CREDITOR: HUDSON CLINIC PLACED FOR COLLECTION". */
function withStatusBehind(text: string): string {
  if (!original.test(text)) return text;
  const words = text.split(" ");
  const count = STATUS_WORDS.find((most) => isStatusAlone(words.slice(-most).join(" ")));
  const name = words.slice(0, count === undefined ? undefined : -count).join(" ");
  return count === undefined || !original.test(name) ? text : `${name}; ${words.slice(-count).join(" ")}`;
}

/**
 * What is in one line with marks between, as lines of their own: "Acct # 4417XX | Credit card | Opened 03/2019", "COLLECTION;
 * ORIGINAL CREDITOR: HUDSON CLINIC". Only where a label with its value is behind a mark; what has no label is left out, unless
 * it is a name or says the account's status.
 */
export function withSegmentsApart(lines: readonly TextLine[]): TextLine[] {
  const rows = withLastValues(lines);
  return rows.flatMap((line) => {
    const groups = groupsOf(line);
    const parts = groups?.map(([cell, ...values]) =>
      cell && values.length === 0 ? segmentsOf(cell, line) : undefined,
    );
    if (!groups || !parts || parts.every((part) => part === undefined)) return [line];
    return groups.flatMap((cells, at) => parts[at] ?? [{ ...line, cells }]);
  });
}

/** A list whose last value had no room has it in the next line: "… | Terms frequency:", and below it "Monthly". */
function withLastValues(lines: readonly TextLine[]): TextLine[] {
  const taken = new Set<TextLine>();
  const rows = lines.map((line, at) => {
    const [below, next] = [lines[at + 1], lines[at + 2]];
    const [cell, ...others] = line.cells;
    const [rest, ...more] = below?.cells ?? [];
    if (!cell || others.length > 0 || !below || !rest || more.length > 0 || !next || isApart(line, below)) return line;
    if (!separator.test(cell.text) || !endsWithLabel(cell.text) || !isLabelled(textOf(next))) return line;
    if (labelled(rest, accountLabels).length > 0 || isPart(rest.text) || nameOf(below)?.isSure) return line;
    taken.add(below);
    return { ...line, cells: [{ ...cell, text: `${cell.text} ${rest.text}` }] };
  });
  return rows.filter((_, at) => !taken.has(lines[at] ?? { page: 0, line: 0, cells: [] }));
}

const endsWithLabel = (text: string) => {
  const [label, ...others] = labelsIn(text.split(separator).at(-1) ?? "", accountLabels);
  return /:$/.test(text) && label?.value === "" && others.length === 0;
};

/** Lists may be beside one another and beside a label with its value; cells without a label are of a table, and stay together. */
function groupsOf({ cells }: TextLine): Cell[][] | undefined {
  const groups: Cell[][] = [];
  let before: Labelled | undefined;
  for (const cell of cells) {
    const found = labelled(cell, accountLabels);
    if (found.length > 0 || cells.length === 1) groups.push([cell]);
    else if (before?.value === "") groups.at(-1)?.push(cell);
    else return undefined;
    before = found.at(-1);
  }
  return groups;
}

function segmentsOf(cell: Cell, line: TextLine): TextLine[] | undefined {
  const text = cell.text.replace(wordsBeforeOriginal, "; ");
  const whole = withStatusBehind(text);
  const parts = whole.split(separator);
  if (whole === text && !isList(text, parts)) return undefined;
  const isOverNumber = labelsIn(parts[1] ?? "", accountLabels)[0]?.field === "accountNumber";
  return parts.flatMap((part, at) =>
    linesOf(part, { mayName: at === 0, isOverNumber }, line).map((own) => ({
      ...line,
      cells: [{ ...cell, text: own }],
    })),
  );
}

/** What was owed for names no creditor. */
const whatFor = /^medical$/i;

function linesOf(text: string, { mayName, isOverNumber }: { mayName: boolean; isOverNumber: boolean }, line: TextLine) {
  if (isLabelled(text)) return [text];
  if (isStatusAlone(text)) return [`Status: ${text}`];
  const [cell] = line.cells;
  const name = mayName && cell && !whatFor.test(text) ? nameOf({ ...line, cells: [{ ...cell, text }] }) : undefined;
  return name && (name.isSure || isOverNumber) ? [text] : [];
}

/** A label's value may have such marks itself, if it fits with them. */
const isList = (text: string, [first = "", ...others]: readonly string[]) =>
  others.some(isLabelled) || (others.length > 0 && isLabelled(first) && !isLabelled(text));

const isLabelled = (text: string) => {
  const [part] = labelsIn(text, accountLabels);
  return part !== undefined && part.value !== "";
};
