/** "3/2026" or "2026-3" as `2026-03`: not every browser has a field for a month. Anything else as it is. */
export function monthFromTyped(typed: string): string {
  const parts = typed.split(/[-/]/).map((part) => part.trim());
  const [month = "", year = ""] = parts[0]?.length === 4 ? parts.reverse() : parts;
  return parts.length === 2 ? `${year}-${month.padStart(2, "0")}` : typed.trim();
}

/** `2026-03` as people write it, 03/2026. Anything else as it is. */
export function typedFromMonth(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  return year ? `${number}/${year}` : month;
}
