import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { NewNotice } from "#functions/repositories/notices";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day, dayOf } from "#shared/domain/days";
import { asksBlock } from "#shared/domain/dispute/block";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { lostFrom } from "#shared/domain/dispute/mailing";
import { isUnanswered, lastMailDay } from "#shared/domain/dispute/reinvestigation";
import { isSelfMailed } from "#shared/domain/evidence/self-mail";

type Services = NotificationServices & { now: () => Date };

/** A reminder before the bureaus' last day. */
const SOON_DAYS = 5;

/**
 * Notifies a member of what a dispute at the bureaus waits for: each notice once.
 *
 * @returns whether one of the notices is new
 */
export async function remindOfClocks(dispute: DisputeRecord, services: Services): Promise<boolean> {
  const isReminded = await remind(dispute, services);
  const isFollowedUp = await followUp(dispute, services);
  return isReminded || isFollowedUp;
}

/** Notifies of letters whose delivery is not confirmed: each mailing once. The post says nothing of those that their writer mailed. */
async function followUp(dispute: DisputeRecord, services: Services) {
  const { id, userId, round, accountName, accountNumber, bureaus: letters, timeline } = dispute;
  const kind = isSelfMailed(timeline) ? "arrival_unrecorded" : "letter_unconfirmed";
  let isNotified = false;
  for (const bureau of bureaus) {
    const lost = letters[bureau] && lostFrom(letters[bureau]);
    if (!lost || lost > services.now()) continue;
    const at = lost.toISOString();
    const notice = { userId, disputeId: id, accountName, accountNumber, bureau, kind, at } as const;
    if (await notify({ ...notice, dedupeKey: `${id}#${round}#${bureau}` }, services)) isNotified = true;
  }
  return isNotified;
}

/** Each bureau has a clock of its own: one that got the letter later, or more information, has until another day. */
async function remind(dispute: DisputeRecord, services: Services): Promise<boolean> {
  if (dispute.status !== "in_review" || isAddition(dispute)) return false;
  let isNotified = false;
  for (const bureau of bureaus) {
    const reminder = reminderOf(dispute, bureau, dayOf(services.now()));
    if (reminder && (await notify(reminder, services))) isNotified = true;
  }
  return isNotified;
}

function reminderOf(dispute: DisputeRecord, bureau: Bureau, today: Day): NewNotice | undefined {
  const { id: disputeId, userId, accountName, accountNumber, round } = dispute;
  const { reportsItem, answer, dueOn, isExtended } = dispute.bureaus[bureau] ?? {};
  if (!reportsItem || answer || dueOn === undefined) return undefined;
  const soonOn = addDays(dueOn, -SOON_DAYS);
  // Days that were added have a reminder of their own.
  const dedupeKey = [disputeId, round, bureau, ...(isExtended ? [dueOn] : [])].join("#");
  const about = { userId, disputeId, accountName, accountNumber, bureau, dueOn, dedupeKey };
  // Before that an answer may be in the mail, and the member could not record that none came.
  if (isUnanswered(dueOn, today))
    return { ...about, kind: "answer_overdue", at: startOf(addDays(lastMailDay(dueOn), 1)) };
  // Four business days are over before a reminder would help.
  if (asksBlock(dispute) || today < soonOn || today > dueOn) return undefined;
  return { ...about, kind: "answer_due_soon", at: startOf(soonOn) };
}

const startOf = (day: string) => `${day}T00:00:00.000Z`;
