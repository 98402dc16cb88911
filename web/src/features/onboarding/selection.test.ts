import { makeNegativeItem } from "#shared/testing/report";
import {
  chooseReasons,
  emptySelection,
  fromWire,
  hasRoom,
  isSelected,
  itemProblem,
  type Selection,
  sayDetails,
  selectionProblem,
  toggleItem,
  toWire,
} from "./selection";

const withItems = (count: number, plan?: Selection["plan"]): Selection => ({
  ...emptySelection,
  plan,
  items: Array.from({ length: count }, (_, index) => `item-${index}`),
});

test.each([
  ["onetime", 2],
  ["monthly", 5],
  ["premium", 15],
] as const)("the plan %s takes %i items and no more", (plan, cap) => {
  expect(hasRoom(withItems(cap - 1, plan))).toBe(true);
  expect(hasRoom(withItems(cap, plan))).toBe(false);
  expect(toggleItem(withItems(cap, plan), "one-more").items).toHaveLength(cap);
});

test("a reason selects its item when room remains", () => {
  const selection = chooseReasons(withItems(1, "onetime"), "late-payment", ["incorrect_dates"]);

  expect(isSelected(selection, "late-payment")).toBe(true);
  expect(selection.reasons["late-payment"]).toEqual(["incorrect_dates"]);
});

test("a reason changes nothing when the plan is full", () => {
  const full = withItems(2, "onetime");
  expect(chooseReasons(full, "late-payment", ["incorrect_dates"])).toBe(full);
});

test("deselecting an item clears its reasons", () => {
  const selected = sayDetails(chooseReasons(emptySelection, "a", ["other"]), "a", "The limit is wrong");
  const cleared = toggleItem(selected, "a");

  expect(cleared.reasons).toEqual({});
  expect(cleared.details).toEqual({});
});

test.each([
  ["without an item", withItems(0, "monthly"), "noItem"],
  ["without a plan", withItems(1), "noPlan"],
  ["with more items than the plan covers", withItems(3, "onetime"), "overCap"],
  ["with an item that has no reason", withItems(1, "onetime"), "reasonMissing"],
  [
    "with 'other' but no words",
    chooseReasons({ ...emptySelection, plan: "onetime" as const }, "a", ["other"]),
    "detailsMissing",
  ],
])("a selection %s is not complete", (_, selection, problem) => {
  expect(selectionProblem(selection)).toBe(problem);
});

test("a selection with a plan and a reason for each item is complete", () => {
  expect(selectionProblem(chooseReasons({ ...emptySelection, plan: "onetime" }, "a", ["not_mine"]))).toBeUndefined();
});

test("the missing reason is said beside its item only", () => {
  const selection = toggleItem(chooseReasons(emptySelection, "a", ["not_mine"]), "b");

  expect(itemProblem(selection, "a")).toBeUndefined();
  expect(itemProblem(selection, "b")).toBe("reasonMissing");
  expect(itemProblem(selection, "c")).toBeUndefined();
});

test("reasons that the report disproves are refused beside their item, and keep the selection from going on", () => {
  const item = makeNegativeItem({ id: "a", amount: 0, status: "closed" });
  const selection = chooseReasons({ ...emptySelection, plan: "onetime" as const }, "a", ["paid_in_full"]);
  expect(itemProblem(selection, "a", item)).toBe("alreadyPaid");
  expect(selectionProblem(selection, [item])).toBe("alreadyPaid");
  expect(itemProblem(chooseReasons(selection, "a", ["not_mine", "paid_in_full"]), "a", item)).toBe("statementsExclude");
});

test("what was stored comes back as it was, words and all", () => {
  const chosen = chooseReasons({ ...emptySelection, plan: "premium" }, "a", ["duplicate", "other"]);
  const selection = sayDetails(chosen, "a", "The limit is wrong");

  expect(fromWire(toWire(selection), ["a"])).toEqual(selection);
});

test("an item that is in dispute by now is left out of what was stored", () => {
  const selection = chooseReasons(chooseReasons(emptySelection, "a", ["outdated"]), "b", ["outdated"]);
  expect(fromWire(toWire(selection), ["b"]).items).toEqual(["b"]);
});
