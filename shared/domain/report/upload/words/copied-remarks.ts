import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "./bureau-columns";
import { labelled } from "./fields";
import { sectionOf } from "./sections";
import { isLabelLikeValue } from "./status-values";
import { printed } from "./values";
import { accountLabels } from "./vocabulary";

/** A bureau may have so many remarks. */
const MOST_EACH = 5;

/** The values of a label, one for each column, and of how many lines they are. */
type Values = { values: string[]; height: number };

/**
 * The remarks of several columns, of which a column may have more than one, each in a line of its own: a dash is a column's whole
 * value, and the others have the same remarks. Where it is not known whose each is there are no values. Undefined where no column
 * has more than one.
 */
export function remarksAt(lines: readonly TextLine[], at: number, count: number): Values | undefined {
  if (labelAlone(lines[at])?.field !== "remarks") return undefined;
  const below = lines.slice(at + 1, at + 2 + count * MOST_EACH);
  const height = below.findIndex((line) => labelAlone(line) !== undefined);
  const own = below.slice(0, Math.max(0, height));
  // What is below the last label of an account is no remark: the next one's name, and the bureaus over its columns.
  const isRemark = ({ cells: [cell, ...others] }: TextLine) =>
    cell !== undefined &&
    others.length === 0 &&
    bureauIn(cell.text) === undefined &&
    sectionOf(cell.text) === undefined;
  if (height <= count || !own.every(isRemark)) return undefined;
  return { values: groupsOf(own, count)?.map((group) => group.map(textOf).join("; ")) ?? [], height };
}

function labelAlone(line: TextLine | undefined) {
  const [cell, ...others] = line?.cells ?? [];
  const [part, ...more] = cell && others.length === 0 ? labelled(cell, accountLabels) : [];
  const isOwn = part?.value === "" && more.length === 0 && !isLabelLikeValue(remarks, cell?.text ?? "");
  return isOwn ? part : undefined;
}

const remarks = { label: "remarks", field: "remarks" } as const;

/** As many lines for each column as for every other; undefined where their words differ. */
function groupsOf(lines: readonly TextLine[], count: number): TextLine[][] | undefined {
  const others = lines.filter((line) => !isDash(line));
  const size = others.length / (count - (lines.length - others.length));
  if (!Number.isInteger(size) || size < 1) return undefined;
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (isDash(line) || !last || last.length === size || last.some(isDash)) groups.push([line]);
    else last.push(line);
  }
  const texts = groups.filter((group) => !group.some(isDash)).map((group) => group.map(textOf).join("\n"));
  return groups.length === count && new Set(texts).size === 1 ? groups : undefined;
}

const isDash = (line: TextLine) => printed(textOf(line)) === undefined;
