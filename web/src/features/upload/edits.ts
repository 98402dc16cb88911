import type * as z from "zod";
import { ClaimedItem } from "#shared/api/schemas/report";
import type { FoundItem } from "#shared/api/schemas/upload";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { ItemType } from "#shared/domain/report/negative-item";
import { ItemCorrection } from "#shared/domain/report/upload/correct";

/** The values of an item that a member may type, as text. */
export const editable = [
  "creditorName",
  "itemType",
  "amount",
  "accountNumber",
  "dateOpened",
  "dateReported",
  "dateOfFirstDelinquency",
] as const;
export type EditableField = (typeof editable)[number];
export type Edits = Partial<Record<EditableField, string>>;

/** The value as it was read, as text; of an account number the last four signs. */
export function readText(item: FoundItem, field: EditableField): string {
  if (field === "accountNumber") return item.accountNumber?.replaceAll("*", "").slice(-4) ?? "";
  return String(item[field] ?? "");
}

/** A correction as it is sent: null says that the paper gives no such value. */
export type Correction = z.input<typeof ItemCorrection>;

/** What the edits correct: nothing where nothing differs from what was read; `invalid` names fields that make no sense. */
export function correctionOf(item: FoundItem, edits: Edits): { correction?: Correction; invalid: EditableField[] } {
  const changed = editable.filter((field) => edits[field] !== undefined && edits[field] !== readText(item, field));
  if (changed.length === 0) return { invalid: [] };
  const typed = (field: EditableField) => (changed.includes(field) ? typedText(edits, field) : undefined);
  const correction: Correction = {
    itemId: item.id,
    // What every item has cannot be taken away: an empty field is a wrong one.
    creditorName: changed.includes("creditorName") ? (edits.creditorName ?? "") : undefined,
    itemType: ItemType.safeParse(edits.itemType).data,
    amount: changed.includes("amount") ? amountOf(edits) : undefined,
    accountNumber: typed("accountNumber"),
    dateOpened: typed("dateOpened"),
    dateReported: typed("dateReported"),
    dateOfFirstDelinquency: typed("dateOfFirstDelinquency"),
  };
  const wrong = new Set(ItemCorrection.safeParse(correction).error?.issues.map(({ path }) => path[0]));
  const invalid = changed.filter((field) => wrong.has(field) || (field === "itemType" && !correction.itemType));
  return invalid.length > 0 ? { invalid } : { correction, invalid };
}

/** An item that the member adds by hand. Undefined while its creditor, its type or its bureaus are missing or a value makes no sense. */
export function addedItem(edits: Edits, bureaus: readonly Bureau[]): ClaimedItem | undefined {
  if (!edits.creditorName?.trim() || !edits.itemType || bureaus.length === 0) return undefined;
  const item = {
    creditorName: edits.creditorName.trim(),
    itemType: edits.itemType,
    amount: amountOf(edits),
    accountNumber: typedText(edits, "accountNumber"),
    dateOpened: typedText(edits, "dateOpened"),
    dateReported: typedText(edits, "dateReported"),
    dateOfFirstDelinquency: typedText(edits, "dateOfFirstDelinquency"),
    bureaus,
  };
  return ClaimedItem.safeParse(item).data;
}

/** Null for an empty field: the paper gives no such value. */
function typedText(edits: Edits, field: EditableField): string | null {
  return edits[field]?.trim() || null;
}

function amountOf(edits: Edits): number | null {
  const text = typedText(edits, "amount");
  return text === null ? null : Number(text.replaceAll(/[$,\s]/g, ""));
}
