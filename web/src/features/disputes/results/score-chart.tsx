import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { CreditReport } from "#shared/api/schemas/report";

// About the width of a phone: the words in the chart have their own size there.
const WIDTH = 340;
const HEIGHT = 190;
const EDGE = 32;
/** For the days below the lines. */
const FOOT = 24;
/** The lines of the chart; every model's scores lie between 300 and 850. */
const LOWEST = 300;
const HIGHEST = 850;
const lines = [400, 500, 600, 700, 800];

type Point = { date: string; score: number };

/** The middle score over time, to scale in days. The table beside it says the same in numbers. */
export function ScoreChart({ history }: Pick<CreditReport, "history">) {
  const { formatMessage, formatDate } = useIntl();
  const points = history.flatMap(({ date, creditScore }): Point[] =>
    creditScore === null ? [] : [{ date, score: creditScore }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const day = (date: string) => formatDate(date, { dateStyle: "medium", timeZone: "UTC" });
  const label = formatMessage(
    { id: "results.scores.chart" },
    { reports: points.length, from: first.score, to: last.score, first: day(first.date), last: day(last.date) },
  );
  const places = points.map(({ date, score }) => ({ x: xOf(date, first, last), y: yOf(score), date, score }));

  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      width="full"
      maxWidth="xl"
      color="accent.fg"
    >
      {lines.map((score) => (
        <g key={score}>
          <line x1={EDGE} x2={WIDTH} y1={yOf(score)} y2={yOf(score)} stroke="currentColor" strokeOpacity="0.2" />
          <Words x={0} y={yOf(score) + 4}>
            {score}
          </Words>
        </g>
      ))}
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      {places.map(({ x, y, date }) => (
        <circle key={date} cx={x} cy={y} r="4" fill="currentColor" />
      ))}
      <Words x={WIDTH} y={yOf(last.score) - 12} isEnd isStrong>
        {last.score}
      </Words>
      {first !== last && (
        <Words x={EDGE} y={HEIGHT - 4}>
          {day(first.date)}
        </Words>
      )}
      <Words x={WIDTH} y={HEIGHT - 4} isEnd>
        {day(last.date)}
      </Words>
    </chakra.svg>
  );
}

type WordsProps = { x: number; y: number; isEnd?: boolean; isStrong?: boolean; children: ReactNode };

function Words({ x, y, isEnd = false, isStrong = false, children }: WordsProps) {
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor={isEnd ? "end" : "start"}
      fontSize="13px"
      fontWeight={isStrong ? "semibold" : "normal"}
      fill={isStrong ? "fg" : "fg.quiet"}
    >
      {children}
    </chakra.text>
  );
}

function xOf(date: string, first: Point, last: Point): number {
  const span = Date.parse(last.date) - Date.parse(first.date);
  // A single report is below its number, at the end.
  const part = span === 0 ? 1 : (Date.parse(date) - Date.parse(first.date)) / span;
  return Math.round(EDGE + 12 + part * (WIDTH - EDGE - 24));
}

function yOf(score: number): number {
  const part = (Math.min(HIGHEST, Math.max(LOWEST, score)) - LOWEST) / (HIGHEST - LOWEST);
  return Math.round(HEIGHT - FOOT - part * (HEIGHT - FOOT - 8));
}
