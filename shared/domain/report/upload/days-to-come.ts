import type { Day } from "../../days";

export const dayFields = ["dateOpened", "dateReported", "dateClosed", "dateOfFirstDelinquency"] as const;
type DayField = (typeof dayFields)[number];

/** The days of an item that no paper can give yet. Every other is for the paper to say, even where it makes no sense: that is disputed. */
export function daysToCome(item: Partial<Record<DayField, string | null>>, today: Day): DayField[] {
  return dayFields.filter((field) => (item[field] ?? "") > today);
}
