import type { ClientProvidedItem } from "#shared/api/schemas/report";
import type { FoundItem, UploadAnalysis, UploadCheck } from "#shared/api/schemas/upload";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { correctionsOf, type EditableField, editable, type ItemEdits } from "./edits";

/** What the member has said of one file: what was found is kept but for what is dropped; what is typed, and what was not found. */
export type Answer = {
  dropped: ReadonlySet<string>;
  edits: Readonly<Record<string, ItemEdits>>;
  added: readonly ClientProvidedItem[];
};

/** What was said of a file before a reload; of a file that is new, nothing. */
export function answerOf({ check }: Pick<UploadAnalysis, "check">): Answer {
  const edits: Record<string, ItemEdits> = {};
  for (const { itemId, bureau = "all", ...typed } of check?.typed ?? []) {
    edits[itemId] = { ...edits[itemId], [bureau]: typed };
  }
  return { dropped: new Set(check?.droppedIds), edits, added: check?.added ?? [] };
}

/** The same as it is kept. */
export function checkOf({ dropped, edits, added }: Answer): UploadCheck {
  const typed = Object.entries(edits).flatMap(([itemId, columns]) =>
    Object.entries(columns).map(([column, values]) => ({
      ...values,
      itemId,
      bureau: bureaus.find((bureau) => bureau === column),
    })),
  );
  return { droppedIds: [...dropped], typed, added: [...added] };
}

/** How many items of a file are kept. */
export const keptOf = ({ negativeItems }: UploadAnalysis, { dropped, added }: Answer) =>
  negativeItems.filter(({ id }) => !dropped.has(id)).length + added.length;

export function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(isIn ? [...others, id] : others);
}

/** What is sent of one file. Only items that are kept are corrected. */
export function bodyOf({ negativeItems }: UploadAnalysis, { dropped, edits, added }: Answer) {
  const items = negativeItems.filter(({ id }) => !dropped.has(id));
  const corrected = items.map((item) => correctionsOf(item, edits[item.id] ?? {}, dayOf(new Date())));
  return {
    isInvalid: corrected.some(({ isInvalid }) => isInvalid),
    body: {
      itemIds: items.map(({ id }) => id),
      corrections: corrected.flatMap(({ corrections }) => corrections),
      added: [...added],
    },
  };
}

/** The places of a field in the file; an amount is printed as the balance or as what is past due. */
const placesOf: Partial<Record<EditableField, readonly string[]>> = { amount: ["balance", "amount", "pastDue"] };

/** The values of an item that were read without certainty. */
export function unsureFields({ fields }: FoundItem): EditableField[] {
  return editable.filter((field) => {
    const names = placesOf[field] ?? [field];
    return fields.some((place) => names.includes(place.field) && place.confidence === "low");
  });
}

const ranks = { low: 0, medium: 1, high: 2 } as const;
const rankOf = (item: FoundItem) => (unsureFields(item).length > 0 ? ranks.low : ranks[item.confidence]);

/** The items of a file, those that need a look first. */
export function unsureFirst(items: readonly FoundItem[]): FoundItem[] {
  return [...items].sort((one, other) => rankOf(one) - rankOf(other));
}
