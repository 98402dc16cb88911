import { answerDueOn, cfpbFrom, furnisherToldBy, isUnanswered } from "./reinvestigation";

test.each([
  ["has 30 days", "2026-03-05", {}, "2026-04-04"],
  ["has 15 more when information arrives on day 30", "2026-03-05", { informationAddedOn: "2026-04-04" }, "2026-04-19"],
  ["has no more when it arrives on day 31", "2026-03-05", { informationAddedOn: "2026-04-05" }, "2026-04-04"],
  ["has 15 days to describe its procedure", "2026-03-02", { kind: "procedure_request" as const }, "2026-03-17"],
  ["has 30 days for the letters that the law gives none", "2026-03-02", { kind: "cure" as const }, "2026-04-01"],
  ["has four business days for a block", "2026-11-20", { kind: "block" as const }, "2026-11-27"],
  [
    "has four business days for a block, also after a free report",
    "2026-03-02",
    { kind: "block" as const, fromAnnualReport: true },
    "2026-03-06",
  ],
  ["has 45 days after a free annual report", "2026-03-02", { fromAnnualReport: true }, "2026-04-16"],
])("a bureau %s", (_, receivedOn, basis, dueOn) => {
  expect(answerDueOn(receivedOn, basis)).toBe(dueOn);
});

test("the furnisher hears of it within 5 business days", () => {
  expect(furnisherToldBy("2026-03-02")).toBe("2026-03-09");
});

test.each([
  ["may not be called silent while its notice of the results may be in the mail", "2026-04-01", "2026-04-13", false],
  ["may be called silent after 5 business days for the notice and 5 days of mail", "2026-04-01", "2026-04-14", true],
  ["has a business day more where a federal holiday is among them", "2026-12-31", "2027-01-13", false],
  ["may be called silent the day after that", "2026-12-31", "2027-01-14", true],
])("a bureau %s", (_, lastDay, on, isSilent) => {
  expect(isUnanswered(lastDay, on)).toBe(isSilent);
});

test("a CFPB complaint may follow after 45 days or the answer, whichever is first", () => {
  expect(cfpbFrom("2026-03-02")).toBe("2026-04-16");
  expect(cfpbFrom("2026-03-02", "2026-03-20")).toBe("2026-03-20");
});
