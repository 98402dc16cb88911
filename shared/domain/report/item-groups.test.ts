import type { BureauView } from "#shared/api/schemas/report";
import { makeNegativeItem } from "#shared/testing/report";
import { groupItems, shownAmount } from "./item-groups";

const view = (bureau: BureauView["bureau"], values: Partial<BureauView> = {}): BureauView => ({
  bureau,
  creditorName: "Harbor Lane Bank",
  status: "open",
  ...values,
});
const views = (values: Partial<BureauView>) => [view("experian", values), view("equifax", values)];

test("a question, one bureau alone, agreement and what is handled part the items", () => {
  const differing = makeNegativeItem({
    id: "differing",
    bureauViews: [view("experian", { amount: 812 }), view("equifax", { amount: 1240 })],
  });
  const agreed = makeNegativeItem({ id: "agreed", bureauViews: views({ amount: 812 }) });
  const alone = makeNegativeItem({ id: "alone", bureauViews: [view("experian", { amount: 5 })] });
  const marked = makeNegativeItem({ id: "marked", bureauViews: views({ amount: 812, isDisputed: true }) });
  const disputed = { ...differing, id: "disputed", isDisputed: true };
  const removed = { ...agreed, id: "removed", isRemoved: true };

  const groups = groupItems([removed, agreed, marked, alone, disputed, differing], "2026-11-22");
  const ids = Object.entries(groups).map(([group, found]) => [group, found.map(({ item }) => item.id)]);
  expect(Object.fromEntries(ids)).toEqual({
    worthChecking: ["differing"],
    other: ["alone"],
    usuallyRight: ["agreed", "marked"],
    handled: ["removed", "disputed"],
  });
  expect(groups.worthChecking[0]?.findings.map(({ kind }) => kind)).toEqual(["amountsDiffer"]);
});

test.each([
  ["an amount is itself", { amount: 812 }, 812],
  ["a paid collection owes nothing", { amount: 0 }, 0],
  ["an amount that is not given is unknown", { amount: undefined }, "unknown"],
  [
    "a discharged account is discharged, not $0",
    {
      itemType: "charge_off" as const,
      amount: 0,
      bureauViews: views({ payStatus: "Included in Chapter 7 bankruptcy" }),
    },
    "discharged",
  ],
  [
    "a bankruptcy's record of $0 is unknown",
    { itemType: "bankruptcy" as const, amount: 0, dateOfFirstDelinquency: undefined },
    "unknown",
  ],
  [
    "a discharged bankruptcy is discharged",
    {
      itemType: "bankruptcy" as const,
      amount: undefined,
      dateOfFirstDelinquency: undefined,
      bureauViews: views({ payStatus: "Chapter 7 bankruptcy discharged" }),
    },
    "discharged",
  ],
  [
    "an account in a bankruptcy that still shows a balance shows it",
    { amount: 300, bureauViews: views({ amount: 300, payStatus: "Discharged in bankruptcy" }) },
    300,
  ],
  [
    "a $0 of one bureau hides no balance that another one reports",
    { amount: 0, bureauViews: [view("experian", { amount: 0 }), view("transunion", { amount: 912 })] },
    912,
  ],
  ["what every bureau reports as $0 is $0", { amount: 0, bureauViews: views({ amount: 0 }) }, 0],
])("%s", (_, item, shown) => {
  expect(shownAmount(makeNegativeItem(item))).toBe(shown);
});
