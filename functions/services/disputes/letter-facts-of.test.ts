import { makeMember } from "#functions/testing/dispute-world";
import type { NegativeItem } from "#shared/api/schemas/report";
import { makeNegativeItem } from "#shared/testing/report";
import { factsOf } from "./letter-facts-of";

const place = { page: 3, line: 12, rawText: "Status: Charge Off", confidence: "high" as const };
const evidence = {
  ...place,
  fields: [
    { ...place, field: "payStatus" },
    { ...place, field: "balance", line: 9, rawText: "Balance: $1,240", confidence: "medium" as const },
    { ...place, field: "dateOpened", line: 10, rawText: "0pened 13/41", confidence: "low" as const },
  ],
};

/** An item that an uploaded report of Equifax shows, and a pulled one of Experian. */
function excerpts(changes: Partial<NegativeItem> = {}) {
  const base = makeNegativeItem({ bureaus: ["equifax", "experian"] });
  const view = { ...base, bureau: "equifax" as const, evidence };
  const item = {
    ...base,
    bureauViews: [view, { ...view, bureau: "experian" as const, evidence: undefined }],
    ...changes,
  };
  const reports = { experian: { on: "2026-11-02" }, equifax: { on: "2026-11-18" }, transunion: {} };
  const input = { item, reports, reasons: ["not_mine" as const], writtenOn: "2026-11-20", round: 1 };
  const { equifax, experian } = factsOf(makeMember(), input);
  return { equifax: equifax.item.excerpt, experian: experian.item.excerpt };
}

test("a letter quotes the uploaded report of its own bureau: each line once, in order, and none that was read badly", () => {
  expect(excerpts()).toEqual({
    equifax: [
      { page: 3, line: 9, text: "Balance: $1,240" },
      { page: 3, line: 12, text: "Status: Charge Off" },
    ],
    experian: undefined,
  });
});

test("where the member has found something misread, nothing is quoted", () => {
  expect(excerpts({ correctedFields: ["amount"] }).equifax).toBeUndefined();
});
