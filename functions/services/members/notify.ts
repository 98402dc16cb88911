import type { EmailKind, EmailRepository } from "#functions/repositories/emails";
import { type NewNotice, type NoticeRepository, noticeId } from "#functions/repositories/notices";
import type { UserRepository } from "#functions/repositories/users";
import { emails, notices, users } from "#functions/services";
import type { NoticeKind } from "#shared/api/schemas/notice";

export type NotificationServices = {
  users: Pick<UserRepository, "get">;
  notices: Pick<NoticeRepository, "add">;
  emails: Pick<EmailRepository, "addWrite">;
};

/** What is important enough for an e-mail as well. */
const mailed: Partial<Record<NoticeKind, EmailKind>> = {
  letters_mailed: "lettersMailed",
  letters_reworded: "lettersReworded",
  letter_returned: "letterReturned",
  letters_refused: "lettersRefused",
  letter_held_back: "letterReturned",
  letter_unconfirmed: "letterUnconfirmed",
  answer_overdue: "answerOverdue",
  new_items: "newItems",
  activated: "activated",
  payment_failed: "paymentFailed",
  payment_refunded: "paymentRefunded",
  payment_paid_back: "paymentPaidBack",
  refund_failed: "refundFailed",
  subscription_ended: "subscriptionEnded",
};

/** Needs `USERS_TABLE`: GetItem, PutItem. */
export function notificationServices(): NotificationServices {
  return {
    users: users(),
    notices: notices(),
    emails: emails(),
  };
}

/**
 * Notifies a member once: a notice, and an e-mail with it where it is important, both or none.
 *
 * @returns whether it is new to them; visitors are not notified
 */
export async function notify(notice: NewNotice, { users, notices, emails }: NotificationServices): Promise<boolean> {
  const user = await users.get(notice.userId);
  if (!user?.registeredAt) return false;
  const kind = mailed[notice.kind];
  const order = { userId: user.userId, language: user.language, dedupeKey: noticeId(notice) };
  return notices.add(notice, kind ? [emails.addWrite({ ...order, kind }, new Date(notice.at))] : []);
}
