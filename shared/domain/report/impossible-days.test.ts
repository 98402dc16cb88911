import { refusalWords } from "../dispute/refusals";
import { impossibleDays } from "./impossible-days";

const today = "2026-11-30";
const { tooLongAgo, datesCross } = refusalWords;
const notYet = "Please enter a valid date";

test("a report can give no day that has not come", () => {
  const days = {
    dateOpened: "2031-01-01",
    dateReported: "2026-11-30",
    dateClosed: null,
    lastPaymentDate: "2027-01-01",
  };
  expect(impossibleDays(days, { today })).toEqual({ dateOpened: notYet, lastPaymentDate: notYet });
});

test("a month has come with its first day", () => {
  const days = { dateOpened: "2026-11", dateReported: "2026-12" };
  expect(impossibleDays(days, { today: "2026-11-01" })).toEqual({ dateReported: notYet });
});

test.each([
  ["before the birth", "1984-12", 1985, tooLongAgo],
  ["in the year of the birth", "1985-01", 1985, undefined],
  ["before 1950", "1949-12-31", undefined, tooLongAgo],
])("what is typed of an account does not lie %s", (_, dateOpened, birthYear, refusal) => {
  expect(impossibleDays({ dateOpened }, { birthYear, today }).dateOpened).toBe(refusal);
});

test("nothing is closed before it was opened, whichever of the two is typed", () => {
  const printed = [{ dateOpened: "2022-03-10", dateClosed: "2024-01-02" }];
  const both = { dateOpened: "2022-03-10", dateClosed: "2020-05" };
  expect(impossibleDays(both, { today })).toEqual({ dateOpened: datesCross, dateClosed: datesCross });
  expect(impossibleDays({ dateClosed: "2020-05" }, { printed, today })).toEqual({ dateClosed: datesCross });
  expect(impossibleDays({ dateOpened: "2025-05" }, { printed, today })).toEqual({ dateOpened: datesCross });
  expect(impossibleDays({ dateOpened: "2018-05", dateClosed: "2020-05" }, { printed, today })).toEqual({});
  expect(impossibleDays({ dateOpened: "2025-05", dateClosed: null }, { printed, today })).toEqual({});
});

test("a buyer of a debt may have opened it after it was closed, and a report may have the two in this order itself", () => {
  const days = { dateOpened: "2022-03-10", dateClosed: "2020-05" };
  expect(impossibleDays({ ...days, itemType: "collection" }, { today })).toEqual({});
  expect(impossibleDays({ ...days, originalCreditor: "Lakeside Bank" }, { today })).toEqual({});
  expect(impossibleDays({ dateClosed: "2019-05" }, { printed: [days], today })).toEqual({});
});

test("what the report prints itself is never refused, nor what is as old as that", () => {
  const printed = [{ dateOpened: "1979-03", dateReported: "2027-01" }];
  expect(
    impossibleDays({ dateOpened: "1979-03", dateReported: "2027-01" }, { printed, birthYear: 1985, today }),
  ).toEqual({});
  expect(impossibleDays({ dateClosed: "1980-01" }, { printed, birthYear: 1985, today })).toEqual({});
});
