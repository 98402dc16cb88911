import { anyWhole } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { headingWords, isPart, sectionOf } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { moneyOf } from "../words/values";
import { accountLabels } from "../words/vocabulary";

/** So many lines with nothing but "Closed", an amount or counts of late months may be beside a mark. */
const NEAR = 4;
const FEWEST = 2;

/** How a service marks an account that hurts a score. */
const known = anyWhole(
  /needs? (?:your )?attention|(?:action|review) (?:needed|required|recommended)|(?:account )?in good standing/,
  /(?:potentially )?(?:negative|adverse|derogatory) (?:account|item|mark|trade ?line)/,
  /(?:requiere|necesita) (?:su )?atencion|(?:cuenta|partida) (?:negativa|adversa)/,
);
/** Below the bureaus' names such a mark is of the account above them. */
const belowBureaus = /^(?:potentially (?:negative|adverse|derogatory)|past (?:due|delinquency)|negative|derogatory)$/;
const details = /^(?:collection|loan|debt) details$/i;
const counts = /^(?:(?:late )?\d{2,3}\+? days? (?:late|past due):? ?\d{0,2}[ ,|·]*)+$/i;

/**
 * The lines without the marks that a service puts below a name and over the account's labels: "Needs attention", "Negative account".
 * A mark that is not known shows by standing below several names.
 */
export function withoutMarksBelowNames(lines: readonly TextLine[]): readonly TextLine[] {
  const places = lines.flatMap((line, at) => {
    const name = mayBeMark(line) && isOverAccount(lines, at) ? nameAbove(lines, at) : undefined;
    return name === undefined ? [] : [{ at, mark: textOf(line), name }];
  });
  const names = new Map<string, Set<string>>();
  for (const { mark, name } of places) names.set(mark, new Set([...(names.get(mark) ?? []), name]));
  const isMark = (mark: string) => known.test(headingWords(mark)) || (names.get(mark)?.size ?? 0) >= FEWEST;
  const marks = new Set(places.filter(({ mark }) => isMark(mark)).map(({ at }) => at));
  const isGone = (at: number) => marks.has(at) || isBelowBureaus(lines, at);
  return lines.some((_, at) => isGone(at)) ? lines.filter((_, at) => !isGone(at)) : lines;
}

const isBelowBureaus = (lines: readonly TextLine[], at: number) => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !below || line?.cells.length !== 1 || !belowBureaus.test(headingWords(textOf(line)))) return false;
  return columnsOf(above) !== undefined && below.cells.length > 1;
};

/** A line that may be taken for a name, or for the heading of a section. */
function mayBeMark(line: TextLine): boolean {
  const text = textOf(line);
  if (line.cells.length !== 1 || text.length > 30 || /\d/.test(text) || text === text.toUpperCase()) return false;
  if (known.test(headingWords(text))) return true;
  return nameOf(line) !== undefined && !isPart(text) && !isTypeLine(text) && !isStatusWord(text) && !hasLabel(line);
}

const hasLabel = ({ cells }: TextLine) => cells.some((cell) => labelled(cell, accountLabels).length > 0);

/** The name right above, but for what says nothing. */
function nameAbove(lines: readonly TextLine[], at: number): string | undefined {
  for (let above = at - 1; above >= Math.max(0, at - NEAR); above -= 1) {
    const line = lines[above];
    if (!line) return undefined;
    const text = textOf(line);
    if (isPart(text) || isStatusWord(text) || moneyOf(text) !== undefined) continue;
    if (isLabelAlone(line)) return undefined;
    const isValue = isLabelAlone(lines[above - 1]) && line.cells.length === 1;
    return isValue || sectionOf(text) || bureauIn(text) ? undefined : nameOf(line)?.value;
  }
  return undefined;
}

/** A label whose value is in the line below. */
const isLabelAlone = (line: TextLine | undefined) => {
  const [cell, ...others] = line?.cells ?? [];
  return cell !== undefined && others.length === 0 && labelled(cell, accountLabels).at(-1)?.value === "";
};

/** Below are the account's labels, the bureaus' names or the heading of a part. */
function isOverAccount(lines: readonly TextLine[], at: number): boolean {
  // "Open" is the heading of a part elsewhere.
  const below = lines
    .slice(at + 1, at + 1 + NEAR)
    .find((line) => !counts.test(textOf(line)) && !isStatusWord(textOf(line)));
  if (!below) return false;
  const text = textOf(below);
  return (
    columnsOf(below) !== undefined ||
    bureauIn(text) !== undefined ||
    isPart(text) ||
    details.test(text) ||
    hasLabel(below)
  );
}
