/**
 * The form's day, month first as people here write it, as `YYYY-MM-DD`. What is not a whole day stays as it is. Where the mask of the
 * field has not come, the keys of a phone give digits alone.
 */
export function dayFromTyped(typed: string): string {
  const [, month, date, year] = /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(americanDate(typed).trim()) ?? [];
  return year ? `${year}-${month}-${date}` : typed.trim();
}

/** `YYYY-MM-DD` as the form shows it; a half-typed day stays as it was typed. */
export function typedFromDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${month}/${date}/${year}` : day;
}

/** A whole day as it is pasted or filled in, 1979-02-28 or 2/8/1979, in the shape of the field: 02/28/1979. Anything else as it is. */
export function americanDate(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const [, month = isoMonth, day = isoDay, year = isoYear] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  return [month.padStart(2, "0"), day.padStart(2, "0"), year].join("/");
}
