import type { Dispute } from "#shared/api/schemas/dispute";
import { readBureaus, storedBureaus } from "./stored-bureaus";

test("what a letter asks for, and answers from a round before, are read as they were stored", () => {
  const bureaus: Dispute["bureaus"] = {
    experian: {
      reportsItem: true,
      kind: "procedure_request",
      deliveredAt: "2026-03-02T15:00:00.000Z",
      complaintFrom: "2026-02-10",
    },
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

test("information that was added within the 30 days gives a bureau 45, and later none more", () => {
  const equifax = {
    reportsItem: true,
    deliveredAt: "2026-03-02T15:00:00.000Z",
    addedLetter: "01KAB0000000000000000000LL",
  };
  const read = (informationAddedOn?: string, annual: "equifax"[] = []) =>
    readBureaus(storedBureaus({ equifax: { ...equifax, informationAddedOn } }), annual).equifax;
  expect(read()).toEqual({ ...equifax, dueOn: "2026-04-01" });
  expect(read("2026-04-01")).toMatchObject({ informationAddedOn: "2026-04-01", dueOn: "2026-04-16", isExtended: true });
  expect(read("2026-04-02")).toMatchObject({
    informationAddedOn: "2026-04-02",
    dueOn: "2026-04-01",
  });
  const annual = read("2026-03-20", ["equifax"]);
  expect([annual?.dueOn, annual?.isExtended]).toEqual(["2026-04-16", undefined]);
});
