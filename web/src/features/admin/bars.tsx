import { chakra } from "@chakra-ui/react";

export type Bar = { key: string; label: string; shortLabel?: string; longLabel: string; value: number };

type BarsProps = { bars: Bar[]; format: (value: number) => string };

const HEIGHT = 180;
/** Room for the numbers above and the names below. */
const TOP = 20;
const BOTTOM = 24;
const ROW = 46;
/** Percent of the width that numbers get beside horizontal bars; names are above them. */
const NUMBERS = 16;

const mostOf = (bars: Bar[]) => Math.max(1, ...bars.map(({ value }) => value));

/** Positions across are percents, so that the text keeps its size on every screen. */
export function StandingBars({ bars, format }: BarsProps) {
  const room = HEIGHT - TOP - BOTTOM;
  const step = 100 / bars.length;
  const most = mostOf(bars);

  return (
    <chakra.svg width="100%" height={`${HEIGHT}px`} overflow="visible">
      <Line y={HEIGHT - BOTTOM} />
      <Line y={TOP + room / 2} />
      {bars.map(({ key, label, shortLabel = label, value }, index) => {
        const height = (Math.max(0, value) / most) * room;
        const middle = `${(index + 0.5) * step}%`;
        const bottom = HEIGHT - BOTTOM;
        return (
          <g key={key}>
            <chakra.rect
              x={`${index * step + step * 0.18}%`}
              y={bottom - height}
              width={`${step * 0.64}%`}
              height={height}
              fill="accent.solid"
              rx="2"
            />
            {value !== 0 && <Text x={middle} y={bottom - height - 5} text={format(value)} isStrong />}
            <Text x={middle} y={HEIGHT - 6} text={shortLabel} hideFrom="md" />
            <Text x={middle} y={HEIGHT - 6} text={label} hideBelow="md" />
          </g>
        );
      })}
    </chakra.svg>
  );
}

export function LyingBars({ bars, format }: BarsProps) {
  const most = mostOf(bars);

  return (
    <chakra.svg width="100%" height={`${bars.length * ROW}px`}>
      {bars.map(({ key, label, value }, index) => {
        const width = (Math.max(0, value) / most) * (100 - NUMBERS);
        const top = index * ROW;
        return (
          <g key={key}>
            <Text x="0" y={top + 13} text={label} anchor="start" />
            <chakra.rect x="0" y={top + 20} width={`${width}%`} height="16" fill="accent.solid" rx="2" />
            <Text x={`${width + 2}%`} y={top + 32} text={format(value)} anchor="start" isStrong />
          </g>
        );
      })}
    </chakra.svg>
  );
}

function Line({ y }: { y: number }) {
  return <chakra.line x1="0" x2="100%" y1={y} y2={y} stroke="border.line" />;
}

type TextProps = {
  x: string;
  y: number;
  text: string;
  anchor?: "start" | "middle";
  isStrong?: boolean;
  hideFrom?: "md";
  hideBelow?: "md";
};

function Text({ x, y, text, anchor = "middle", isStrong, ...shown }: TextProps) {
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="xs"
      fontWeight={isStrong ? "semibold" : "normal"}
      fill={isStrong ? "fg" : "fg.quiet"}
      {...shown}
    >
      {text}
    </chakra.text>
  );
}
