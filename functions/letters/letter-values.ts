import { isMonth, type ReportedDate } from "#shared/domain/report/reported-date";

type Language = "en" | "es";

// Making a format takes longer than the rest of a letter.
const amounts = {
  whole: new Intl.NumberFormat("en-US"),
  withCents: new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** Whole dollars as the bureaus print them; cents where a report has them, always two digits. */
export const dollars = (amount: number) =>
  `$${(Number.isInteger(amount) ? amounts.whole : amounts.withCents).format(amount)}`;

const longDates = {
  en: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }),
};

const longMonths = {
  en: new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { month: "long", year: "numeric", timeZone: "UTC" }),
};

/** "March 2026" or "marzo de 2026". @param month "2026-03" */
export const longMonth = (month: string, language: Language) =>
  longMonths[language].format(new Date(`${month}-01T00:00:00Z`));

/** "March 5, 2026" or "5 de marzo de 2026"; of a month alone "March 2026" or "marzo de 2026". */
export function longDate(day: ReportedDate, language: Language): string {
  if (isMonth(day)) return longMonth(day, language);
  return longDates[language].format(new Date(`${day}T00:00:00Z`));
}

const lists = {
  en: new Intl.ListFormat("en", { type: "conjunction" }),
  es: new Intl.ListFormat("es", { type: "conjunction" }),
};

/** "1, 2, and 3" or "1, 2 y 3". */
export const listed = (texts: readonly string[], language: Language) => lists[language].format(texts);
