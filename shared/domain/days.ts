/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
/** Whatever lies beyond the last day that four digits of a year can write is that day. */
const LAST_MS = at("9999-12-31");
const toDay = (ms: number): Day => new Date(Math.min(ms, LAST_MS)).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, `2025-02-28`. */
export function isDay(text: string): text is Day {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

/** The calendar day of an instant in UTC. */
export function dayOf(instant: Date | string): Day {
  return toDay(new Date(instant).getTime());
}

/** A day's noon in UTC: the same calendar day on the clocks of every state. */
export function noonOf(day: Day): Date {
  return new Date(at(day) + DAY_MS / 2);
}

/** The later of two days, or of two instants as ISO texts. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** `count` calendar days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return toDay(at(day) + count * DAY_MS);
}

/** The same day `count` years later; 29 February becomes 28 February where there is none. */
export function addYears(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year + count, month, 0)).getUTCDate();
  return toDay(Date.UTC(year + count, month - 1, Math.min(date, lastOfMonth)));
}

/** The last day of its month. */
export function endOfMonth(day: Day): Day {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return toDay(Date.UTC(year, month, 0));
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((at(to) - at(from)) / DAY_MS);
}

const weekdayOf = (day: Day) => new Date(at(day)).getUTCDay();

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = toDay(Date.UTC(year, month - 1, 1));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): Day {
  const last = toDay(Date.UTC(year, month, 0));
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

function observed(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The legal public holidays as observed: 5 U.S.C. § 6103(a) and (b). A Saturday's holiday is kept on the Friday before. */
export function federalHolidays(year: number): Day[] {
  const fixed = (month: string, of = year) => observed(`${of}-${month}`);
  return [
    fixed("01-01"),
    nthWeekday(year, 1, 1, 3), // Martin Luther King, Jr.
    nthWeekday(year, 2, 1, 3), // Washington
    lastMonday(year, 5), // Memorial Day
    fixed("06-19"),
    fixed("07-04"),
    nthWeekday(year, 9, 1, 1), // Labor Day
    nthWeekday(year, 10, 1, 2), // Columbus Day
    fixed("11-11"),
    nthWeekday(year, 11, 4, 4), // Thanksgiving
    fixed("12-25"),
    fixed("01-01", year + 1), // kept on 31 December when 1 January is a Saturday
  ].filter((day) => day.startsWith(`${year}-`));
}

/** Monday to Friday except federal holidays; neither the FCRA nor CROA says more. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

/** The `count`th business day after `day`; the day itself does not count. */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

// Making a format costs far more than using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant where the clock on the wall says `timeZone` (IANA name). */
export function dayIn(timeZone: string, instant: Date): Day {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    dayFormats.set(timeZone, format);
  }
  return format.format(instant);
}

/** The instant at which `day` begins in `timeZone`. */
export function startOfDayIn(timeZone: string, day: Day): Date {
  const guess = new Date(at(day));
  // Two steps, since the offset at the guess may differ from the offset at the answer on a day when clocks change.
  const once = new Date(guess.getTime() - offsetMs(timeZone, guess));
  return new Date(guess.getTime() - offsetMs(timeZone, once));
}

function offsetMs(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}
