import { type TextLine, textOf } from "../lines/text-line";
import { sectionOf } from "../words/sections";

/** So many headings one below another, with nothing under them. */
const FEWEST_OF_MENU = 4;

/** The lines of menus that name a report's sections, those of accounts first: below them are accounts, whatever they end with. */
export function menusIn(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const menus = new Set<TextLine>();
  let run: TextLine[] = [];
  for (const line of [...lines, undefined]) {
    const section = line?.cells.length === 1 ? sectionOf(textOf(line)) : undefined;
    if (line && section && (run.length > 0 || section === "accounts")) {
      run.push(line);
      continue;
    }
    const last = run.at(-1);
    const isList = run.length >= FEWEST_OF_MENU || run.slice(0, -1).some(promisesAccounts);
    const isMenu = isList && last !== undefined && sectionOf(textOf(last)) !== "other";
    for (const each of isMenu ? run : []) menus.add(each);
    run = [];
  }
  return menus;
}

/** "Open accounts (2)": with nothing under it, it only counts what comes later. */
const promisesAccounts = (line: TextLine) => /\([1-9]\d*\)$/.test(textOf(line));
