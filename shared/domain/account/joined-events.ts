import { type Bureau, bureaus } from "../bureau/bureau";
import { dayOf } from "../days";

type Event = { kind: string; disputeId?: string; accountName?: string; bureau?: Bureau; dueOn?: string };

/** What the letters of one dispute meet with at several bureaus, or a report says of them, is one thing to read; so are payments of one day. */
const joinable: readonly string[] = [
  "letter_delivered",
  "letter_unconfirmed",
  "arrival_unrecorded",
  "answer_due_soon",
  "answer_overdue",
  "answer_extended",
  "removal_confirmed",
  "item_still_reported",
  "item_returned",
  "item_gone",
  "reply_due",
  "look_due",
  "payment_received",
  "payment_failed",
  "payment_refunded",
  "payment_paid_back",
  "refund_failed",
];

/**
 * Events in groups that are said together: of one kind and dispute, with the same day to act.
 *
 * @param isSameTime whether two of them belong to the same time, where they are of several days
 */
export function joinedEvents<E extends Event>(
  events: readonly E[],
  isSameTime: (one: E, other: E) => boolean = () => true,
): E[][] {
  const groups: E[][] = [];
  for (const event of events) {
    const group = joinable.includes(event.kind)
      ? groups.find(([first]) => first && isSame(first, event) && isSameTime(first, event))
      : undefined;
    if (group) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

const isSame = (one: Event, other: Event) =>
  one.kind === other.kind &&
  one.disputeId === other.disputeId &&
  one.accountName === other.accountName &&
  one.dueOn === other.dueOn;

/** Notices in groups that are said together: those of a day. */
export function noticesByDay<E extends Event & { at: string }>(notices: readonly E[]): E[][] {
  return joinedEvents(notices, (one, other) => dayOf(one.at) === dayOf(other.at));
}

/**
 * The same of a list whose older notices are still to come: what may go on there, or it would name some of its bureaus only, waits for
 * them, unless nothing else is there.
 */
export function wholeNoticesByDay<E extends Event & { at: string }>(notices: readonly E[], hasMore: boolean): E[][] {
  const groups = noticesByDay(notices);
  const last = notices.at(-1);
  if (!hasMore || last === undefined || !joinable.includes(last.kind) || groups.length === 1) return groups;
  return groups.filter((group) => !group.includes(last));
}

/** The bureaus of events, in the usual order, each once. */
export function bureausOf(events: readonly Pick<Event, "bureau">[]): Bureau[] {
  return bureaus.filter((bureau) => events.some((event) => event.bureau === bureau));
}
