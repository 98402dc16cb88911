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

test("a late payment may stay 7 years from the late payment", () => {
  const late = { itemType: "late_payment" as const, dateOfFirstDelinquency: "2020-02-29" };
  expect(obsolescence(late, "2026-11-20").legalMaxOn).toBe("2027-02-28");
});

test("without a date to count from nothing is called obsolete", () => {
  expect(obsolescence({ itemType: "charge_off", dateReported: "2010-01-01" }, "2026-11-20").status).toBe("unknown");
});
