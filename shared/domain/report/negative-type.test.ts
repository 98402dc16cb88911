import type { BureauEntry } from "./bureau-file";
import { negativeTypeOf } from "./negative-type";

const account = (payStatus: string): BureauEntry => ({
  kind: "tradeline",
  creditorName: "PINYON BANK",
  status: "open",
  payStatus,
});

test.each([
  ["REPO/CHARGE OFF", "repossession"],
  ["Paid repossession", "repossession"],
  ["Unpaid balance reported as a loss by the credit grantor", "charge_off"],
  ["Written as a loss", "charge_off"],
  ["Foreclosure process started", "foreclosure"],
  ["Collection/Chargeoff", "charge_off"],
  ["60 days past due", "late_payment"],
  ["Included in bankruptcy", "other"],
  ["Pays as agreed", undefined],
  ["Report of June", undefined],
])("an account's status tells the kind of item: %s", (payStatus, type) => {
  expect(negativeTypeOf(account(payStatus))).toBe(type);
});
