import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { tellsStatus } from "../words/fields";
import { isStatusWord } from "../words/status-values";

type Choice = { text: string; isChecked: boolean };
/** A line of a form: choices with a box each, and before them what is asked. */
type Asked = { label?: Cell; choices: Choice[] };

const box = /(?=[☐□☒☑■]|\[[ Xx✓]?\])/u;
const boxed = /^([☐□☒☑■]|\[[ Xx✓]?\])\s*(\S.*)$/u;
const openBox = /(?:^|\s)([☐□☒☑■]|\[[ Xx✓]?\])$/u;
const checked = /^(?:[☒☑■]|\[[Xx✓]\])$/u;
/** How to fill a form in: "(mark all that apply)". */
const advice = /\s*\([^)]{4,40}\)(?=\s*:?\s*$)/;
const MOST_LINES = 6;
const STEP = 100;

/**
 * Forms that print all answers with a box before each: only what is checked is said. "Rating: ☐ Pays as agreed ☒ Charge-off" is
 * "Rating: Charge-off". Only where the answers are bureaus or say how an account stands: a list with a box before each account
 * is one to choose from.
 */
export function withCheckedChoices(printed: readonly TextLine[]): TextLine[] {
  const lines = withBoxesBeforeWords(printed);
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const own = askedIn(line);
    const group = own && groupAt(lines, at, own);
    const said = group && saidBy(line, group.asked);
    rows.push(...(said ?? [line]));
    at += said ? group.height - 1 : 0;
  }
  return rows;
}

/** A box that ends a line stands before the words that the next one begins with. */
function withBoxesBeforeWords(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = [...lines];
  rows.forEach((line, at) => {
    const [last, below] = [line.cells.at(-1), rows[at + 1]];
    const open = openBox.exec(last?.text ?? "");
    const [next, ...others] = below?.cells ?? [];
    if (!last || !open || !below || !next || boxed.test(next.text)) return;
    const text = last.text.slice(0, open.index);
    const whole = { ...line, cells: [...line.cells.slice(0, -1), ...(text === "" ? [] : [{ ...last, text }])] };
    if (!askedIn(whole)) return;
    rows[at] = whole;
    rows[at + 1] = { ...below, cells: [{ ...next, text: `${open[1]} ${next.text}` }, ...others] };
  });
  return rows;
}

/** The choices of a line; undefined where other words are beside them. */
function askedIn({ cells }: TextLine): Asked | undefined {
  const [first, ...others] = cells;
  if (!first) return undefined;
  const isLabelled = !boxed.test(first.text);
  // "Rating: ☐ Collection" may be one cell.
  const [head = "", ...inHead] = first.text.split(box);
  const label = isLabelled ? { ...first, text: head.replace(advice, "").trim() } : undefined;
  if (label && !/\p{L}/u.test(label.text)) return undefined;
  const texts = [...(isLabelled ? inHead : [first.text]), ...others.map(({ text }) => text)];
  const pieces = texts.flatMap((text) => text.split(box)).map((text) => text.trim());
  const choices = pieces.filter((text) => text !== "").map(choiceIn);
  const areBoxed = choices.length > 0 && pieces.every((text) => boxed.test(text));
  return areBoxed || (label && areChoicesOfPhoto(choices)) ? { label, choices } : undefined;
}

function choiceIn(text: string): Choice {
  const [, mark = "", words = text] = boxed.exec(text) ?? [];
  return { text: words.trim(), isChecked: checked.test(mark) };
}

/** In a photo the empty boxes may not be found: one that is checked is before the words behind it, and the others are not. */
const areChoicesOfPhoto = (choices: readonly Choice[]) =>
  choices.length >= FEWEST_OF_PHOTO &&
  choices.filter(({ isChecked }) => isChecked).length === 1 &&
  choices.every(({ text }) => text.length <= LONGEST_ANSWER && !/[\d$:]/.test(text)) &&
  choices.filter(({ text }) => isAnswer(text)).length > choices.length / 2;

const FEWEST_OF_PHOTO = 4;

/** The lines that ask one thing: below the first may be more choices, and between two what is asked, set in their middle. */
function groupAt(lines: readonly TextLine[], at: number, first: Asked): { asked: Asked; height: number } {
  const asked: Asked = { ...first, choices: [...first.choices] };
  let height = 1;
  for (const below of lines.slice(at + 1, at + MOST_LINES)) {
    const more = askedIn(below);
    const isNext = more !== undefined && more.label === undefined;
    const label = asked.label ? undefined : labelAlone(below);
    if (!isNext && !label) break;
    if (isNext && asked.label && isOfNextLabel(lines, at + height)) break;
    if (more) asked.choices.push(...more.choices);
    asked.label ??= label;
    height += 1;
  }
  return { asked, height };
}

const labelAlone = ({ cells: [cell, ...others] }: TextLine): Cell | undefined =>
  cell && others.length === 0 && /^\p{L}[^:]{1,40}:$/u.test(cell.text) ? cell : undefined;

/** Choices over and below what is asked belong to it. */
function isOfNextLabel(lines: readonly TextLine[], at: number): boolean {
  const [label, below] = [lines[at + 1], lines[at + 2]];
  const rest = below && askedIn(below);
  return label !== undefined && labelAlone(label) !== undefined && rest !== undefined && rest.label === undefined;
}

function saidBy(line: TextLine, { label, choices }: Asked): TextLine[] | undefined {
  const known = choices.filter(({ text }) => isAnswer(text));
  if (choices.length < 2 || known.length < choices.length / 2) return undefined;
  const own = choices.filter(({ isChecked }) => isChecked).map(({ text }) => text);
  if (own.length === 0 && !label) return undefined;
  // Bureaus alone with their boxes are read as a list of sources.
  if (!label && choices.every(({ text }) => bureauIn(text) !== undefined)) return undefined;
  const [x, text] = [label?.x ?? 0, label?.text ?? "Status:"];
  const value = { text: own.length > 0 ? own.join("; ") : "-", x: x + STEP, width: STEP };
  return [{ ...line, cells: [{ text, x, width: label?.width ?? STEP / 2 }, value] }];
}

/** A bureau, or a status in few words; with an amount or a day it is an account's line. */
const isAnswer = (text: string) =>
  text.length <= LONGEST_ANSWER &&
  !/\$|\d{4}/.test(text) &&
  (bureauIn(text) !== undefined || isStatusWord(text) || tellsStatus(text));

const LONGEST_ANSWER = 40;
