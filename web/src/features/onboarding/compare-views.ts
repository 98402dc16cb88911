import type { BureauView } from "#shared/api/schemas/report";

/** The fields of an item that are set side by side. */
export const comparedFields = [
  "amount",
  "status",
  "payStatus",
  "dateOpened",
  "dateReported",
  "dateClosed",
  "dateOfFirstDelinquency",
  "lastPaymentDate",
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Bureaus hear of an account on different days: another reporting day is no contradiction. */
const mayDiffer: readonly ComparedField[] = ["dateReported"];

/** The fields on which the bureaus that report an item contradict each other. A field that a bureau leaves out says nothing. */
export function differingFields(views: readonly BureauView[]): ComparedField[] {
  return comparedFields.filter((field) => {
    const values = views.map((view) => view[field]).filter((value) => value !== undefined);
    return !mayDiffer.includes(field) && new Set(values).size > 1;
  });
}
