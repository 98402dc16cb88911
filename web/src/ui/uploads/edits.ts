import type * as z from "zod";
import { ClientProvidedItem } from "#shared/api/schemas/report";
import type { FoundItem } from "#shared/api/schemas/upload";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { dayFields, impossibleDays } from "#shared/domain/report/impossible-days";
import { itemTypes } from "#shared/domain/report/negative-item";
import { ItemCorrection } from "#shared/domain/report/upload/correct";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { monthFromTyped, typedFromMonth } from "#web/src/ui/typed-month";

/** The values of an item that a member may type, as text. */
export const editable = [
  "creditorName",
  "itemType",
  "amount",
  "accountNumber",
  "status",
  "payStatus",
  "dateOpened",
  "dateReported",
  "dateClosed",
  "dateOfFirstDelinquency",
  "removalOn",
] as const;
export type EditableField = (typeof editable)[number];

/** What a bureau prints beside the values that every item has. */
const ofBureaus = ["payStatus", "removalOn"] as const;
/** The values of an item that is added by hand. */
export const addable = editable.filter((field) => !isOneOf(ofBureaus, field));

export type Edits = Partial<Record<EditableField, string>>;

/** A bureau's column of an item, or all of them. */
export type Column = Bureau | "all";
/** What is typed of one item, column by column. */
export type ItemEdits = Partial<Record<Column, Edits>>;

/** An item is of one kind, whichever bureau reports it; the month in which it leaves is corrected where the file shows one. */
export const editableIn = (column: Column, item: FoundItem) =>
  editable.filter((field) => {
    if (field === "removalOn") return viewsIn(column, item).some(({ removalOn }) => removalOn !== undefined);
    return column === "all" || field !== "itemType";
  });

const viewsIn = (column: Column, { bureauViews = [] }: FoundItem) =>
  bureauViews.filter(({ bureau }) => column === "all" || bureau === column);

/** The columns in which the file shows an item: a choice only where there are several. */
export function columnsOf({ fields }: FoundItem): readonly Column[] {
  const found = bureaus.filter((bureau) => fields.some((field) => field.bureau === bureau));
  return found.length > 1 ? ["all", ...found] : ["all"];
}

export const isDate = (field: EditableField) => isOneOf(dayFields, field);

/** The value as it was read, as text; a month as people write it, of an account number the last four signs, if these are the ones that show. Empty where the bureaus' words differ. */
export function readText(item: FoundItem, field: EditableField, column: Column = "all"): string {
  const view = item.bureauViews?.find(({ bureau }) => bureau === column);
  const values = view ?? item;
  if (field === "itemType") return item.itemType;
  if (field === "accountNumber") return /[^*]{4}$/.exec(values.accountNumber ?? "")?.[0] ?? "";
  if (isOneOf(ofBureaus, field)) {
    const words = new Set(viewsIn(column, item).map((each) => each[field] ?? ""));
    const [only = ""] = words;
    if (words.size > 1) return "";
    return field === "removalOn" ? typedFromMonth(only.slice(0, 7)) : only;
  }
  const text = String(values[field] ?? "");
  return isDate(field) ? typedFromMonth(text) : text;
}

/** A correction as it is sent: null says that the paper gives no such value. */
export type Correction = z.input<typeof ItemCorrection>;

/** Why a typed value is refused, in the words of the API; a value that makes no sense has none. */
export type Refused = Partial<Record<EditableField, string>>;

/** What was typed in all columns of an item: those of one bureau come last, so that they count there. */
export function correctionsOf(item: FoundItem, edits: ItemEdits, today: Day) {
  const all = columnsOf(item).map((column) => correctionOf(item, edits[column] ?? {}, column, today));
  return {
    corrections: all.flatMap(({ correction }) => correction ?? []),
    isInvalid: all.some(({ invalid }) => invalid.length > 0),
  };
}

