import { type TextLine, textOf } from "../lines/text-line";
import { type Field, isText, labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { headingWords, isPart, type SectionKind, sectionOf } from "../words/sections";
import { type StatusHeading, statusHeadingsIn } from "../words/status-headings";
import { isStatusAlone } from "../words/status-values";
import { moneyOf } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { beginsRecord, beginsWholeAccount, isNegativeMark, NEAR, namesCollector, opensAccount } from "./accounts-begin";
import { goesOn } from "./goes-on";
import { isKindOfAccount } from "./kinds-below-facts";
import { menusIn } from "./menus";
import { readPairs } from "./pairs";

/** A part of a report under one heading. `isNegative`: which says that what is below it is; `statusAbove`: or how it stands. */
export type Part = {
  section: SectionKind;
  lines: TextLine[];
  isNegative?: boolean;
  statusAbove?: StatusHeading & { line: TextLine };
};

/** The parts of a report, each with the lines under its heading; what comes before the first heading may be accounts. */
export function partsOf(lines: readonly TextLine[]): Part[] {
  const parts: Part[] = [{ section: "accounts", lines: [] }];
  const statuses = statusHeadingsIn(lines);
  const menus = menusIn(lines);
  let around: Part | undefined;
  for (const [index, line] of lines.entries()) {
    const status = statuses.get(line);
    if (status) {
      parts.push({ section: sectionOf(textOf(line)) ?? "accounts", lines: [], statusAbove: { ...status, line } });
      continue;
    }
    if (menus.has(line)) {
      if (parts.at(-1)?.section !== "accounts") parts.push({ section: "accounts", lines: [] });
      continue;
    }
    const above = lines.slice(Math.max(0, index - NEAR), index);
    const opened =
      isOverOwnName(lines, index) || isKindOfAccount(lines, index)
        ? undefined
        : opensSection(line, above, lines[index + 1], parts.at(-1)?.section ?? "accounts");
    if (opened) {
      // A legend is between accounts, and has an end where the next account begins.
      around = legend.test(headingWords(textOf(line))) ? (around ?? parts.at(-1)) : undefined;
      parts.push({ section: opened, lines: [], isNegative: isNegativeHeading(textOf(line)) });
    } else if (isNoAccounts(parts.at(-1)) && opensNext(lines, index, around)) {
      const section = namesCollector(lines.slice(index, index + NEAR + 1)) ? "collections" : "accounts";
      parts.push({ section, ...sectionAround(around), lines: [line] });
      around = undefined;
    } else if (parts.at(-1)?.section === "accounts" && beginsRecord(lines.slice(index, index + MOST_AHEAD))) {
      around = parts.at(-1);
      parts.push({ section: "records", lines: [line] });
    } else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** "Collection agency" over a name that is a few lines above already: a label of that account. */
function isOverOwnName(lines: readonly TextLine[], at: number): boolean {
  const [line, below] = lines.slice(at, at + 2);
  if (!line || !below || !/^collection agency$/i.test(textOf(line)) || !nameOf(below)?.isSure) return false;
  return lines.slice(Math.max(0, at - 2 * NEAR), at).some((each) => textOf(each) === textOf(below));
}

/** Whether the next account may be behind a part: what is no account, or courts' records, whose heading may be one of a menu. */
const isNoAccounts = (part: Part | undefined) => part?.section === "other" || part?.section === "records";

/** Behind a legend the next account begins with its name; behind all else, and under a heading that is not known, as a whole. */
const opensNext = (lines: readonly TextLine[], at: number, around: Part | undefined) =>
  !beginsRecord(lines.slice(at, at + MOST_AHEAD)) &&
  (beginsWholeAccount(lines.slice(at, at + MOST_AHEAD)) ||
    (around !== undefined && around.section !== "other" && opensAccount(lines.slice(at, at + NEAR + 1))));

/** More than the lines of an account's first labels, each of which may have its value below it. */
const MOST_AHEAD = 24;

/** The section that a legend or a record is in. */
const sectionAround = (around: Part | undefined): Partial<Part> =>
  around === undefined || around.section === "other" ? {} : { section: around.section, isNegative: around.isNegative };

const isNegativeHeading = (text: string) =>
  /^(?:potentially )?negative\b|\badverse\b|\bnegativ[oa]s\b/.test(headingWords(text));

const legend = /\b(?:legend|key|guide|leyenda)$/;

/** "Potentially negative" is also below a creditor's name, and a section's words can be the value of a label above. */
function opensSection(
  line: TextLine,
  above: readonly TextLine[],
  below: TextLine | undefined,
  current: SectionKind,
): SectionKind | undefined {
  const text = textOf(line);
  const before = above.at(-1);
  if (goesOn(line, before) || isCountBelow(text, before) || isCountOfSummary(line, [before, below])) return undefined;
  const opened = sectionOf(text) ?? countedSection(before, line, below);
  if (opened === undefined) return undefined;
  // Below a court's name its record has a part of this name.
  if (opened === "records" && current === "records" && isPart(text) && before && nameOf(before)?.isSure)
    return undefined;
  if (isNegativeMark(text) && (isOver(before) || (current !== "other" && isOver(below)))) return undefined;
  if (isNegativeMark(text) && above.some((each) => nameOf(each)?.isSure) && isInAccount(below)) return undefined;
  if (partWords.test(headingWords(text)) && isPartOfEntry(above, current)) return undefined;
  // Below its name, each collection has a part of this name.
  if (/^collection details$/i.test(text) && current === "collections") return undefined;
  if (isStatusAlone(text) && isUnderName(above)) return undefined;
  // An account that a bankruptcy includes says so below its name, over its own labels; a collector's is of that type.
  const mayBeType = (opened === "records" && current === "accounts") || isStatusAlone(text);
  if (mayBeType && before && isOfAccount(above, below)) return undefined;
  // Below a name it says what that is; among collections it is a label over the next one's name.
  const isLabel = (before && nameOf(before)?.isSure) || (current === "collections" && below && nameOf(below)?.isSure);
  if (/^collection agency$/i.test(text) && isLabel) return undefined;
  // Below a name it is that account's kind; a heading is over names.
  if (/^collection$/i.test(text) && before && nameOf(before)?.isSure && below && !nameOf(below)) return undefined;
  // In a copied legend the meaning of a mark is below it: "C", "Collection account".
  if (/^collection(?: account)?$/i.test(text) && before && /^(?:c|col|g)$/i.test(textOf(before))) return undefined;
  // The marks of an account's late months are in its guide.
  if (legend.test(headingWords(text)) && below && isPastNote(below)) return undefined;
  return isValueOf(above.slice(before?.cells.length === 1 ? -1 : -2), line) ? undefined : opened;
}

/** Below a section's heading is a name; below an account's own mark is a part of that account, or its label. */
const isInAccount = (line: TextLine | undefined) =>
  line !== undefined && (isPart(textOf(line)) || partWords.test(headingWords(textOf(line))) || isLabelled(line));

/** Whether a line is what a label above it says. "Collection account" may be a remark, a section's other words are none. */
const isValueOf = (above: readonly TextLine[], line: TextLine) =>
  readPairs([...above, line], accountLabels).pairs.some(
    ({ at, field, reading }) =>
      at < above.length &&
      reading?.line === line &&
      isText(field) &&
      (field !== "remarks" || isStatusAlone(textOf(line))),
  );

/** "60 days past due as of Mar 2026" */
const isPastNote = (line: TextLine) =>
  line.cells.some((cell) => labelled(cell, accountLabels).some(({ label }) => label === "maximum delinquency of"));

/** A name right above, or what else its line says, and labels of an account below. */
const isOfAccount = (above: readonly TextLine[], below: TextLine | undefined) =>
  (above.slice(-2).some(({ begins }) => begins) || above.slice(-1).some((line) => nameOf(line)?.isSure === true)) &&
  (below?.cells.filter((cell) => labelled(cell, accountLabels).some(({ field }) => accountOnly.includes(field))) ?? [])
    .length > 0;

/** Labels that no court's record has. */
const accountOnly: readonly Field[] = ["balance", "pastDue", "creditLimit", "accountType", "dateOpened"];

const counted = /^(\D{4,40}) [1-9]\d{0,2}$/;

/** A heading with its count, "Public records 1"; several counts below one another are a summary. */
function countedSection(before: TextLine | undefined, line: TextLine, below: TextLine | undefined) {
  const isCounted = (each: TextLine | undefined) => each !== undefined && /\D \d{1,3}$/.test(textOf(each));
  const [, heading] = line.cells.length === 1 ? (counted.exec(textOf(line)) ?? []) : [];
  return heading === undefined || isCounted(before) || isCounted(below) ? undefined : sectionOf(heading);
}

/** "Hard inquiries | 2" over "Public records | 0": how much a report has, and no heading of it. */
const isCountOfSummary = (line: TextLine, near: readonly (TextLine | undefined)[]) =>
  isCountRow(line) && near.some((each) => each !== undefined && isCountRow(each));

const isCountRow = ({ cells }: TextLine) => cells.length === 2 && /^\d{1,3}$/.test(cells[1]?.text.trim() ?? "");

/** "2 accounts" right below "Collections" says how many they are. */
const isCountBelow = (text: string, before: TextLine | undefined) =>
  /^\d{1,3} (?:accounts?|cuentas?)$/i.test(text) && before !== undefined && sectionOf(textOf(before)) !== undefined;

const isOver = (line: TextLine | undefined) => line !== undefined && nameOf(line) !== undefined;

/** "Collection" right below a name, or the amount below it, says that account's status. */
function isUnderName(above: readonly TextLine[]): boolean {
  const amounts = above.filter((line) => moneyOf(textOf(line)) !== undefined);
  const last = above.findLast((line) => !amounts.includes(line) && !isTypeLine(textOf(line)));
  return amounts.length > 0 && last !== undefined && nameOf(last)?.isSure === true;
}

/** These open a section of a report, and a part of an account as well. */
export const partWords =
  /^(?:summary|account (?:history|summary)|overview|resumen(?: de (?:la )?cuenta)?|historial de (?:la )?cuenta)$/;

const isPartOfEntry = (above: readonly TextLine[], current: SectionKind) =>
  current === "accounts" ||
  (current !== "other" && above.some((line) => nameOf(line) !== undefined || isLabelled(line)));

const isLabelled = (line: TextLine) => line.cells.some((cell) => labelled(cell, accountLabels).length > 0);
