import type { DisputeSelection } from "#shared/api/schemas/onboarding";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { type ReasonKey, reasonKeys } from "#shared/domain/dispute/reasons";
import type { Refusal } from "#shared/domain/dispute/refusals";
import { refusalOf, viewsOf } from "#shared/domain/dispute/statements";
import { paymentTypeOf, plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { cut } from "#shared/domain/text/cut";

export const DETAILS_MAX_LENGTH = 2_000;

/** Which items a visitor wants to dispute, why, and on which plan. */
export type Selection = {
  readonly plan?: SubscriptionTier;
  readonly items: readonly string[];
  readonly reasons: Readonly<Record<string, readonly ReasonKey[]>>;
  /** Per item, the visitor's own words; `other` says nothing without them. */
  readonly details: Readonly<Record<string, string>>;
};

export const emptySelection: Selection = { items: [], reasons: {}, details: {} };

/** How many items fit: the plan's allowance, or the largest plan's while none is chosen. */
export function capOf({ plan }: Selection): number {
  return plans[plan ?? "premium"].disputes;
}

export function isSelected(selection: Selection, itemId: string): boolean {
  return selection.items.includes(itemId);
}

/** Whether one more item may be chosen under the plan. */
export function hasRoom(selection: Selection): boolean {
  return selection.items.length < capOf(selection);
}

/** Takes an item in (if room remains) or out; an item that goes out takes its reasons along. */
export function toggleItem(selection: Selection, itemId: string): Selection {
  if (isSelected(selection, itemId)) {
    return {
      ...selection,
      items: selection.items.filter((id) => id !== itemId),
      reasons: without(selection.reasons, itemId),
      details: without(selection.details, itemId),
    };
  }
  return hasRoom(selection) ? { ...selection, items: [...selection.items, itemId] } : selection;
}

/** The reasons of an item. The first reason of an item selects the item too; without room nothing changes. */
export function chooseReasons(selection: Selection, itemId: string, reasons: readonly ReasonKey[]): Selection {
  if (reasons.length === 0) return isSelected(selection, itemId) ? withReasons(selection, itemId, reasons) : selection;
  const selected = isSelected(selection, itemId) ? selection : toggleItem(selection, itemId);
  return isSelected(selected, itemId) ? withReasons(selected, itemId, reasons) : selection;
}

export function sayDetails(selection: Selection, itemId: string, words: string): Selection {
  return { ...selection, details: { ...selection.details, [itemId]: cut(words, DETAILS_MAX_LENGTH) } };
}

export function withPlan(selection: Selection, plan: SubscriptionTier): Selection {
  return { ...selection, plan };
}

type ItemProblem = "reasonMissing" | "detailsMissing" | Refusal;

/** What an item still lacks for its letter: a letter must rest on a fact that the consumer stated. */
export function itemProblem(selection: Selection, itemId: string, item?: NegativeItem): ItemProblem | undefined {
  if (!isSelected(selection, itemId)) return undefined;
  const given = selection.reasons[itemId] ?? [];
  if (given.length === 0) return "reasonMissing";
  const explanation = selection.details[itemId]?.trim();
  const refusal = refusalOf({ reasons: given, explanation }, item ? viewsOf(item) : [], dayOf(new Date()));
  if (refusal) return refusal;
  return given.includes("other") && !selection.details[itemId]?.trim() ? "detailsMissing" : undefined;
}

export type SelectionProblem = "noItem" | "noPlan" | "overCap" | ItemProblem;

/** The first thing that keeps the selection from being complete. */
export function selectionProblem(
  selection: Selection,
  items: readonly NegativeItem[] = [],
): SelectionProblem | undefined {
  if (selection.items.length === 0) return "noItem";
  if (selection.plan === undefined) return "noPlan";
  if (selection.items.length > capOf(selection)) return "overCap";
  const problemOf = (id: string) =>
    itemProblem(
      selection,
      id,
      items.find((item) => item.id === id),
    );
  return selection.items.map(problemOf).find((problem) => problem !== undefined);
}

/** As the server keeps it; nothing of an item that is not selected. */
export function toWire(selection: Selection): DisputeSelection {
  const words = selection.items.map((id) => [id, selection.details[id]?.trim() ?? ""] as const);

  return {
    selectedItems: [...selection.items],
    paymentType: paymentTypeOf(selection.plan ?? "monthly"),
    selectedDisputeReasons: Object.fromEntries(selection.items.map((id) => [id, [...(selection.reasons[id] ?? [])]])),
    selectedPlan: selection.plan,
    additionalDetails: Object.fromEntries(words.filter(([, text]) => text !== "")),
  };
}

/** From what was stored. Items that the report no longer offers (gone, or in dispute by now) are left out. */
export function fromWire(stored: Partial<DisputeSelection>, selectable: readonly string[]): Selection {
  const items = (stored.selectedItems ?? []).filter((id) => selectable.includes(id));
  const reasonsOf = (id: string) => reasonKeys.filter((key) => stored.selectedDisputeReasons?.[id]?.includes(key));
  const details = items.map((id) => [id, stored.additionalDetails?.[id] ?? ""] as const);

  return {
    plan: stored.selectedPlan,
    items,
    reasons: Object.fromEntries(items.map((id) => [id, reasonsOf(id)])),
    details: Object.fromEntries(details.filter(([, text]) => text !== "")),
  };
}

function withReasons(selection: Selection, itemId: string, reasons: readonly ReasonKey[]): Selection {
  return { ...selection, reasons: { ...selection.reasons, [itemId]: reasons } };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));
}

const problemKeys: Partial<Record<SelectionProblem, string>> = {
  noItem: "onboarding.selection.noItem",
  noPlan: "onboarding.selection.noPlan",
  overCap: "onboarding.selection.overCap.title",
  reasonMissing: "onboarding.selection.someReasonMissing",
  detailsMissing: "onboarding.selection.someReasonMissing",
};

/** The message that says what is missing; refusals of a reason have their own words. */
export function problemMessageKey(problem: SelectionProblem): string {
  return problemKeys[problem] ?? `item.refusal.${problem}`;
}
