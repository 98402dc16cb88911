import { bureaus } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { bureauHeading } from "../words/bureau-names";
import { scoreBehindName } from "./scores-behind-names";

/** Between a bureau's name and its score may be the score's name. */
const NEAR = 2;
/** A score is 300 to 850. */
const score = /^(?:[3-7]\d\d|8[0-4]\d|850)$/;

/** Whether lines show a score of each of the three bureaus, beside, behind or below its name: no bureau's own report does. */
export function showScoresOfAll(lines: readonly TextLine[]): boolean {
  const scored = lines.flatMap((line, at) => {
    const behind = scoreBehindName(line);
    if (behind) return [behind.bureau];
    const below = lines.slice(at + 1, at + 1 + NEAR);
    const bureau = bureauHeading(textOf(line));
    if (bureau) return below.some((each) => score.test(textOf(each))) ? [bureau] : [];
    const columns = columnsOf(line) ?? [];
    const isOver = below.some(({ cells }) => cells.filter(({ text }) => score.test(text)).length === bureaus.length);
    return isOver ? columns.map((column) => column.bureau) : [];
  });
  return new Set(scored).size === bureaus.length;
}
