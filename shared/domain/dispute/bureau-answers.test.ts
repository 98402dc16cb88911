import {
  type Answerable,
  answeredDayOf,
  carryAnswers,
  maySayNoAnswer,
  noAnswerFrom,
  wholeAnswer,
  withoutAnswers,
} from "./bureau-answers";
import type { DisputeOutcome } from "./dispute";

const said = (outcome: DisputeOutcome) => ({ outcome, answeredOn: "2026-03-16", recordedAt: "2026-03-18T12:00:00Z" });
const rejected = { status: "rejected" as const, outcome: "verified" as const, resolvedAt: "2026-03-18T12:00:00Z" };

test("bureaus that get no next letter keep their answers, the others begin without one", () => {
  const before: Record<string, Answerable> = {
    experian: { reportsItem: true, answer: said("deleted") },
    equifax: { reportsItem: true, answer: said("verified") },
    transunion: { reportsItem: false },
  };
  const next = { experian: { reportsItem: false }, equifax: { reportsItem: true }, transunion: { reportsItem: false } };
  expect(carryAnswers<Answerable>(next, { ...rejected, bureaus: before })).toEqual({
    experian: { reportsItem: false, answer: said("deleted") },
    equifax: { reportsItem: true },
    transunion: { reportsItem: false },
  });
});

test("an answer that was recorded for the whole dispute is kept as each bureau's own", () => {
  const before = { experian: { reportsItem: true }, equifax: { reportsItem: true } };
  const next = { experian: { reportsItem: false }, equifax: { reportsItem: true } };
  expect(carryAnswers<Answerable>(next, { ...rejected, bureaus: before }).experian).toMatchObject({
    answer: { outcome: "verified", answeredOn: "2026-03-18" },
  });
});

test("the dispute follows from all its bureaus, also those that were answered a round before", () => {
  const carried = { experian: { reportsItem: false, answer: said("verified") } };
  expect(wholeAnswer({ ...carried, equifax: { reportsItem: true, answer: said("deleted") } })).toEqual({
    status: "rejected",
    outcome: "verified",
  });
  expect(wholeAnswer({ ...carried, equifax: { reportsItem: true } })).toBeUndefined();
});

test("an answer for the dispute as a whole replaces those of its round, and none of a round before", () => {
  const after = withoutAnswers<Answerable>({
    experian: { reportsItem: false, answer: said("deleted") },
    equifax: { reportsItem: true, answer: said("verified") },
  });
  expect(after.experian?.answer).toEqual(said("deleted"));
  expect(after.equifax).toMatchObject({ answer: undefined, earlierAnswers: [said("verified")] });
});

test.each([
  ["that has 30 days, after those of its notice and of the mail", { dueOn: "2026-12-04" }, "2026-12-17"],
  ["whose letter's arrival is not confirmed", { mailedAt: "2026-11-24T12:00:00.000Z" }, "2027-01-14"],
  ["that was not written to", {}, undefined],
] as const)("a bureau %s may be called silent from a day on", (_, progress, from) => {
  const asked = { reportsItem: true, ...progress };
  expect(noAnswerFrom(asked)).toBe(from);
  expect(["2026-12-16", "2026-12-17"].map((day) => maySayNoAnswer(asked, day))).toEqual([false, from === "2026-12-17"]);
});

test("a dispute was answered on the latest date of its letters, or when its answer was recorded where no letter came", () => {
  const recorded = { resolvedAt: "2026-03-18T12:00:00Z", updatedAt: "2026-03-20T12:00:00Z" };
  const earlier = { ...said("deleted"), answeredOn: "2026-03-10" };
  const answered = { experian: { answer: said("deleted") }, equifax: { answer: earlier }, transunion: {} };
  expect(answeredDayOf({ ...recorded, bureaus: answered })).toBe("2026-03-16");
  const silence = { experian: { answer: { outcome: "no_response" as const, recordedAt: "2026-03-18T12:00:00Z" } } };
  expect(answeredDayOf({ ...recorded, bureaus: silence })).toBe("2026-03-18");
});