/** What the edits correct: nothing where nothing differs from what was read; `invalid` names fields that make no sense. */
export function correctionOf(
  item: FoundItem,
  edits: Edits,
  column: Column,
  today: Day,
): { correction?: Correction; invalid: EditableField[]; refused?: Refused } {
  const isChanged = (field: EditableField) => {
    const text = edits[field];
    return text !== undefined && meant(field, text) !== meant(field, readText(item, field, column));
  };
  const changed = editable.filter(isChanged);
  if (changed.length === 0) return { invalid: [] };
  const typed = (field: EditableField) => (changed.includes(field) ? typedText(edits, field) : undefined);
  const correction: Correction = {
    itemId: item.id,
    bureau: column === "all" ? undefined : column,
    // What every item has cannot be taken away: an empty field is a wrong one.
    creditorName: changed.includes("creditorName") ? (edits.creditorName ?? "") : undefined,
    itemType: isOneOf(itemTypes, edits.itemType) ? edits.itemType : undefined,
    status: changed.includes("status") ? statusOf(edits) : undefined,
    amount: changed.includes("amount") ? amountOf(edits) : undefined,
    accountNumber: typed("accountNumber"),
    payStatus: typed("payStatus"),
    dateOpened: typed("dateOpened"),
    dateReported: typed("dateReported"),
    dateClosed: typed("dateClosed"),
    dateOfFirstDelinquency: typed("dateOfFirstDelinquency"),
    removalOn: typed("removalOn"),
  };
  const wrong = new Set(ItemCorrection.safeParse(correction).error?.issues.map(({ path }) => path[0]));
  const { itemType = item.itemType } = correction;
  const said = { ...correction, itemType, originalCreditor: item.originalCreditor };
  const refused: Refused = impossibleDays(said, { printed: item.bureauViews ?? [item], today });
  const isInvalid = (field: EditableField) => wrong.has(field) || refused[field] !== undefined;
  const invalid = changed.filter((field) => isInvalid(field) || (field === "itemType" && !correction.itemType));
  return invalid.length > 0 ? { invalid, refused } : { correction, invalid };
}

/**
 * An item that the member adds by hand. Undefined while its creditor, its type or its bureaus are missing or a value makes no sense;
 * `invalid` names such values.
 */
export function addedItem(
  edits: Edits,
  bureaus: readonly Bureau[],
  today: Day,
): { item?: ClientProvidedItem; invalid: EditableField[]; refused?: Refused } {
  const typed = {
    creditorName: typedText(edits, "creditorName"),
    itemType: isOneOf(itemTypes, edits.itemType) ? edits.itemType : undefined,
    amount: amountOf(edits),
    accountNumber: typedText(edits, "accountNumber"),
    status: statusOf(edits),
    dateOpened: typedText(edits, "dateOpened"),
    dateReported: typedText(edits, "dateReported"),
    dateClosed: typedText(edits, "dateClosed"),
    dateOfFirstDelinquency: typedText(edits, "dateOfFirstDelinquency"),
    bureaus,
  };
  const isCut = ItemCorrection.shape.accountNumber.safeParse(typed.accountNumber).success;
  const { data, error } = ClientProvidedItem.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const refused: Refused = impossibleDays(typed, { today });
  const isInvalid = (field: EditableField) => wrong.has(field) || (field === "accountNumber" && !isCut);
  const invalid = editable.filter((field) => (edits[field] && isInvalid(field)) || refused[field] !== undefined);
  if (!data?.creditorName || !data.itemType || bureaus.length === 0 || invalid.length > 0) return { invalid, refused };
  return { item: { ...data, accountNumber: data.accountNumber && `****${data.accountNumber}` }, invalid };
}

/** Null for an empty field: the paper gives no such value. */
function typedText(edits: Edits, field: EditableField): string | null {
  return meant(field, edits[field]?.trim() ?? "") || null;
}

/** A month may be typed in several ways. */
const meant = (field: EditableField, text: string) =>
  isDate(field) || field === "removalOn" ? monthFromTyped(text) : text;

const statusOf = ({ status }: Edits) => (status === "open" || status === "closed" ? status : undefined);

function amountOf(edits: Edits): number | null {
  const text = typedText(edits, "amount");
  return text === null ? null : Number(text.replaceAll(/[$,\s]/g, ""));
}
