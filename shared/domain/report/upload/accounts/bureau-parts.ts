import type { Bureau } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauHeading } from "../words/bureau-names";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

/** The bureau in whose name a line is over others. */
export const bureauHeadingIn = (line: TextLine): Bureau | undefined =>
  line.cells.length === 1 ? bureauHeading(textOf(line)) : undefined;

const LOOK_AHEAD = 12;

/** Whether a bureau's name is over accounts and their names; false over a part of one account, undefined over neither. */
export function isOverAccounts(lines: readonly TextLine[], at: number): boolean | undefined {
  const line = lines[at];
  if (!line || !bureauHeadingIn(line)) return undefined;
  const first = lines
    .slice(at + 1, at + LOOK_AHEAD)
    .find((each) => bureauHeadingIn(each) || opensAccount(each) !== undefined);
  return first && !bureauHeadingIn(first) ? opensAccount(first) : undefined;
}

/** Whether a line is a heading over accounts; false for a value of an account, undefined for what is neither. */
function opensAccount(line: TextLine): boolean | undefined {
  const [first] = line.cells;
  const [part] = first ? labelled(first, accountLabels) : [];
  if (part && part.field !== "none") return part.field === "creditorName";
  return sectionOf(textOf(line)) !== undefined || nameOf(line)?.isSure === true ? true : undefined;
}
