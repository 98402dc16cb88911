import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { NewNotice } from "#functions/repositories/notices";
import type { UserRepository } from "#functions/repositories/users";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { addDays, type Day, dayOf } from "#shared/domain/days";
import { answerOf } from "#shared/domain/dispute/bureau-answers";
import { disputedAgainAt } from "#shared/domain/dispute/disputed-again";
import { BEFORE_LOOK_DAYS } from "#shared/domain/dispute/members-turn";
import { ADVISED_DAYS, type NextStep, nextSteps, type StepName } from "#shared/domain/dispute/next-step";
import { isMonitored } from "#shared/domain/report/monitoring";

export type StepReminderServices = NotificationServices & {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "listAll">;
  now: () => Date;
};

type Reminder = Pick<NewNotice, "kind" | "bureau" | "dueOn"> & { on: Day };

/** A reminder before the day by which a step is best taken. */
const BEFORE_REPLY_DAYS = 7;
/** So long a draft may wait unread. */
const DRAFT_DAYS = 3;
const replies: readonly StepName[] = ["cure", "askProcedure", "demand", "proveTheft", "complain", "stateConsumer"];
/** Letters are sent for members with a plan that runs. */
const needPlan: readonly StepName[] = ["approve", "giveAddress"];
const looks: readonly StepName[] = ["watch", "checkReport", "checkStatement"];

/**
 * Reminds a member of the steps of a dispute that are their own, each once: the mail's and the bureaus' events have notices of their
 * own.
 *
 * @returns whether one of the notices is new
 */
export async function remindOfSteps(dispute: DisputeRecord, services: StepReminderServices): Promise<boolean> {
  const user = await services.users.get(dispute.userId);
  if (!user) return false;
  const isActive = user.subscriptionStatus === "active";
  const on = { today: dayOf(services.now()), isMonitored: isActive && isMonitored(user.subscriptionTier) };
  const needsAddress = dispute.status === "submitted" && dispute.lacksAddress ? (true as const) : undefined;
  const own = nextSteps({ ...dispute, needsAddress }, on).filter(({ owner }) => owner === "member");
  const steps = own.filter(({ step }) => isActive || !needPlan.includes(step));
  const due = steps.flatMap((step) => {
    const reminder = reminderOf(dispute, step);
    return reminder && reminder.on <= on.today ? [{ ...reminder, stepAt: step.bureau }] : [];
  });
  if (due.length === 0) return false;

  const all = await services.disputes.listAll(dispute.userId);
  const elsewhere = disputedAgainAt(dispute, all);
  let isNotified = false;
  for (const { on: day, stepAt: _, ...reminder } of due.filter((each) => !elsewhere.includes(each.stepAt))) {
    const { id, userId, accountName, accountNumber, round } = dispute;
    const dedupeKey = [id, round, reminder.bureau].filter(Boolean).join("#");
    // An address is given in the account.
    const disputeId = reminder.kind === "address_missing" ? undefined : id;
    const about = { userId, disputeId, accountName, accountNumber };
    const notice = { ...reminder, ...about, at: `${day}T00:00:00.000Z`, dedupeKey };
    if (await notify(notice, services)) isNotified = true;
  }
  return isNotified;
}

function reminderOf(dispute: DisputeRecord, { step, bureau, by }: NextStep): Reminder | undefined {
  const reachedOn = dayOf(dispute.timeline.at(-1)?.at ?? dispute.updatedAt);
  // These are about all letters of the dispute.
  if (step === "approve") return { kind: "draft_waiting", on: addDays(reachedOn, DRAFT_DAYS) };
  if (step === "giveAddress") return { kind: "address_missing", on: reachedOn };
  if (looks.includes(step)) return { kind: "look_due", bureau, dueOn: by, on: addDays(by, -BEFORE_LOOK_DAYS) };
  const progress = dispute.bureaus[bureau];
  const answer = progress && answerOf(dispute, progress);
  if (!answer || !replies.includes(step)) return undefined;
  // The report that shows it again had a notice of its own.
  if (progress.laterReport) return undefined;
  // The day of the step itself moves on with today once it is over.
  const advisedBy = addDays(answer.answeredOn ?? dayOf(answer.recordedAt), ADVISED_DAYS);
  return { kind: "reply_due", bureau, dueOn: by, on: addDays(advisedBy, -BEFORE_REPLY_DAYS) };
}
