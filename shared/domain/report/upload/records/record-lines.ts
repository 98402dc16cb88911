import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { isCodes } from "../words/bureau-names";
import { type Labelled, labelsIn } from "../words/fields";
import { isKindAlone } from "../words/record-type";
import { recordLabels } from "../words/record-vocabulary";
import { sectionOf } from "../words/sections";
import { dayOfText } from "../words/values";

const FEWEST = 2;
/** Of a label and the first word of its value. */
const LONGEST = 5;
/** No line of a court's record is longer. */
const MOST_WORDS = 40;

/**
 * A court's record in one line with a space between all that it says, each label with its value in a cell of its own: "CHAPTER 7
 * COURT: US BKPT CT CASE # 1811903 FILED 11/18 SOURCE TU/EF".
 */
export function withRecordLabelsApart(lines: readonly TextLine[]): TextLine[] {
  let isRecords = false;
  return lines.flatMap((printed, at) => {
    const line = withEndOfCourt(printed, lines[at + 1]);
    if (isRecords && isEndOfCourt(printed, lines[at - 1])) return [];
    const opened = line.cells.length < FEWEST + 1 ? sectionOf(textOf(line)) : undefined;
    if (opened) isRecords = opened === "records";
    const [cell, ...others] = line.cells;
    if (!isRecords || opened || !cell) return [line];
    return others.length === 0
      ? [{ ...line, cells: cellsOf(cell) }]
      : (kindBeside(line) ?? courtBeside(line) ?? [line]);
  });
}

/** "Court | HARBOR COUNTY DISTRICT", and below its value "COURT": the last words of the name, and no label. */
function isEndOfCourt({ cells: [end, ...others] }: TextLine, before: TextLine | undefined): boolean {
  const [label, name] = before?.cells ?? [];
  if (!end || others.length > 0 || !label || !name || before?.cells.length !== 2) return false;
  const [part] = labelsIn(label.text, recordLabels);
  const isOver = part?.field === "creditorName" && part.value === "" && !/:$/.test(end.text);
  return isOver && end.x > label.x + label.width && /^(?:\p{Lu}+ ?){1,3}$/u.test(end.text);
}

function withEndOfCourt(line: TextLine, below: TextLine | undefined): TextLine {
  const [label, name] = line.cells;
  if (!label || !name || !below || !isEndOfCourt(below, line)) return line;
  return { ...line, cells: [label, { ...name, text: `${name.text} ${textOf(below)}` }] };
}

/** "CIVIL JUDGMENT  FILED 08/2019  STATUS SATISFIED": what the record is begins it, and has no label. */
function kindBeside(line: TextLine): TextLine[] | undefined {
  const [kind, ...others] = line.cells;
  if (!kind || !isKindAlone(kind.text) || labelsIn(kind.text, recordLabels).some(({ label }) => label !== "chapter"))
    return undefined;
  return begunBy({ ...kind, text: `type: ${kind.text}` }, others, line);
}

/** "US BANKRUPTCY COURT AUSTIN  Docket Number: 2110023": the court begins its record, and has no label. */
function courtBeside(line: TextLine): TextLine[] | undefined {
  const [court, ...others] = line.cells;
  if (!court || !courtName.test(court.text) || labelsIn(court.text, recordLabels).length > 0) return undefined;
  const isNumbered = others.some(({ text }) => labelsIn(text, recordLabels)[0]?.field === "accountNumber");
  return isNumbered ? begunBy({ ...court, text: `court: ${court.text}` }, others, line) : undefined;
}

const courtName = /\b(?:court|ct|tribunal|corte)\b(?! *:)/i;

/** What a record begins with in a line of its own, where all beside it are labels with their values. */
function begunBy(first: Cell, others: readonly Cell[], line: TextLine): TextLine[] | undefined {
  if (!others.every(({ text }) => labelsIn(text, recordLabels).some(({ value }) => value !== ""))) return undefined;
  return [
    { ...line, cells: [first], begins: true },
    { ...line, cells: [...others] },
  ];
}

function cellsOf(cell: Cell): Cell[] {
  const words = cell.text.split(" ");
  if (words.length > MOST_WORDS || labelsIn(cell.text, recordLabels).length === 0) return [cell];
  const starts = words.flatMap((_, at) => (at > 0 && isOverValue(words.slice(at, at + LONGEST)) ? [at] : []));
  // "Case #" is one label, not "Case" and what is behind it.
  const own = starts.filter((at, index) => at - (starts[index - 1] ?? -1) > 1);
  if (own.length < FEWEST) return [cell];
  const letter = cell.width / cell.text.length;
  return [0, ...own].map((from, index) => {
    const text = words.slice(from, own[index]).join(" ");
    const x = cell.x + words.slice(0, from).join(" ").length * letter;
    return { ...cell, text, x, width: text.length * letter };
  });
}

/** Whether words begin with a label that has a colon, or right behind it a day, a number or codes of bureaus. */
function isOverValue(words: readonly string[]): boolean {
  return words.some((_, at) => {
    const text = words.slice(0, at + 1).join(" ");
    const [part] = labelsIn(text, recordLabels);
    return part !== undefined && (text.endsWith(":") || hasValue(part));
  });
}

function hasValue({ field, value }: Labelled): boolean {
  if (field === "dateReported" || field === "dateClosed") return dayOfText(value) !== undefined;
  if (field === "accountNumber") return /^\S*\d{3}\S*$/.test(value);
  return field === "bureaus" && isCodes(value);
}
