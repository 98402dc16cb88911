import { makeMember, makeStoredReport } from "#functions/testing/dispute-world";
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
