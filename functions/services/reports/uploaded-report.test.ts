import type { ReportRecord } from "#functions/repositories/reports";
import { makeMember, makeStoredReport } from "#functions/testing/dispute-world";
import { SaveReportBody } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { makeNegativeItem } from "#shared/testing/report";
import { reportsNamed } from "../disputes/reports-named";
import { clientProvidedReport } from "./client-provided-report";
import { reportView } from "./report-view";
import { analysisOf, uploadedReport } from "./uploaded-report";

const at = new Date("2026-11-20T15:00:00.000Z");
const before = "2026-11-02T15:00:00.000Z";
const read = { readAt: at.toISOString(), source: "experian" as const, scores: {}, items: [], unreadPages: [] };
const upload = { userId: "01KAB00000000000000000MEMB", uploadId: "01KAB000000000000000UPLOAD" };

const shownId = "01KAB00000000000000000SHWN";
/** How the letters about the report's first item name it. */
const named = (report: ReportRecord) =>
  reportsNamed(makeMember(), report, report.negativeItems[0] ?? makeNegativeItem({ bureauViews: undefined }));

test("a letter names the day of its own bureau's report, also after a file of another bureau, new or old", () => {
  const previous = makeStoredReport({ pulledAt: before, bureaus: ["experian", "equifax"], negativeItems: [] });
  const known = { previous, disputedIds: new Set<string>(), at };
  const first = uploadedReport({ ...read, bureaus: ["experian"], reportedOn: "2026-11-18" }, upload, known);
  const old = { ...read, bureaus: ["transunion" as const], reportedOn: "2026-10-05" };
  const second = uploadedReport(old, upload, { ...known, previous: first });
  expect(named(first)).toMatchObject({ experian: { on: "2026-11-18" }, equifax: { on: "2026-11-02" } });
  expect(named(second)).toEqual({
    experian: { on: "2026-11-18" },
    equifax: { on: "2026-11-02" },
    transunion: { on: "2026-10-05" },
  });
});

const shownBy = (bureau: Bureau) => {
  const { creditorName, status } = makeNegativeItem();
  return makeNegativeItem({ id: shownId, bureaus: [bureau], bureauViews: [{ bureau, creditorName, status }] });
};

test("a letter about a file's own lines names that file, also where something newer is known of its bureau", () => {
  const pulled = makeStoredReport({ pulledAt: at.toISOString(), negativeItems: [shownBy("experian")] });
  const identity = { on: "2026-11-10", number: "1234-5678-90" };
  const file = {
    ...read,
    bureaus: ["experian" as const],
    reportedOn: "2026-11-10",
    identities: { experian: identity },
  };
  const known = { previous: pulled, disputedIds: new Set<string>(), at };
  const report = uploadedReport({ ...file, items: [shownBy("experian")] }, upload, known);
  expect(named(report)).toMatchObject({ experian: identity, equifax: { on: "2026-11-20" } });
});

test("the day on which a file came is not the day of its report", () => {
  const file = { ...read, bureaus: ["experian" as const], items: [shownBy("experian")] };
  const known = { disputedIds: new Set<string>(), at };
  const report = uploadedReport(file, upload, known);
  expect(named(report)).toMatchObject({ experian: { on: undefined } });
  const later = { ...read, bureaus: ["equifax" as const], reportedOn: "2026-11-12" };
  const both = uploadedReport(
    later,
    { ...upload, uploadId: "01KAB000000000000000UPLAT2" },
    { ...known, previous: report },
  );
  expect(named(both)).toMatchObject({ experian: { on: undefined }, equifax: { on: "2026-11-12" } });
});

test("of two files of one bureau a letter names the one that shows the item, and the newest for what the member added", () => {
  const identityOf = (on: string, number: string) => ({ reportedOn: on, identities: { experian: { on, number } } });
  const first = { ...read, ...identityOf("2026-10-05", "1111-1111-11"), bureaus: ["experian" as const] };
  const second = { ...read, ...identityOf("2026-11-10", "2222-2222-22"), bureaus: ["experian" as const] };
  const known = { disputedIds: new Set([shownId]), at };
  const old = uploadedReport({ ...first, items: [shownBy("experian")] }, upload, known);
  const again = { ...upload, uploadId: "01KAB000000000000000UPLAT2" };
  const report = uploadedReport(second, again, { ...known, previous: old });
  expect(named(report).experian).toEqual({ on: "2026-10-05", number: "1111-1111-11" });
  const added = makeNegativeItem({ bureauViews: undefined });
  expect(reportsNamed(makeMember(), report, added).experian).toEqual({ on: "2026-11-10", number: "2222-2222-22" });
});

test("what a member typed in without a day has none", () => {
  const body = SaveReportBody.parse({ reportData: { negativeItems: [{ creditorName: "NORTHLAKE CARD SERVICES" }] } });
  const typed = clientProvidedReport(upload.userId, body, { before: undefined, gone: [], at });
  expect(named(typed)).toMatchObject({ experian: { on: undefined } });
  const dated = { ...body, reportData: { ...body.reportData, pullDate: "2026-11-09T15:00:00.000Z" } };
  const known = clientProvidedReport(upload.userId, dated, { before: undefined, gone: [], at });
  expect(named(known)).toMatchObject({ experian: { on: "2026-11-09" } });
});

test("numbers of reports are in no answer of the API", () => {
  const identities = { experian: { on: "2026-11-10", number: "1234-5678-90" } };
  const file = { ...read, bureaus: ["experian" as const], reportedOn: "2026-11-10", identities };
  const record = uploadedReport(file, upload, { disputedIds: new Set(), at });
  const report = reportView(record, []);
  expect(JSON.stringify(record)).toContain("1234-5678-90");
  expect(JSON.stringify([report, analysisOf(upload.uploadId, file, report)])).not.toContain("1234-5678-90");
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
