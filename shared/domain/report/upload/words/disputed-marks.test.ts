import { negativeItemsOf } from "../../merge";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import { saysDisputed } from "./disputed-marks";

test.each([
  "Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).",
  "Consumer disputes this account information",
  "002 Consumer disputes after resolution",
  "PLACED FOR COLLECTION; ACCT INFO DISPUTED BY CONSUMR",
  "DISPUTE RESOLVED-CUST DISAGREES",
  "XB",
  "CBL; XC",
  "CBG, AID",
  "DRC",
  "Cuenta disputada por el consumidor",
])("a bureau marks an account as disputed by its consumer: %s", (words) => {
  expect(saysDisputed(words)).toBe(true);
});

test.each([
  "Account closed by consumer",
  "Account previously in dispute; now resolved, reported by credit grantor",
  "Previously disputed by consumer",
  "Charged off account",
  "Discovery disputes",
  "XH",
  "XBOX CARD",
  "AID ASSOCIATION",
  "DRC COLLECTIONS",
])("other words do not: %s", (words) => {
  expect(saysDisputed(words)).toBe(false);
});

test("an item has the mark of the bureau whose report prints it", () => {
  const report = `Equifax Information Services LLC
Confirmation # 6324178812
2.1 NORTHLAKE CARD - Closed
Account Number: *4271
Status: CHARGE_OFF
Balance: $1,254
Additional Information: Consumer disputes this account information
2.2 HARBOR LANE BANK - Closed
Account Number: *4272
Status: CHARGE_OFF
Balance: $254
Additional Information: Charged off account`;
  const files = analyzeReport(linesOfText(report), "2026-11-20")?.files ?? [];
  let made = 0;
  const items = negativeItemsOf(files, { ids: () => `item-${++made}`, today: "2026-11-20" });
  expect(items.map(({ creditorName, bureauViews = [] }) => [creditorName, bureauViews[0]?.isDisputed])).toEqual([
    ["NORTHLAKE CARD", true],
    ["HARBOR LANE BANK", undefined],
  ]);
});
