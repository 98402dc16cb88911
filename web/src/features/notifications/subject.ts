import type { Notice, NoticeKind } from "#shared/api/schemas/notice";

/** These are acted on beside the letter itself. */
const aboutLetter: readonly NoticeKind[] = ["letter_returned", "letter_held_back", "letter_unconfirmed"];

/** Where a member finds what a notice is about, and can act on it: its letter, its one dispute, or a page. */
export function addressOf({ kind, disputeId }: Notice): string {
  if (disputeId === undefined) return pageAbout[kind];
  return `/disputes?${aboutLetter.includes(kind) ? "letters" : "dispute"}=${disputeId}`;
}

const pageAbout: Record<NoticeKind, string> = {
  letters_mailed: "/disputes",
  letters_reworded: "/disputes",
  letter_delivered: "/disputes",
  letter_returned: "/disputes",
  letters_refused: "/disputes",
  letter_held_back: "/disputes",
  letter_unconfirmed: "/disputes",
  arrival_unrecorded: "/disputes",
  answer_due_soon: "/disputes",
  answer_overdue: "/disputes",
  answer_extended: "/disputes",
  removal_confirmed: "/disputes",
  item_still_reported: "/disputes",
  item_returned: "/disputes",
  item_gone: "/disputes",
  draft_waiting: "/disputes",
  address_missing: "/account#account-contact",
  reply_due: "/disputes",
  look_due: "/disputes",
  new_items: "/disputes",
  report_frozen: "/credit-report",
  report_not_found: "/credit-report",
  activated: "/dashboard",
  payment_received: "/account#account-payments",
  payment_failed: "/subscribe",
  payment_refunded: "/account#account-payments",
  payment_paid_back: "/account#account-payments",
  refund_failed: "/account#account-payments",
  subscription_ended: "/subscribe",
};
