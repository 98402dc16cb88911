import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "../bureau/bureau";

type View = Pick<NonNullable<NegativeItem["bureauViews"]>[number], "bureau" | "isDisputed">;

/** The bureaus whose report says that the consumer disputes the item already: through the product or by themselves. */
export function disputedAlreadyAt(views: readonly View[] = []): Bureau[] {
  return views.filter(({ isDisputed }) => isDisputed).map(({ bureau }) => bureau);
}
