import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";

type Scored = { bureau: Bureau; name: string; score: string };

/** "TransUnion 577": a bureau's name and its score, 300 to 850, and nothing else. */
const scored = /^(.+?)[:\s]+([3-7]\d\d|8[0-4]\d|850)$/;

/** The bureau and the score that a line says and nothing else. */
export function scoreBehindName(line: TextLine): Scored | undefined {
  const [, name = "", score = ""] = scored.exec(textOf(line)) ?? [];
  const bureau = bureauIn(name);
  return bureau && { bureau, name, score };
}

/**
 * Each bureau's name with its score behind it, below one another: the names are over the columns of the accounts, and the scores are
 * the first values in them, as in a copy that has one cell per line.
 */
export function withScoresBelowNames(lines: readonly TextLine[]): TextLine[] {
  const at = lines.findIndex((_, index) => scoresOfAll(lines.slice(index, index + bureaus.length)) !== undefined);
  const heading = lines.slice(at, at + bureaus.length);
  const scores = at < 0 ? undefined : scoresOfAll(heading);
  const [first] = heading;
  if (!scores || !first) return [...lines];
  const names = scores.map(({ name }, index) => lineOf([name], heading[index] ?? first));
  const table = [...names, lineOf(["Credit Score", ...scores.map(({ score }) => score)], first)];
  // The names again, over the accounts: the scores are a table of their own.
  return [...lines.slice(0, at), ...table, ...names, ...lines.slice(at + bureaus.length)];
}

const STEP = 100;

const lineOf = (texts: readonly string[], from: TextLine): TextLine => ({
  ...from,
  cells: texts.map((text, index) => ({ text, x: index * STEP, width: STEP })),
});

/** The scores of as many lines as there are bureaus, where each is of another one. */
function scoresOfAll(lines: readonly TextLine[]): Scored[] | undefined {
  const scores = lines.flatMap((line) => scoreBehindName(line) ?? []);
  return new Set(scores.map(({ bureau }) => bureau)).size === bureaus.length ? scores : undefined;
}
