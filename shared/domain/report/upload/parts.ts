import { type Field, isText, labelled } from "./fields";
import { isTypeLine, nameOf } from "./names";
import { readPairs } from "./pairs";
import { headingWords, isPart, type SectionKind, sectionOf } from "./sections";
import { isStatusAlone } from "./status-values";
import { type TextLine, textOf } from "./text-line";
import { moneyOf } from "./values";
import { accountLabels } from "./vocabulary";

/** A part of a report under one heading. `isNegative`: which says that what is below it is. */
export type Part = { section: SectionKind; lines: TextLine[]; isNegative?: boolean };

/** The parts of a report, each with the lines under its heading; what comes before the first heading may be accounts. */
export function partsOf(lines: readonly TextLine[]): Part[] {
  const parts: Part[] = [{ section: "accounts", lines: [] }];
  let around: SectionKind | undefined;
  for (const [index, line] of lines.entries()) {
    const opened = opensSection(
      line,
      lines.slice(Math.max(0, index - NEAR), index),
      lines[index + 1],
      parts.at(-1)?.section ?? "accounts",
    );
    if (opened) {
      // A legend is between accounts, and has an end where the next account begins.
      around = legend.test(headingWords(textOf(line))) ? (around ?? parts.at(-1)?.section) : undefined;
      parts.push({ section: opened, lines: [], isNegative: isNegativeHeading(textOf(line)) });
    } else if (around && around !== "other" && opensAccount(lines.slice(index, index + NEAR + 1))) {
      parts.push({ section: around, lines: [line] });
      around = undefined;
    } else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

const isNegativeHeading = (text: string) =>
  /^(?:potentially )?negative\b|\badverse\b|\bnegativ[oa]s\b/.test(headingWords(text));

const legend = /\b(?:legend|key|guide|leyenda)$/;

/** A name, and below it a mark, a part of an account or one of its labels. */
function opensAccount([line, ...below]: readonly TextLine[]): boolean {
  if (!line || nameOf(line)?.isSure !== true) return false;
  return below.some((each) => {
    const text = textOf(each);
    const labels = each.cells.flatMap((cell) => labelled(cell, accountLabels));
    return isNegativeMark(text) || isPart(text) || labels.some(({ field }) => accountMarks.includes(field));
  });
}

const accountMarks: readonly Field[] = ["creditorName", "accountNumber"];
const isNegativeMark = (text: string) => /^(?:potentially )?negative$/i.test(text);

/** "Potentially negative" is also below a creditor's name, and a section's words can be the value of a label above. */
function opensSection(
  line: TextLine,
  above: readonly TextLine[],
  below: TextLine | undefined,
  current: SectionKind,
): SectionKind | undefined {
  const text = textOf(line);
  const before = above.at(-1);
  const opened = sectionOf(text) ?? countedSection(before, line, below);
  if (opened === undefined) return undefined;
  // Below a court's name its record has a part of this name.
  if (opened === "records" && current === "records" && isPart(text) && before && nameOf(before)?.isSure)
    return undefined;
  if (isNegativeMark(text) && (isOver(before) || (current !== "other" && isOver(below)))) return undefined;
  if (partWords.test(headingWords(text)) && isPartOfEntry(above, current)) return undefined;
  // Below its name, each collection has a part of this name.
  if (/^collection details$/i.test(text) && current === "collections") return undefined;
  if (isStatusAlone(text) && isUnderName(above)) return undefined;
  // An account that a bankruptcy includes says so below its name, over its own labels.
  if (opened === "records" && current === "accounts" && before && isNameOver(before, below)) return undefined;
  // Below a name it says what that is; among collections it is a label over the next one's name.
  const isLabel = (before && nameOf(before)?.isSure) || (current === "collections" && below && nameOf(below)?.isSure);
  if (/^collection agency$/i.test(text) && isLabel) return undefined;
  const label = before && before.cells.length === 1 ? readPairs([before, line], accountLabels).pairs[0] : undefined;
  const isValue =
    label?.at === 0 &&
    label.reading !== undefined &&
    isText(label.field) &&
    label.field !== "remarks" &&
    label.reading.line === line;
  return isValue ? undefined : opened;
}

const isNameOver = (name: TextLine, below: TextLine | undefined) =>
  nameOf(name)?.isSure === true &&
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

/** So many lines may be between a name and the heading of its first part: when it was reported, what it is. */
const NEAR = 3;

const isPartOfEntry = (above: readonly TextLine[], current: SectionKind) =>
  current === "accounts" || (current !== "other" && above.some((line) => nameOf(line) !== undefined));
