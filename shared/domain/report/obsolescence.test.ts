import { obsolescence } from "./obsolescence";

const collection = { itemType: "collection" as const, dateOfFirstDelinquency: "2019-05-15" };

test("a collection may stay 7 years after the 180 days that follow the first delinquency", () => {
  expect(obsolescence(collection, "2026-08-01")).toEqual({
    basisKind: "dofd",
    basisDate: "2019-05-15",
    practiceRemovalOn: "2026-05-15",
    legalMaxOn: "2026-11-11",
    status: "past_practice",
  });
});

test.each([
  ["2026-05-15", "current"],
  ["2026-05-16", "past_practice"],
  ["2026-11-11", "past_practice"],
  ["2026-11-12", "obsolete"],
])("on %s it is %s", (today, status) => {
  expect(obsolescence(collection, today).status).toBe(status);
});

test("a bankruptcy may stay 10 years from its filing", () => {
  const bankruptcy = { itemType: "bankruptcy" as const, dateReported: "2016-11-20" };
  expect(obsolescence(bankruptcy, "2026-11-20").status).toBe("current");
  expect(obsolescence(bankruptcy, "2026-11-21").status).toBe("obsolete");
});

test("chapter 13 leaves after 7 years by the bureaus' practice, and may stay for 10 by law", () => {
  const plan = { itemType: "bankruptcy" as const, dateReported: "2018-11-20", payStatus: "Chapter 13 bankruptcy" };
  expect(obsolescence(plan, "2026-11-20")).toMatchObject({
    practiceRemovalOn: "2025-11-20",
    legalMaxOn: "2028-11-20",
    status: "past_practice",
  });
});

test("an account included in a bankruptcy may have been charged off: no letter calls it obsolete before such a debt is", () => {
  const account = { itemType: "bankruptcy" as const, dateOfFirstDelinquency: "2019-05-15", dateReported: "2026-10-01" };
  expect(obsolescence(account, "2026-05-15")).toMatchObject({
    basisKind: "dofd",
    practiceRemovalOn: "2026-05-15",
    legalMaxOn: "2026-11-11",
    status: "current",
  });
  expect(obsolescence(account, "2026-11-11").status).toBe("past_practice");
  expect(obsolescence(account, "2026-11-12").status).toBe("obsolete");
  const other = { itemType: "other" as const, dateOfFirstDelinquency: "2019-05-15" };
  expect(obsolescence({ ...other, payStatus: "Included in bankruptcy" }, "2026-11-11").status).toBe("past_practice");
});

test("a judgment may stay 7 years from its entry or as long as it can be enforced: none is called obsolete", () => {
  const judgment = { itemType: "judgment" as const, dateReported: "2019-11-20", dateClosed: "2022-03-01" };
  expect(obsolescence(judgment, "2026-11-20").status).toBe("current");
  expect(obsolescence(judgment, "2026-11-21").status).toBe("past_practice");
  expect(obsolescence(judgment, "2026-11-21").legalMaxOn).toBeUndefined();
});

test("a tax lien may stay 7 years from its payment, and the law sets an unpaid one no limit", () => {
  const lien = { itemType: "tax_lien" as const, dateReported: "2010-01-01", lastPaymentDate: "2012-01-01" };
  expect(obsolescence(lien, "2026-11-20")).toEqual({ basisKind: "unknown", status: "unknown" });
  const paid = { ...lien, dateClosed: "2019-11-20" };
  expect(obsolescence(paid, "2026-11-20")).toMatchObject({ basisKind: "paid", status: "current" });
  expect(obsolescence(paid, "2026-11-21").status).toBe("obsolete");
});

test.each(["late_payment", "other"] as const)("the last payment says nothing of when a %s began", (itemType) => {
  const item = { itemType, lastPaymentDate: "2015-01-01", dateReported: "2015-02-01" };
  expect(obsolescence(item, "2026-11-20").status).toBe("unknown");
});

test("a late payment may stay 7 years from the late payment", () => {
  const late = { itemType: "late_payment" as const, dateOfFirstDelinquency: "2020-02-29" };
  expect(obsolescence(late, "2026-11-20").legalMaxOn).toBe("2027-02-28");
});

test("without a date to count from nothing is called obsolete", () => {
  expect(obsolescence({ itemType: "charge_off", dateReported: "2010-01-01" }, "2026-11-20").status).toBe("unknown");
});

test.each([
  ["2026-03-31", "current"],
  ["2026-04-01", "past_practice"],
  ["2026-09-30", "past_practice"],
  ["2026-10-01", "obsolete"],
])("on %s a collection of which only the month of the first delinquency is printed is %s", (today, status) => {
  const printed = obsolescence({ itemType: "collection", dateOfFirstDelinquency: "2019-03" }, today);
  expect(printed).toMatchObject({ basisDate: "2019-03", practiceRemovalOn: "2026-03", legalMaxOn: "2026-09", status });
});

test("a bankruptcy of which only the month of filing is printed may stay until that month is over", () => {
  const filed = { itemType: "bankruptcy" as const, dateReported: "2016-11" };
  expect(obsolescence(filed, "2026-11-30").status).toBe("current");
  expect(obsolescence(filed, "2026-12-01")).toMatchObject({ legalMaxOn: "2026-11", status: "obsolete" });
});
