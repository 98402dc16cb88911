import * as fc from "fast-check";
import { DisputeOutcome, DisputeStatus } from "#shared/domain/schemas";
import { bureaus } from "../bureau/bureau";
import { addDays } from "../days";
import { nextSteps, type Stepping } from "./next-step";

const today = "2026-03-20";
const instant = fc.integer({ min: -200, max: 30 }).map((days) => `${addDays(today, days)}T12:00:00.000Z`);
const day = fc.integer({ min: -200, max: 60 }).map((days) => addDays(today, days));
const progress = fc.record(
  {
    reportsItem: fc.boolean(),
    mailedAt: instant,
    deliveredAt: instant,
    returnedAt: instant,
    heldBackAt: instant,
    mailAgainAfter: instant,
    dueOn: day,
    answer: fc.record({ outcome: fc.constantFrom(...DisputeOutcome.options), answeredOn: day, recordedAt: instant }),
  },
  { requiredKeys: ["reportsItem"] },
);
const anyDispute: fc.Arbitrary<Stepping> = fc.record(
  {
    status: fc.constantFrom(...DisputeStatus.options),
    round: fc.integer({ min: 1, max: 5 }),
    bureaus: fc.record({ experian: progress, equifax: progress, transunion: progress }, { requiredKeys: [] }),
    mailAfter: instant,
    needsAddress: fc.constant(true as const),
    outcome: fc.constantFrom(...DisputeOutcome.options),
    resolvedAt: instant,
  },
  { requiredKeys: ["status", "round", "bureaus"] },
);

test("whatever happened, each bureau that is written to has one next step, an owner and a day that is not over", () => {
  fc.assert(
    fc.property(anyDispute, fc.boolean(), (given, isMonitored) => {
      const steps = nextSteps(given, { today, isMonitored });
      expect(steps.map(({ bureau }) => bureau)).toEqual(
        bureaus.filter((bureau) => given.bureaus[bureau]?.reportsItem || given.bureaus[bureau]?.answer),
      );
      for (const { owner, by } of steps) {
        expect(["member", "redress", "bureau", "post"]).toContain(owner);
        expect(by >= today).toBe(true);
      }
    }),
  );
});
