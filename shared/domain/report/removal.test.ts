import { makeNegativeItem } from "#shared/testing/report";
import { sentencesOf } from "../dispute/statements";
import { findingsOf } from "./findings";
import { negativeItemsOf } from "./merge";
import { analyzeReport } from "./upload/analyze";
import { linesOfText } from "./upload/files/plain-text";

const today = "2026-11-30";

/** What is found in an Experian report about an account that is on record until then. */
function read(until: string) {
  const text = `Experian
Prepared For: ROSA DELGADO
Date generated: Nov 10, 2026
Potentially Negative Items
NORTHLAKE CARD SERVICES
Account Number: 4417XXXX
Account Type: Credit card
Date Opened: 02/2012
Status: Charge Off. $1,240 written off.
Balance: $1,240
On Record Until: ${until}
`;
  const { files = [] } = analyzeReport(linesOfText(text), today) ?? {};
  const [item] = negativeItemsOf(files, { ids: () => "item-1", today });
  if (!item) throw new Error("No item");
  return item;
}

const findings = (until: string) => findingsOf(read(until), [], today);

test("until when a bureau keeps an account is known to the end of that month, and is no day of first delinquency", () => {
  const item = read("Feb 2026");
  expect(item.bureauViews).toMatchObject([{ bureau: "experian", removalOn: "2026-02-28" }]);
  expect(item).toMatchObject({ dateOfFirstDelinquency: undefined, obsoleteOn: undefined });
  expect(read("02/15/2026").bureauViews).toMatchObject([{ removalOn: "2026-02-28" }]);
});

test("a bureau's own month of removal that is past is a reason to ask, with the estimated month of the first delinquency", () => {
  expect(findings("Feb 2026")).toEqual([
    {
      kind: "pastRemoval",
      values: [{ bureau: "experian", month: "2026-02-28" }],
      on: "2026-02-28",
      estimated: "2019-02-28",
      reason: "outdated",
    },
  ]);
});

test("the month itself is not past before it ends; within nine months it is said that the item should leave", () => {
  expect(findings("Nov 2026")).toMatchObject([{ kind: "leavesSoon", on: "2026-11-30", basis: "removal" }]);
  expect(findings("Jul 2027")).toMatchObject([{ kind: "leavesSoon", on: "2027-07-31", basis: "removal" }]);
  expect(findings("Sep 2027")).toEqual([]);
});

test("a first delinquency that a bureau reports is not estimated, and the law's own limit goes first", () => {
  const base = makeNegativeItem({ itemType: "charge_off", dateOfFirstDelinquency: "2019-09-10" });
  const { creditorName, status } = base;
  const view = { bureau: "experian" as const, creditorName, status, removalOn: "2026-08-31" };
  const item = { ...base, bureaus: ["experian" as const], bureauViews: [view] };
  expect(findingsOf(item, [], today)).toMatchObject([{ kind: "pastRemoval", estimated: undefined }]);
  const old = { ...item, dateOfFirstDelinquency: "2018-09-10" };
  expect(findingsOf(old, [], today)).toMatchObject([{ kind: "obsolete" }]);
});

test("a court's record leaves after another time: nothing is estimated from it", () => {
  const base = makeNegativeItem({
    itemType: "bankruptcy",
    dateReported: "2018-02-01",
    dateOfFirstDelinquency: undefined,
  });
  const { creditorName, status } = base;
  const view = { bureau: "experian" as const, creditorName, status, removalOn: "2026-02-28" };
  const item = { ...base, bureaus: ["experian" as const], bureauViews: [view] };
  expect(findingsOf(item, [], today)).toMatchObject([{ kind: "pastRemoval", estimated: undefined }]);
});

test.each([
  ["2026-02-28", "past_removal"],
  ["2026-11-30", "outdated"],
  [undefined, "outdated"],
])("a letter about outdated information to a bureau that keeps it until %s says: %s", (removalOn, sentence) => {
  const reported = { itemType: "charge_off" as const, status: "open" as const, removalOn };
  expect(sentencesOf({ reasons: ["outdated"] }, reported, today)).toEqual([sentence]);
});
