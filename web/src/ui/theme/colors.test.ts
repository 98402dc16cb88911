import { semanticColors } from "./colors";

type Pair = { value: { _light: string; _dark: string } };
const themes = ["_light", "_dark"] as const;
const bands = Object.entries(semanticColors.score as Record<string, Record<"fill" | "text" | "edge", Pair>>);
const surface = semanticColors.bg?.surface as Pair;

function channels(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red, green, blue];
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const cases = bands.flatMap(([name, band]) => themes.map((theme) => [name, theme, band] as const));

test.each(cases)("the word of the band %s is readable in the %s theme", (_, theme, { fill, text }) => {
  expect(contrast(fill.value[theme], text.value[theme])).toBeGreaterThanOrEqual(4.5);
});

test.each(cases)("the bar of the band %s stands out from the %s surface", (_, theme, { edge }) => {
  expect(contrast(edge.value[theme], surface.value[theme])).toBeGreaterThanOrEqual(3);
});

test.each(themes)("the yellow band looks yellow in the %s theme: red and green are high, blue is low", (theme) => {
  const [, fair] = bands.find(([name]) => name === "fair") ?? [];
  const [red, green, blue] = channels(fair?.fill.value[theme] ?? "#000000");
  expect([red > 0.9, green > 0.7, blue < 0.4]).toEqual([true, true, true]);
});
