import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { isWords, type Label, labelIn } from "../words/heading-words";
import { type Groups, gridOf } from "./group-columns";

/** Above the bureaus' names: the labels of the groups, and those of the account as a whole, which may be in lines of their own. */
const MOST_ABOVE = 3;
const FAR = 30;
const SAME_START = 4;

type Repeated = { bureaus: Bureau[]; own: Cell[]; before: Cell[] };

/** The heading of a table with a group of columns for each label: below it the bureaus' names, the same under each label. */
export function labelGroupsAt(lines: readonly TextLine[], at: number): Groups | undefined {
  for (let height = 2; height <= MOST_ABOVE + 1; height += 1) {
    const above = lines.slice(at, at + height - 1);
    if (!above.every(({ cells }) => cells.every(isWords))) return undefined;
    const named = repeatedBureaus(lines[at + height - 1]);
    if (named) return groupsOf(above, named, { height, below: lines.slice(at + height, at + height + FAR) });
  }
  return undefined;
}

/** The bureaus whose names a line ends with, in the same order twice or more; before them may be labels of other columns. */
function repeatedBureaus(line: TextLine | undefined): Repeated | undefined {
  const cells = line?.cells ?? [];
  const named = cells.map(({ text }) => bureauIn(text));
  const from = named.lastIndexOf(undefined) + 1;
  const own = named.slice(from).flatMap((bureau) => bureau ?? []);
  const bureaus = own.slice(0, new Set(own).size);
  const isSame = own.every((bureau, place) => bureau === bureaus[place % bureaus.length]);
  if (bureaus.length < 2 || own.length < bureaus.length * 2 || !isSame) return undefined;
  return own.length % bureaus.length === 0
    ? { bureaus, own: cells.slice(from), before: cells.slice(0, from) }
    : undefined;
}

function groupsOf(
  above: readonly TextLine[],
  { bureaus, own, before }: Repeated,
  { height, below }: { height: number; below: readonly TextLine[] },
): Groups | undefined {
  const left = (own[0]?.x ?? 0) - SAME_START;
  const cells = [...above.flatMap((line) => line.cells), ...before].sort((a, b) => a.x - b.x);
  const shared = cells.filter(({ x, width }) => x < left && x + width <= left + SAME_START * 2);
  const heads = cells.filter((cell) => !shared.includes(cell));
  const labels = heads.flatMap(({ text }) => labelIn(text) ?? []);
  const isOver = heads.every((head, at) =>
    isOverGroup(head, own.slice(at * bureaus.length, (at + 1) * bureaus.length)),
  );
  const isWhole = labels.length === heads.length && labels.length * bureaus.length === own.length && isOver;
  if (!isWhole || !shared.some(isName)) return undefined;
  return { bureaus, shared, grid: gridOf([...shared, ...own], below), labels, height, isByLabel: true };
}

/** The middle of a label is between the first and the last of its columns, wherever in its cell it is set. */
function isOverGroup(head: Cell, group: readonly Cell[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return false;
  const middle = head.x + head.width / 2;
  return middle >= first.x - SAME_START && middle <= last.x + last.width + SAME_START;
}

const isName = ({ text }: Cell): boolean => {
  const label: Label | undefined = labelIn(text);
  return label?.field === "creditorName";
};
