import type { Dispute } from "#shared/api/schemas/dispute";
import { readBureaus, storedBureaus } from "./stored-bureaus";

test("what a letter asks for, and answers from a round before, are read as they were stored", () => {
  const bureaus: Dispute["bureaus"] = {
    experian: { reportsItem: true, kind: "procedure_request", deliveredAt: "2026-03-02T15:00:00.000Z" },
    equifax: {
      reportsItem: false,
      answer: { outcome: "deleted", answeredOn: "2026-03-16", recordedAt: "2026-03-18T12:00:00.000Z" },
    },
    transunion: { reportsItem: false },
  };
  expect(readBureaus(storedBureaus(bureaus))).toEqual({
    ...bureaus,
    // The clock of the letter's own kind.
    experian: { ...bureaus.experian, dueOn: "2026-03-17" },
  });
});
