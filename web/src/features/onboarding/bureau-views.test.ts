import type { BureauView } from "#shared/api/schemas/report";
import { differingFields } from "./bureau-views";

const view = (overrides: Partial<BureauView>): BureauView => ({
  bureau: "experian",
  creditorName: "Midland Credit",
  amount: 500,
  status: "open",
  dateReported: "2026-10-01",
  ...overrides,
});

test("an amount that differs between bureaus is found", () => {
  expect(differingFields([view({}), view({ bureau: "equifax", amount: 650 })])).toEqual(["amount"]);
});

test("a date that one bureau leaves out, or another reporting day, is no contradiction", () => {
  const other = view({ bureau: "equifax", dateReported: "2026-10-15" });
  expect(differingFields([view({ dateOpened: "2020-01-01" }), other])).toEqual([]);
});
