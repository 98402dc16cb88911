import type { Day } from "#shared/domain/days";
import type { Node, Pair } from "../document";
import type { Random } from "../random";
import { type Mark, monthsBefore, type Tradeline } from "../tradeline";
import { type Field, type Truth, truthOf } from "../truth";

/** How one file writes values and names its fields. */
export type Ink = {
  money: (amount: number) => string;
  date: (day: Day) => string;
  mask: (digits: string) => string;
  /** What is printed where a value is unknown; undefined: the label is left out too. */
  none: string | undefined;
  /** The words of each printed field, chosen among those of the layout's years. A field without is not printed. */
  labels: Partial<Record<Field, string>>;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
export const monthName = (day: Day) => months[Number(day.slice(5, 7)) - 1] ?? "";

const usual = new Intl.NumberFormat("en-US");
export const dollars = (amount: number) => `$${usual.format(amount)}`;
export const dollarsAndCents = (amount: number) => `$${usual.format(amount)}.00`;

export const slashed = (day: Day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
export const monthSlashed = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
export const monthYear = (day: Day) => `${monthName(day)} ${day.slice(0, 4)}`;
export const longDate = (day: Day) => `${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

export const starsThenTail = (digits: string) => `****${digits.slice(-4)}`;
export const crossesThenTail = (digits: string) => `${"X".repeat(digits.length - 4)}${digits.slice(-4)}`;
export const headThenCrosses = (digits: string) => `${digits.slice(0, 6)}${"X".repeat(digits.length - 6)}`;
export const headThenStars = (digits: string) => `${digits.slice(0, 4)}${"*".repeat(digits.length - 4)}`;

/** Labels that must be there for an item to be readable at all; others may be missing in a file. */
const kept: readonly Field[] = ["number", "balance", "history", "originalCreditor"];

/** Chooses one of the synonyms of each label; some files lack a label here and there. */
export function chosenLabels(options: Partial<Record<Field, readonly string[]>>, random: Random): Ink["labels"] {
  const chosen: Ink["labels"] = {};
  for (const [field, words] of Object.entries(options) as [Field, readonly string[]][]) {
    const word = random.pick(words);
    if (kept.includes(field) || !random.chance(0.12)) chosen[field] = word;
  }
  return chosen;
}

/** What a file that is written with this ink shows of an account as negative. */
export function shownTruth(line: Tradeline, ink: Ink): Truth | undefined {
  const prints = new Set(Object.keys(ink.labels) as Field[]);
  const truth = truthOf(line, prints);
  const tail = /\d{4}$/.exec(ink.mask(line.digits))?.[0];
  return truth && { ...truth, last4: truth.last4 && tail };
}

/** An account's fields in a layout's order, each with its label. */
export function pairsOf(line: Tradeline, ink: Ink, order: readonly Field[]): Pair[] {
  return order.flatMap((field): Pair[] => {
    const label = ink.labels[field];
    const value = fieldValue(line, field, ink) ?? ink.none;
    return label === undefined || value === undefined ? [] : [[label, value]];
  });
}

/** A field as it is printed; undefined when the bureau has none. */
export function fieldValue(line: Tradeline, field: Field, { money, date, mask }: Ink): string | undefined {
  if (field === "history" || field === "remarks") return undefined;
  const value = field === "number" ? mask(line.digits) : line[field];
  if (typeof value === "number") return money(value);
  return field === "opened" ||
    field === "reported" ||
    field === "closed" ||
    field === "firstDelinquency" ||
    field === "lastPayment"
    ? value && date(value)
    : value;
}

/** The months of a history in calendar rows: a year, then January to December, newest year first. */
export function yearGrid(line: Tradeline, say: (mark: Mark) => string, empty: string): Node {
  const years = new Map<string, string[]>();
  for (const [index, mark] of line.history.entries()) {
    const month = monthsBefore(line.reported, index);
    const row = years.get(month.slice(0, 4)) ?? Array.from({ length: 12 }, () => empty);
    row[Number(month.slice(5, 7)) - 1] = say(mark);
    years.set(month.slice(0, 4), row);
  }
  return {
    kind: "table",
    head: ["", ...months],
    rows: [...years].map(([year, row]) => [year, ...row]),
    widths: [1.4, ...months.map(() => 1)],
  };
}

/** Months with late payments, newest first: "60 days: Sep 2026". */
export function lateMonths(line: Tradeline): { days: string; month: Day }[] {
  return line.history.flatMap((mark, index) =>
    /^\d+$/.test(mark) ? [{ days: mark, month: monthsBefore(line.reported, index) }] : [],
  );
}
