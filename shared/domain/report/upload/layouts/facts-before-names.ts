import type { TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** A label alone in its line, `at` this place, over its value; `account` counts the names so far, from 0. */
type Fact = { label: string; at: number; account: number };

const FEWEST_ACCOUNTS = 2;
/** A label and the value below it. */
const HEIGHT = 2;

/**
 * The facts of an account's second column below its name, where a copy has them above it: "Balance" twice before the second
 * account's name, and never behind the last one's. Only where each account has one such label, so that it is sure whose each is:
 * a column is copied from above to below.
 */
export function withFactsBeforeNames(lines: readonly TextLine[]): readonly TextLine[] {
  const names = lines.flatMap((_, at) => (labelAlone(lines, at)?.field === "creditorName" ? at : []));
  if (names.length < FEWEST_ACCOUNTS) return lines;
  const facts = factsIn(lines, names);
  const labels = [...new Set(facts.map(({ label }) => label))];
  const moved = labels.flatMap((label) => {
    const same = facts.filter((fact) => fact.label === label);
    return same.length === names.length ? outOfPlace(same) : [];
  });
  if (moved.length === 0) return lines;
  const gone = new Set(moved.flatMap(({ at }) => [at, at + 1]));
  const below = new Map(names.map((at, account) => [at + 1, moved.filter((fact) => fact.account === account)]));
  return lines.flatMap((line, at) => {
    const own = below.get(at)?.flatMap((fact) => lines.slice(fact.at, fact.at + HEIGHT)) ?? [];
    return gone.has(at) ? own : [line, ...own];
  });
}

/** The facts that are before the names of their accounts; none where one is further away. */
function outOfPlace(facts: readonly Fact[]): Fact[] {
  const isNear = facts.every(({ account }, place) => account === place || account === place - 1);
  return isNear ? facts.flatMap((fact, place) => (fact.account === place ? [] : { ...fact, account: place })) : [];
}

function factsIn(lines: readonly TextLine[], names: readonly number[]): Fact[] {
  let account = -1;
  return lines.flatMap((_, at) => {
    if (at === names[account + 1]) account += 1;
    const label = account < 0 ? undefined : labelAlone(lines, at);
    return label ? { label: label.label, at, account } : [];
  });
}

/** A label that is alone in its line, with its value alone in the next. */
function labelAlone(lines: readonly TextLine[], at: number) {
  const [label, value] = [lines[at], lines[at + 1]].map((line) => aloneIn(line));
  return value?.length === 0 && label?.length === 1 && label[0]?.value === "" ? label[0] : undefined;
}

const aloneIn = (line: TextLine | undefined) =>
  line?.cells.length === 1 && line.cells[0] ? labelled(line.cells[0], accountLabels) : undefined;
