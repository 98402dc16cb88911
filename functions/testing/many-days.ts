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
import { noteAddition } from "#functions/services/disputes/note-addition";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day, dayOf, daysBetween } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { followUpsFor, isAddition } from "#shared/domain/dispute/follow-up";
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
const MOST_ROUNDS = 4;
/** The place of the dispute in which the member does not wait for the last bureau. */
const IMPATIENT = 2;
/** A member acts on a step so many days later. */
const DAYS_TO_ACT = 6;

/**
 * One day of a member with disputes: the jobs run, the post delivers, bureaus answer, and the member does what is due.
 *
 * @returns the letters that the member wrote beside disputes under way: they live on as the others do
 */
export async function liveDay(world: DisputeWorld, user: UserRecord, ids: readonly string[], answering: Answering) {
  await runJobs(world);
  const beside: string[] = [];
  for (const [index, id] of ids.entries()) {
    const read = () => world.disputes.getNow(user.userId, id);
    let dispute = await read();
    if (dispute && (await deliver(world, dispute))) dispute = await read();
    for (const bureau of bureaus) {
      if (dispute && (await answer(world, user, { dispute, index, bureau, answering }))) dispute = await read();
    }
    if (dispute) await actOn(world, user, dispute);
    if (dispute && index === IMPATIENT) beside.push(...(await writeBeside(world, user, dispute)));
  }
  return beside;
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

/** @returns whether a letter arrived today */
async function deliver(world: DisputeWorld, dispute: DisputeRecord): Promise<boolean> {
  const today = dayOf(world.now().toISOString());
  const { userId, id: disputeId, round } = dispute;
  const due = bureaus.filter((bureau) => {
    const { mailedAt, deliveredAt } = dispute.bureaus[bureau] ?? {};
    return mailedAt && !deliveredAt && addDays(dayOf(mailedAt), DAYS_BY_MAIL) <= today;
  });
  for (const bureau of due) {
    const at = world.now().toISOString();
    const letter = { userId, disputeId, round, bureau };
    const event: MailEvent = { id: `${disputeId}-${round}-${bureau}`, kind: "delivered", at, letter };
    const seen = () => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
    await recordMailEvent(event, { ...world.services, seen });
  }
  if (due.length === 0) return false;
  const after = await world.disputes.getNow(userId, disputeId);
  await noteAddition({ kind: "modify", before: dispute, after }, world.services);
  return true;
}

type Letter = { dispute: DisputeRecord; index: number; bureau: Bureau; answering: Answering };

/** @returns whether the bureau's answer was recorded */
async function answer(world: DisputeWorld, user: UserRecord, { dispute, index, bureau, answering }: Letter) {
  const progress = dispute.bureaus[bureau];
  if (isAddition(dispute) || !progress?.reportsItem || progress.answer || !progress.deliveredAt) return false;
  const today = dayOf(world.now().toISOString());
  const { outcome, afterDays } = answering({ dispute: index, bureau, round: dispute.round });
  const isSilent = afterDays === undefined;
  const isDue = isSilent
    ? stepsOf(dispute, today).some((each) => each.bureau === bureau && each.step === "record")
    : daysBetween(dayOf(progress.deliveredAt), today) >= afterDays;
  if (!isDue) return false;
  const body = { bureau, outcome, answeredOn: isSilent ? undefined : today };
  await recordAnswer(makeRequest<"disputes/record-answer">({ user, params: { id: dispute.id }, body }), world.services);
  return true;
}

/** The later letters that steps ask for. */
const letterOf: Partial<Record<NextStep["step"], LetterKind>> = {
  cure: "cure",
  askProcedure: "procedure_request",
  demand: "no_answer_demand",
  stateConsumer: "consumer_statement",
  disputeAgain: "reinsertion",
};

async function actOn(world: DisputeWorld, user: UserRecord, dispute: DisputeRecord) {
  const { id } = dispute;
  const today = dayOf(world.now().toISOString());
  if (dispute.status !== "rejected" || !dispute.resolvedAt) return;
  if (daysBetween(dayOf(dispute.resolvedAt), today) < DAYS_TO_ACT) return;
  const steps = stepsOf(dispute, today);
  const letters = steps.flatMap(({ step, bureau }) => {
    const kind = letterOf[step];
    return kind && followUpsFor(dispute, bureau, today).includes(kind)
      ? [{ bureau, kind, words: `${WORDS} ${today}.` }]
      : [];
  });
  for (const letter of letters) await writeFollowUp(world, user, id, letter);
  if (letters.length > 0) await submitDisputes(world, user, [id]);
  else if (steps.some(({ step }) => step === "complain") && dispute.round < MOST_ROUNDS && !dispute.partOf)
    await say(world, user, id, today);
}

/** While others investigate, the member answers those that have answered, and adds a paper at Equifax in the first round. */
async function writeBeside(world: DisputeWorld, user: UserRecord, dispute: DisputeRecord): Promise<string[]> {
  const { id, status } = dispute;
  if (status !== "in_review") return [];
  const today = dayOf(world.now().toISOString());
  const steps = stepsOf(dispute, today);
  const written: string[] = [];
  for (const bureau of bureaus) {
    const { answer, deliveredAt } = dispute.bureaus[bureau] ?? {};
    const since = answer?.recordedAt ?? deliveredAt;
    const step = steps.find((each) => each.bureau === bureau)?.step;
    const adds = bureau === "equifax" && dispute.round === 1;
    const kind = answer ? step && letterOf[step] : adds ? "added_information" : undefined;
    const isDue = kind && followUpsFor(dispute, bureau, today).includes(kind);
    if (!isDue || !since || daysBetween(dayOf(since), today) < DAYS_TO_ACT) continue;
    const letter = await writeFollowUp(world, user, id, { bureau, kind, words: `${WORDS} ${today}.` });
    await submitDisputes(world, user, [letter.id]);
    written.push(letter.id);
  }
  return written;
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
function everDeleted({ bureaus: present, round, status, partOf }: DisputeRecord, bureau: Bureau): boolean {
  const { reportsItem, answer } = present[bureau] ?? {};
  if (answer) return answer.outcome === "deleted";
  return !partOf && reportsItem === false && (round > 1 || status !== "draft");
}
