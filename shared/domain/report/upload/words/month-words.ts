export const monthNames = [
  "jan|ene",
  "feb",
  "mar",
  "apr|abr",
  "may",
  "jun",
  "jul",
  "aug|ago",
  "sep|set",
  "oct",
  "nov",
  "dec|dic",
];
export const monthName = new RegExp(`^(?:${monthNames.join("|")})[a-z]{0,6}[.,]?$`, "i");
export const numberOf = (name: string) => monthNames.findIndex((names) => new RegExp(`^(?:${names})`, "i").test(name));

/** "Oct" and "'26": how many months from the year 2000. */
export function monthIn(name: string, word: string): number | undefined {
  const year = /^(?:['’]|20)(\d\d)$/.exec(word)?.[1];
  return year === undefined ? undefined : Number(year) * 12 + numberOf(name);
}

/** "10/2026", "10/26", "Oct-26": a month with its year in one word. */
export function wholeMonth(word: string): number | undefined {
  const [, month = "", year = ""] = /^(\d{1,2}|[a-z]{3,4})[/-](?:20)?(\d\d)$/i.exec(word) ?? [];
  if (year === "") return undefined;
  const number = /^\d/.test(month) ? Number(month) - 1 : numberOf(month);
  return number >= 0 && number < 12 ? Number(year) * 12 + number : undefined;
}

/** "10/2026", "Oct 2026", "October 2026": the same of a text. */
export function monthOfText(text: string): number | undefined {
  const [name = "", year = ""] = text.split(" ");
  return wholeMonth(text) ?? (monthName.test(name) ? monthIn(name, year) : undefined);
}

export const isYear = (word = "") => /^20\d\d$/.test(word);

/** "Oct", "Jan'26", and "'26", which stands for its January: a month whose mark follows. */
export function monthAlone(word: string): string | undefined {
  const [, name = "jan"] = /^([a-z]{3,9})?['’]\d\d$/i.exec(word) ?? [undefined, word];
  return monthName.test(name) ? name : undefined;
}
