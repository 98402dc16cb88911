import fc from "fast-check";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { bureaus } from "#shared/domain/bureau/bureau";
import { addDays } from "#shared/domain/days";
import { type BureauModel, type BureauReal, commands, RECEIVED } from "./testing/machine.bureaus";

const isSoak = process.env.SOAK !== undefined;
const RUNS = isSoak ? 1_000 : 30;

jest.setTimeout(60_000 + RUNS * 10_000);

const MAILED = "2026-11-27T17:00:00.000Z";

/** A member with a dispute whose letters all bureaus have received. */
async function received(world: BureauReal["world"]): Promise<BureauReal> {
  world.clock.at = new Date("2026-11-20T17:00:00.000Z");
  const user = await world.member({ counts: { active: 0, removed: 0 } });
  const [draft] = await world.drafts(user, 1);
  if (!draft) throw new Error("no draft");
  const { id } = draft.dispute;
  await submitDisputes(world, user, [id]);
  const submitted = await world.disputes.getNow(user.userId, id);
  if (!submitted) throw new Error("no dispute");
  const deliveredAt = `${RECEIVED}T15:00:00.000Z`;
  const progress = bureaus.map((bureau) => [bureau, { reportsItem: true, mailedAt: MAILED, deliveredAt }]);
  const timeline = [
    ...submitted.timeline,
    { at: MAILED, status: "sent" as const, by: "mail" as const },
    { at: deliveredAt, status: "in_review" as const, by: "mail" as const },
  ];
  const present = { ...submitted, status: "in_review" as const, timeline, bureaus: Object.fromEntries(progress) };
  await world.disputes.transact([
    world.disputes.saveWrite(present),
    world.counts.countWrite(user.userId, { active: 1 }),
  ]);
  return { world, user, id };
}

test("in whatever order bureaus answer and a member takes back, corrects and writes again, the dispute is what they come to", async () => {
  const world = await startDisputeWorld();
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const real = await received(world);
      const model: BureauModel = { day: 1, answers: {}, replaced: {}, later: [], corrections: 0 };
      world.clock.at = new Date(`${addDays(RECEIVED, 1)}T15:00:00.000Z`);
      await fc.asyncModelRun(() => ({ model, real }), steps);

      const { disputes } = await world.disputes.list(real.user.userId, { limit: 50 });
      // Each later letter beside the dispute is a draft of its own.
      expect(disputes.filter(({ partOf }) => partOf === real.id)).toHaveLength(model.later.length);
      const isAnswered = bureaus.every((bureau) => model.answers[bureau]);
      expect((await world.users.get(real.user.userId))?.counts).toEqual({ active: isAnswered ? 0 : 1, removed: 0 });
    }),
    { numRuns: RUNS },
  );
  await world.close();
});
