import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { viewsOf } from "../dispute/statements";
import { type Finding, findingsOf } from "./findings";
import { statusMeant } from "./negative-type";
import { isOpenToDispute } from "./open-to-dispute";
import { inBankruptcy, isPublicRecord } from "./public-record";

/** In the order of the lists; "handled" are in dispute already, or removed. */
export const itemGroups = ["worthChecking", "other", "usuallyRight", "handled"] as const;
export type ItemGroup = (typeof itemGroups)[number];

export type FoundItem<Item extends NegativeItem = NegativeItem> = { item: Item; findings: readonly Finding[] };

/**
 * The items of a report by how much they need checking: those that raise a question, those that only one bureau reports, and
 * those on which two or more bureaus agree, which are usually right. Within a group the report's own order.
 *
 * @param today a day as in `findingsOf`, which finds the questions
 */
export function groupItems(items: readonly NegativeItem[], today: string): Record<ItemGroup, FoundItem[]> {
  const groups: Record<ItemGroup, FoundItem[]> = { worthChecking: [], other: [], usuallyRight: [], handled: [] };
  for (const item of items) {
    const findings = findingsOf(item, items, today);
    groups[groupOf(item, findings)].push({ item, findings });
  }
  return groups;
}

function groupOf(item: NegativeItem, findings: readonly Finding[]): ItemGroup {
  if (!isOpenToDispute(item)) return "handled";
  // That it is disputed already is no reason to dispute it.
  if (findings.some(({ kind }) => kind !== "disputedAlready")) return "worthChecking";
  return (item.bureauViews?.length ?? 0) > 1 ? "usuallyRight" : "other";
}

/** What an item is said to owe: US dollars, nothing because a bankruptcy discharged it, or not known. */
export type ShownAmount = number | "discharged" | "unknown";

/**
 * The amount of an item as a list may show it. A record of a bankruptcy owes nothing itself, so its $0 says nothing; an account
 * that a bankruptcy includes is discharged when nothing is owed on it any more. One bureau's $0 hides no balance that another reports.
 */
export function shownAmount(item: NegativeItem): ShownAmount {
  const { amount, itemType } = item;
  if (amount !== undefined && amount !== 0) return amount;
  const owed = Math.max(0, ...viewsOf(item).map((view) => view.amount ?? 0));
  if (owed > 0) return owed;
  const words = viewsOf(item).map((view) => statusMeant(view) ?? "");
  if (words.some((said) => /discharged/i.test(said))) return "discharged";
  if (itemType === "bankruptcy" && isPublicRecord(item)) return "unknown";
  if (amount === 0 && words.some((said) => inBankruptcy.test(said))) return "discharged";
  return amount ?? "unknown";
}

/** As `shownAmount`, of what one bureau reports of the item. */
export const shownAmountAt = (item: NegativeItem, view: BureauView): ShownAmount =>
  shownAmount({ ...item, amount: view.amount, bureauViews: [view] });
