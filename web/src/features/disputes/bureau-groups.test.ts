import type { BureauProgress } from "#shared/api/schemas/dispute";
import { dayIn, dayOf } from "#shared/domain/days";
import type { RecordedAnswer } from "#shared/domain/dispute/bureau-answers";
import type { NextStep } from "#shared/domain/dispute/next-step";
import { bureauGroups } from "./bureau-groups";

const step = (bureau: NextStep["bureau"], by = "2026-12-04"): NextStep => ({
  bureau,
  step: "answer",
  by,
  owner: "bureau",
});
const received: BureauProgress = {
  reportsItem: true,
  mailedAt: "2026-10-30T15:00:00.000Z",
  deliveredAt: "2026-11-04T15:00:00.000Z",
  dueOn: "2026-12-04",
};
const names = (groups: ReturnType<typeof bureauGroups>) => groups.map(({ bureaus }) => bureaus.join("+"));

test("bureaus that got their letters on the same days are one group, whatever the minute", () => {
  const later = { ...received, deliveredAt: "2026-11-04T16:30:00.000Z" };
  const bureaus = { experian: received, equifax: later, transunion: received };
  const steps = [step("experian"), step("equifax"), step("transunion")];
  expect(names(bureauGroups(steps, { bureaus }, dayOf))).toEqual(["experian+equifax+transunion"]);
});

test.each<[string, BureauProgress, string]>([
  ["got it on another day", { ...received, deliveredAt: "2026-11-05T15:00:00.000Z" }, "2026-12-04"],
  [
    "has answered",
    { ...received, answer: { outcome: "deleted", recordedAt: "2026-11-20T15:00:00.000Z" } },
    "2026-12-04",
  ],
  ["has another next day", received, "2026-12-05"],
])("a bureau that %s stands by itself", (_, equifax, by) => {
  const steps = [step("experian"), step("equifax", by), step("transunion")];
  const bureaus = { experian: received, equifax, transunion: received };
  expect(names(bureauGroups(steps, { bureaus }, dayOf))).toEqual(["experian+transunion", "equifax"]);
});

test.each<[string, Partial<RecordedAnswer>]>([
  ["to another value", { correctedTo: "$120" }],
  ["by a report instead of a letter", { source: "later_report" }],
])("a bureau that corrected the item %s stands by itself", (_, other) => {
  const answer = { outcome: "modified", recordedAt: "2026-11-20T15:00:00.000Z", answeredOn: "2026-11-18" } as const;
  const bureaus = {
    experian: { ...received, answer: { ...answer, correctedTo: "$80" } },
    equifax: { ...received, answer: { ...answer, correctedTo: "$80", ...other } },
  };
  expect(names(bureauGroups([step("experian"), step("equifax")], { bureaus }, dayOf))).toEqual(["experian", "equifax"]);
});

test("letters that came on two days where the member lives are apart, although they are of one day in UTC", () => {
  const earlier = { ...received, deliveredAt: "2026-11-04T03:00:00.000Z" };
  const steps = [step("experian"), step("equifax")];
  const inNewYork = (instant: string) => dayIn("America/New_York", new Date(instant));
  expect(names(bureauGroups(steps, { bureaus: { experian: received, equifax: earlier } }, inNewYork))).toEqual([
    "experian",
    "equifax",
  ]);
});
