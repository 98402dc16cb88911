import { chakra } from "@chakra-ui/react";

export type Bar = { key: string; label: string; longLabel: string; value: number };

type BarsProps = { bars: Bar[]; format: (value: number) => string };

const HEIGHT = 180;
/** Room for the numbers above and the names below. */
const TOP = 20;
const BOTTOM = 24;
const ROW = 46;
const SHORT_ROW = 24;
/** Percent of the width that numbers get beside horizontal bars, and names where they are beside them too. */
const NUMBERS = 18;
const NAMES = 14;

const mostOf = (bars: Bar[]) => Math.max(1, ...bars.map(({ value }) => value));

/** Bars of one width for each month. On a phone, where a number is wider than its bar, each month is a row. */
export function StandingBars(props: BarsProps) {
  return (
    <>
      <Columns {...props} />
      <Rows {...props} />
    </>
  );
}

/** Positions across are percents, so that the text keeps its size on every screen. */
function Columns({ bars, format }: BarsProps) {
  const room = HEIGHT - TOP - BOTTOM;
  const step = 100 / bars.length;
  const most = mostOf(bars);

  return (
    <chakra.svg width="100%" height={`${HEIGHT}px`} overflow="visible" hideBelow="md">
      <Line y={HEIGHT - BOTTOM} />
      <Line y={TOP + room / 2} />
      {bars.map(({ key, label, value }, index) => {
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
            <Text x={middle} y={HEIGHT - 6} text={label} />
          </g>
        );
      })}
    </chakra.svg>
  );
}

/** Names are beside their bars. */
function Rows({ bars, format }: BarsProps) {
  const most = mostOf(bars);

  return (
    <chakra.svg width="100%" height={`${bars.length * SHORT_ROW}px`} hideFrom="md">
      {bars.map(({ key, label, value }, index) => {
        const width = (Math.max(0, value) / most) * (100 - NAMES - NUMBERS);
        const top = index * SHORT_ROW;
        return (
          <g key={key}>
            <Text x="0" y={top + 15} text={label} anchor="start" />
            <chakra.rect x={`${NAMES}%`} y={top + 4} width={`${width}%`} height="14" fill="accent.solid" rx="2" />
            <Text x={`${NAMES + width + 2}%`} y={top + 15} text={format(value)} anchor="start" isStrong={value !== 0} />
          </g>
        );
      })}
    </chakra.svg>
  );
}

/** Names are above their bars, so that they may be long. */
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
};

function Text({ x, y, text, anchor = "middle", isStrong }: TextProps) {
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="xs"
      fontWeight={isStrong ? "semibold" : "normal"}
      fill={isStrong ? "fg" : "fg.quiet"}
    >
      {text}
    </chakra.text>
  );
}
