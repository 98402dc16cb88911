import { makeMember, makeStoredReport } from "#functions/testing/dispute-world";
import { makeNegativeItem } from "#shared/testing/report";
import { reportDatesOf } from "../disputes/letter-facts-of";
import { uploadedReport } from "./uploaded-report";

const at = new Date("2026-11-20T15:00:00.000Z");
const before = "2026-11-02T15:00:00.000Z";
const read = { readAt: at.toISOString(), source: "experian" as const, scores: {}, items: [], unreadPages: [] };
const upload = { userId: "01KAB00000000000000000MEMB", uploadId: "01KAB000000000000000UPLOAD" };

test("a letter names the day of its own bureau's report, also after a file of another bureau, new or old", () => {
  const previous = makeStoredReport({ pulledAt: before, bureaus: ["experian", "equifax"], negativeItems: [] });
  const known = { previous, disputedIds: new Set<string>(), at };
  const first = uploadedReport({ ...read, bureaus: ["experian"], reportedOn: "2026-11-18" }, upload, known);
  const old = { ...read, bureaus: ["transunion" as const], reportedOn: "2026-10-05" };
  const second = uploadedReport(old, upload, { ...known, previous: first });
  const user = makeMember();
  expect(reportDatesOf(user, first)).toMatchObject({ experian: "2026-11-18", equifax: "2026-11-02" });
  expect(reportDatesOf(user, second)).toEqual({
    experian: "2026-11-18",
    equifax: "2026-11-02",
    transunion: "2026-10-05",
  });
});

test.each<[string, { bureaus: ("equifax" | "experian")[]; reportedOn: string; items?: "shown" }, string[][]]>([
  ["a file of another bureau", { bureaus: ["equifax"], reportedOn: "2026-11-19" }, [["experian"], ["equifax"]]],
  ["an older file", { bureaus: ["experian"], reportedOn: "2026-10-05" }, [["experian"]]],
  ["a newer file that shows it again", { bureaus: ["experian"], reportedOn: "2026-11-19", items: "shown" }, []],
])("what a bureau's file no longer shows stays so after %s", (_, { items, ...file }, unseenBy) => {
  const item = makeNegativeItem({ bureaus: ["experian", "equifax"] });
  const previous = makeStoredReport({ pulledAt: before, bureaus: ["experian", "equifax"], negativeItems: [item] });
  const known = { previous, disputedIds: new Set([item.id]), at };
  const gone = uploadedReport({ ...read, bureaus: ["experian"], reportedOn: "2026-11-18" }, upload, known);
  const next = { ...read, ...file, items: items ? [item] : [] };
  const { unseen } = uploadedReport(next, upload, { ...known, previous: gone });
  expect(Object.entries(unseen ?? {}).flatMap(([bureau, ids]) => (ids.includes(item.id) ? [[bureau]] : []))).toEqual(
    unseenBy,
  );
});

test("a file is as new as its own bureau's part of the report, however new another bureau's is", () => {
  const item = makeNegativeItem({ bureaus: ["experian"] });
  const previous = makeStoredReport({ pulledAt: before, bureaus: ["experian", "equifax"], negativeItems: [item] });
  const known = { previous, disputedIds: new Set<string>(), at };
  const equifax = uploadedReport({ ...read, bureaus: ["equifax"], reportedOn: "2026-11-19" }, upload, known);
  const experian = { ...read, bureaus: ["experian" as const], reportedOn: "2026-11-18" };
  const { negativeItems, proven } = uploadedReport(experian, upload, { ...known, previous: equifax });
  expect(equifax.negativeItems).toHaveLength(1);
  expect(negativeItems).toEqual([]);
  expect(proven).toEqual(["equifax", "experian"]);
});
