import type { TextLine } from "../lines/text-line";
import { fits, plain } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** So many lines show that a copy has lost what was between its labels and values. */
const FEWEST = 6;

const names = Object.keys(accountLabels)
  .sort((a, b) => b.length - a.length)
  .map((label) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const label = new RegExp(`^(?:${names.join("|")})`, "i");

/**
 * Lines of a copied page in which a label touches its value, "Account statusClosed", "Balance$310", with a colon between them: only
 * where many lines of the text are so.
 */
export function withGluedLabelsApart(lines: readonly TextLine[]): readonly TextLine[] {
  const apart = lines.map(parted);
  const glued = apart.filter((line) => line !== undefined).length;
  return glued < FEWEST ? lines : lines.map((line, at) => apart[at] ?? line);
}

function parted(line: TextLine): TextLine | undefined {
  const [cell, ...others] = line.cells;
  const [found] = cell && others.length === 0 ? (label.exec(plain(cell.text)) ?? []) : [];
  if (!cell || !found) return undefined;
  const [name, value] = [cell.text.slice(0, found.length), cell.text.slice(found.length)];
  if (!/\p{Ll}$/u.test(name) || !/^[\p{Lu}$\d•*-]/u.test(value)) return undefined;
  const field = accountLabels[found.toLowerCase()] ?? "none";
  return field === "none" || fits(field, value)
    ? { ...line, cells: [{ ...cell, text: `${name}: ${value}` }] }
    : undefined;
}
