import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { type Answering, liveDay, monthlyReport, stepsOf } from "#functions/testing/many-days";
import { submitTogether } from "#functions/testing/submitted-disputes";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day, dayOf } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { countsAsRemoved } from "#shared/domain/dispute/later-report";

const DAYS = 150;
const DISPUTES = 6;
const FIRST: Day = "2026-11-20";
/** Each bureau answers each dispute differently, and otherwise in each round. */
const outcomes = ["deleted", "verified", "modified", "frivolous", "no_response"] as const;
const outcomeOf = (dispute: number, bureau: Bureau, round: number): DisputeOutcome =>
  outcomes[(dispute + 2 * bureaus.indexOf(bureau) + 2 * (round - 1)) % outcomes.length] ?? "verified";
const answering: Answering = ({ dispute, bureau, round }) => {
  // The last dispute is won: its item is gone at each bureau, and comes back at one.
  const outcome = dispute === DISPUTES - 1 ? "deleted" : outcomeOf(dispute, bureau, round);
  return { outcome, afterDays: outcome === "no_response" ? undefined : 12 + 5 * bureaus.indexOf(bureau) };
};

/** What would leave a dispute alone: a bureau that was written to without one step with an owner and a day to come. */
function isLost(dispute: DisputeRecord, today: Day): boolean {
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem || dispute.bureaus[bureau]?.answer);
  const steps = stepsOf(dispute, today);
  const isWhole = written.every((bureau) => steps.filter((step) => step.bureau === bureau).length === 1);
  return !isWhole || written.length === 0 || steps.some(({ owner, by }) => !owner || by < today);
}

test("for 150 days, in which each bureau answers differently, every dispute has its next step, its owner and its day", async () => {
  const world = await startDisputeWorld();
  const items = itemsOf(DISPUTES);
  const user = await world.member({ subscriptionTier: "premium" }, items);
  const ids = (await world.drafts(user, DISPUTES)).map(({ dispute }) => dispute.id);
  // Five of them share their letters, the sixth has its own.
  await submitTogether(world, user, ids);
  const beside: string[] = [];
  const all = (of: readonly string[]) => Promise.all(of.map((id) => world.disputes.getNow(user.userId, id)));
  const present = () => all(ids);
  const lost: string[] = [];
  const recorded = new Set<DisputeOutcome>();
  const findings = new Set<string>();
  const kinds = new Set<string>();
  const extended = new Set<string>();

  for (let day = 1; day <= DAYS; day += 1) {
    const today = addDays(FIRST, day);
    world.clock.at = new Date(`${today}T17:00:00.000Z`);
    beside.push(...(await liveDay(world, user, [...ids, ...beside], answering)));
    if (day % 30 === 0) await monthlyReport(world, user, items, (item, bureau) => isBack(day, item.id, bureau));
    for (const dispute of (await all([...ids, ...beside])).flatMap((each) => each ?? [])) {
      if (isLost(dispute, today)) lost.push(`${today} ${dispute.id} ${dispute.status}`);
      for (const { answer, laterReport, kind, isExtended, dueOn } of Object.values(dispute.bureaus)) {
        if (isExtended && dueOn) extended.add(`${dispute.id} ${dueOn}`);
        if (answer) recorded.add(answer.outcome);
        if (laterReport) findings.add(laterReport.finding);
        if (kind) kinds.add(kind);
      }
    }
  }
  /** The won item is back at Equifax on the last report. */
  function isBack(day: number, id: string, bureau: Bureau) {
    return day === DAYS && id === items[DISPUTES - 1]?.id && bureau === "equifax";
  }

  const last = (await present()).flatMap((each) => each ?? []);
  const later = (await all(beside)).flatMap((each) => each ?? []);
  const counts = (await world.users.get(user.userId))?.counts;
  const today = dayOf(world.now().toISOString());
  const steps = last.map((dispute) => stepsOf(dispute, today).map(({ step }) => step));
  const letters = await Promise.all(ids.map((id) => world.letters.rounds(id)));
  const first = await Promise.all(
    ids.map((disputeId) => world.orders.get({ userId: user.userId, disputeId, round: 1 })),
  );
  await world.close();

  expect(lost).toEqual([]);
  expect([...recorded].sort()).toEqual([...outcomes].sort());
  expect([...findings].sort()).toEqual(["confirmed", "gone", "returned"]);
  expect([...kinds].sort()).toEqual([
    "added_information",
    "consumer_statement",
    "cure",
    "no_answer_demand",
    "procedure_request",
  ]);
  // One bureau got more to look at in time, and so its 45 days.
  expect(extended.size).toBe(1);
  expect(later.filter((letter) => !isAddition(letter)).length).toBeGreaterThan(0);
  expect(steps.at(-1)).toContain("disputeAgain");
  expect(counts).toEqual({
    active: [...last, ...later].filter((each) => ["sent", "in_review"].includes(each.status) && !isAddition(each))
      .length,
    removed: [...last, ...later].filter(countsAsRemoved).length,
  });
  expect(counts?.removed).toBeGreaterThan(0);
  expect(last.map(({ round }) => round)).toEqual(letters.map((rounds) => rounds.length));
  const posted = first.map((order) => order?.mailed.experian?.providerLetterId);
  expect(new Set(posted).size).toBe(2);
  expect(letters.map(([round]) => round?.peers?.length ?? 0).sort()).toEqual([0, 4, 4, 4, 4, 4]);
  expect(Math.max(...last.map(({ round }) => round))).toBeGreaterThanOrEqual(3);
});
