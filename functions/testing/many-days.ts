import { sendLetters } from "#functions/jobs/send-letters";
import { watchClocks } from "#functions/jobs/watch-clocks";
import type { MailEvent } from "#functions/providers/mail/mail";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { EmailRepository } from "#functions/repositories/emails";
import { seenWrite } from "#functions/repositories/events";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { summaryOf } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { recordAnswer } from "#functions/routes/disputes/record-answer";
import { compareDisputes } from "#functions/services/disputes/compare-with-report";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day, dayOf, daysBetween } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { followUpsFor } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { type NextStep, nextSteps } from "#shared/domain/dispute/next-step";
import { type DisputeWorld, makeStoredReport } from "./dispute-world";
import { startNextRound, writeFollowUp } from "./letter-calls";
import { makeRequest } from "./make-request";
import { submitDisputes } from "./submitted-disputes";

/** How a bureau answers a dispute: what, and how many days after it received the letter. Silence has no day. */
export type Answering = (letter: { dispute: number; bureau: Bureau; round: number }) => {
  outcome: DisputeOutcome;
  afterDays?: number;
};

/** The post takes so many days. */
const DAYS_BY_MAIL = 4;
/** What a member adds to letters that need their own words. */
const WORDS = "As their letter says, on";
/** A member does not begin more rounds than this. */
const MOST_ROUNDS = 4;
/** A member reads the bureau's letter, and acts on a step, so many days later. */
const DAYS_TO_ACT = 6;

/** One day of a member with disputes: the jobs run, the post delivers, bureaus answer, and the member does what is due. */
export async function liveDay(world: DisputeWorld, user: UserRecord, ids: readonly string[], answering: Answering) {
  await runJobs(world);
  for (const [index, id] of ids.entries()) {
    const dispute = await world.disputes.getNow(user.userId, id);
    if (dispute) await deliver(world, dispute);
    for (const bureau of bureaus) await answer(world, user, { id, index, bureau, answering });
    await actOn(world, user, id);
  }
}

async function runJobs(world: DisputeWorld) {
  const { documents, usersTable, services } = world;
  await sendLetters({ event: {} }, services);
  const notices = new NoticeRepository(documents, usersTable);
  const billingEnds = new BillingEndRepository(documents, usersTable);
  const emails = new EmailRepository(documents, usersTable);
  const news = new NewsRepository(documents, usersTable);
  await watchClocks({}, { ...services, notices, billingEnds, emails, news });
}

async function deliver(world: DisputeWorld, dispute: DisputeRecord) {
  const today = dayOf(world.now().toISOString());
  const { userId, id: disputeId, round } = dispute;
  for (const bureau of bureaus) {
    const { mailedAt, deliveredAt } = dispute.bureaus[bureau] ?? {};
    if (!mailedAt || deliveredAt || addDays(dayOf(mailedAt), DAYS_BY_MAIL) > today) continue;
    const at = world.now().toISOString();
    const letter = { userId, disputeId, round, bureau };
    const event: MailEvent = { id: `${disputeId}-${round}-${bureau}`, kind: "delivered", at, letter };
    const seen = () => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
    await recordMailEvent(event, { ...world.services, seen });
  }
}

type Letter = { id: string; index: number; bureau: Bureau; answering: Answering };

async function answer(world: DisputeWorld, user: UserRecord, { id, index, bureau, answering }: Letter) {
  const dispute = await world.disputes.getNow(user.userId, id);
  const progress = dispute?.bureaus[bureau];
  if (!dispute || !progress?.reportsItem || progress.answer || !progress.deliveredAt) return;
  const today = dayOf(world.now().toISOString());
  const { outcome, afterDays } = answering({ dispute: index, bureau, round: dispute.round });
  const record = (answeredOn?: Day) =>
    recordAnswer(
      makeRequest<"disputes/record-answer">({ user, params: { id }, body: { bureau, outcome, answeredOn } }),
      world.services,
    );
  if (afterDays === undefined) {
    const step = stepsOf(dispute, today).find((each) => each.bureau === bureau);
    if (step?.step === "record") await record();
  } else if (daysBetween(dayOf(progress.deliveredAt), today) >= afterDays) await record(today);
}

/** The later letters that steps ask for. */
const letterOf: Partial<Record<NextStep["step"], LetterKind>> = {
  cure: "cure",
  askProcedure: "procedure_request",
  demand: "no_answer_demand",
  stateConsumer: "consumer_statement",
  disputeAgain: "reinsertion",
};

async function actOn(world: DisputeWorld, user: UserRecord, id: string) {
  const dispute = await world.disputes.getNow(user.userId, id);
  const today = dayOf(world.now().toISOString());
  if (dispute?.status !== "rejected" || !dispute.resolvedAt) return;
  if (daysBetween(dayOf(dispute.resolvedAt), today) < DAYS_TO_ACT) return;
  const steps = stepsOf(dispute, today);
  const letters = steps.flatMap(({ step, bureau }) => {
    const kind = letterOf[step];
    return kind && followUpsFor(dispute, bureau).includes(kind) ? [{ bureau, kind, words: `${WORDS} ${today}.` }] : [];
  });
  for (const letter of letters) await writeFollowUp(world, user, id, letter);
  if (letters.length > 0) await submitDisputes(world, user, [id]);
  else if (steps.some(({ step }) => step === "complain") && dispute.round < MOST_ROUNDS)
    await say(world, user, id, today);
}

/** A next round, in which the member says something new. */
async function say(world: DisputeWorld, user: UserRecord, id: string, today: Day) {
  const additionalDetails = `The lender's own statement of ${today} shows another balance than you report.`;
  await startNextRound(world, user, id, { additionalDetails });
  await submitDisputes(world, user, [id]);
}

/** The next steps of a dispute for a member whose reports are monitored. */
export const stepsOf = (dispute: DisputeRecord, today: Day) => nextSteps(dispute, { today, isMonitored: true });

/** The monthly report: what a bureau deleted is gone there, unless `back` says that it shows the item again. */
export async function monthlyReport(
  world: DisputeWorld,
  user: UserRecord,
  items: readonly NegativeItem[],
  back: (item: NegativeItem, bureau: Bureau) => boolean,
) {
  const { disputes } = await world.disputes.list(user.userId, { limit: 100 });
  const deletedAt = (item: NegativeItem) =>
    disputes.flatMap((dispute) =>
      dispute.negativeItemId === item.id ? bureaus.filter((each) => everDeleted(dispute, each)) : [],
    );
  const shown = items.map((item) => {
    const gone = deletedAt(item);
    return { ...item, bureaus: item.bureaus.filter((each) => !gone.includes(each) || back(item, each)) };
  });
  const pulledAt = world.now().toISOString();
  const negativeItems = shown.filter(({ bureaus: left }) => left.length > 0);
  const report = makeStoredReport({ userId: user.userId, pulledAt, negativeItems });
  await world.reports.create(report);
  await world.users.update(user.userId, { latestReport: summaryOf(report) });
  await compareDisputes(user.userId, report.reportId, world.services);
}

/** The bureaus to which a next round does not write have nothing left to answer. */
function everDeleted({ bureaus: present, round, status }: DisputeRecord, bureau: Bureau): boolean {
  const { reportsItem, answer } = present[bureau] ?? {};
  if (answer) return answer.outcome === "deleted";
  return reportsItem === false && (round > 1 || status !== "draft");
}
