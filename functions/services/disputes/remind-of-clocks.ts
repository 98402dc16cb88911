import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { bureaus } from "#shared/domain/bureau/bureau";
import { addDays, dayOf } from "#shared/domain/days";
import { asksBlock } from "#shared/domain/dispute/block";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { lostFrom } from "#shared/domain/dispute/mailing";

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

/** Notifies of letters whose delivery is not confirmed: each mailing once. */
async function followUp({ id, userId, round, accountName, bureaus: letters }: DisputeRecord, services: Services) {
  let isNotified = false;
  for (const bureau of bureaus) {
    const lost = letters[bureau] && lostFrom(letters[bureau]);
    if (!lost || lost > services.now()) continue;
    const at = lost.toISOString();
    const notice = { userId, disputeId: id, accountName, bureau, kind: "letter_unconfirmed", at } as const;
    if (await notify({ ...notice, dedupeKey: `${id}#${round}#${bureau}` }, services)) isNotified = true;
  }
  return isNotified;
}

async function remind(dispute: DisputeRecord, services: Services): Promise<boolean> {
  const { id: disputeId, userId } = dispute;
  if (dispute.status !== "in_review" || !dispute.dueAt || isAddition(dispute)) return false;
  const today = dayOf(services.now());
  const dueOn = dayOf(dispute.dueAt);
  const soonOn = addDays(dueOn, -SOON_DAYS);
  // Days that were added have a reminder of their own.
  const added = bureaus.some((bureau) => dispute.bureaus[bureau]?.isExtended) ? `#${dueOn}` : "";
  const dedupeKey = `${disputeId}#${dispute.round}${added}`;
  const about = { userId, disputeId, accountName: dispute.accountName, dueOn, dedupeKey };
  const isOver = today > dueOn;
  // Four business days are over before a reminder would help.
  if (!isOver && (asksBlock(dispute) || today < soonOn)) return false;
  const notice = isOver
    ? ({ kind: "answer_overdue", at: startOf(addDays(dueOn, 1)) } as const)
    : ({ kind: "answer_due_soon", at: startOf(soonOn) } as const);
  return notify({ ...about, ...notice }, services);
}

const startOf = (day: string) => `${day}T00:00:00.000Z`;
