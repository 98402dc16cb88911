import * as z from "zod";
import { Bureau } from "#shared/domain/schemas";
import { Day, Id, Instant } from "./common";

/** What a member is notified of. The words are in the catalogue `notices`. */
export const NoticeKind = z.enum([
  "letters_mailed",
  "letters_reworded",
  "letter_delivered",
  "letter_returned",
  "letters_refused",
  "letter_held_back",
  "letter_unconfirmed",
  "arrival_unrecorded",
  "answer_due_soon",
  "answer_overdue",
  "answer_extended",
  "removal_confirmed",
  "item_still_reported",
  "item_returned",
  "item_gone",
  "draft_waiting",
  "address_missing",
  "reply_due",
  "look_due",
  "new_items",
  "report_frozen",
  "report_not_found",
  "activated",
  "payment_received",
  "payment_failed",
  "payment_refunded",
  "payment_paid_back",
  "refund_failed",
  "subscription_ended",
]);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  at: Instant,
  isRead: z.boolean(),
  /** The dispute that it is about; missing in older notices. */
  disputeId: Id.optional(),
  /** Of that dispute; the number with its last digits alone. */
  accountName: z.string().optional(),
  accountNumber: z.string().optional(),
  bureau: Bureau.optional(),
  /** The last day of the bureaus to answer, or the one by which the member's own step is best taken. */
  dueOn: Day.optional(),
  /** How many items are new. */
  count: z.number().int().optional(),
});
export type Notice = z.infer<typeof Notice>;

export const NoticeList = z.object({
  notices: z.array(Notice),
  /** Of the newest 100. */
  unreadCount: z.number().int(),
  nextCursor: z.string().optional(),
});
export type NoticeList = z.infer<typeof NoticeList>;

/** The notices of `ids`, or all. */
export const ReadNoticesBody = z.union([
  z.object({ ids: z.array(Id).min(1).max(100) }),
  z.object({ all: z.literal(true) }),
]);
export type ReadNoticesBody = z.infer<typeof ReadNoticesBody>;
