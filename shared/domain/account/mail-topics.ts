import * as z from "zod";
import type { NoticeKind } from "#shared/api/schemas/notice";
import { mailTopics } from "./mail-topic";

/** Which topics a member is mailed about, of what they may choose. Mails on security, the contract and payments always come. */
export const MailTopics = z.object({ disputes: z.boolean(), report: z.boolean() });
export type MailTopics = z.infer<typeof MailTopics>;

export const MailTopic = z.enum(mailTopics);
export type MailTopic = z.infer<typeof MailTopic>;

/** The topic of each notice that is gathered into the day's mail; the others are mailed at once, or not at all. */
const topics = {
  letters_mailed: "disputes",
  letters_reworded: "disputes",
  letter_delivered: "disputes",
  letter_returned: "disputes",
  letters_refused: "disputes",
  letter_held_back: "disputes",
  letter_unconfirmed: "disputes",
  arrival_unrecorded: "disputes",
  answer_due_soon: "disputes",
  answer_overdue: "disputes",
  answer_extended: "disputes",
  removal_confirmed: "disputes",
  item_still_reported: "disputes",
  item_returned: "disputes",
  item_gone: "disputes",
  draft_waiting: "disputes",
  address_missing: "disputes",
  reply_due: "disputes",
  look_due: "disputes",
  new_items: "report",
  report_frozen: "report",
  report_not_found: "report",
} as const satisfies Partial<Record<NoticeKind, MailTopic>>;

/** A notice that the day's mail lists. */
export type NewsKind = keyof typeof topics;

/** Whether a notice is one that the mail of the day lists. */
export const isNews = (kind: NoticeKind): kind is NewsKind => kind in topics;

/** Whether a member who turned some topics off is mailed about a notice. */
export function isMailed(kind: NoticeKind, off: readonly MailTopic[] = []): kind is NewsKind {
  return isNews(kind) && !off.includes(topics[kind]);
}

/** Which topics are on, of those that were turned off. */
export function topicsOn(off: readonly MailTopic[] = []): MailTopics {
  return { disputes: !off.includes("disputes"), report: !off.includes("report") };
}

/** Which topics are off. */
export function topicsOff(topics: MailTopics): MailTopic[] {
  return mailTopics.filter((topic) => !topics[topic]);
}
