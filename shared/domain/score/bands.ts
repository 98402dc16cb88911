/** The words of a FICO-range score and the specification's colour bands. */
export type ScoreBand = "excellent" | "veryGood" | "good" | "fair" | "poor";
export type ScoreColour = "green" | "blue" | "yellow" | "red";
export type RiskLevel = "low" | "medium" | "high";

const bands: readonly (readonly [from: number, band: ScoreBand])[] = [
  [800, "excellent"],
  [740, "veryGood"],
  [670, "good"],
  [580, "fair"],
];

/** 800-850 excellent, 740-799 very good, 670-739 good, 580-669 fair, 300-579 poor. */
export function bandOf(score: number): ScoreBand {
  return bands.find(([from]) => score >= from)?.[1] ?? "poor";
}

/** The next better band and the score from which it counts; undefined in the best one. */
export function nextBandOf(score: number): { band: ScoreBand; from: number } | undefined {
  const better = bands.filter(([from]) => from > score).at(-1);
  return better && { from: better[0], band: better[1] };
}

/** 740 and above green, 670 and above blue, 580 and above yellow, below red. */
export function colourOf(score: number): ScoreColour {
  if (score >= 740) return "green";
  if (score >= 670) return "blue";
  return score >= 580 ? "yellow" : "red";
}

/** 670 and above low, 580 and above medium, else high. */
export function riskOf(score: number): RiskLevel {
  if (score >= 670) return "low";
  return score >= 580 ? "medium" : "high";
}

/** What is shown, as an estimate and never as a bureau's score, when no bureau gave one. */
export const DEFAULT_SCORE = 650;
export const DEFAULT_CONFIDENCE = 0.7;
const RANGE_POINTS = 30;

/** The range around an estimate: 30 points either way, within 300 to 850. */
export function estimateRange(score: number): { min: number; max: number } {
  return { min: Math.max(300, score - RANGE_POINTS), max: Math.min(850, score + RANGE_POINTS) };
}

const POINTS_PER_ITEM = 15;
const MOST_POINTS = 100;

/** The specification's estimate of points for a number of selected items; shown only as an estimate. */
export function selectionGain(items: number): number {
  return items * POINTS_PER_ITEM;
}

/** The same for a whole report, capped at 100. */
export function reportGain(items: number): number {
  return Math.min(MOST_POINTS, selectionGain(items));
}
