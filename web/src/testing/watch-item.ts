import type { NegativeItem } from "#shared/api/schemas/report";

/** Counts how often the row of an item is drawn: each time its box and its buttons read the creditor's name. */
export function watchItem(item: NegativeItem): () => number {
  let drawn = 0;
  const { creditorName } = item;
  Object.defineProperty(item, "creditorName", {
    enumerable: true,
    get: () => {
      drawn += 1;
      return creditorName;
    },
  });
  return () => drawn;
}
