import type { EmailKind, EmailRepository } from "#functions/repositories/emails";
import type { NewsRepository } from "#functions/repositories/news";
import { type NewNotice, type NoticeRepository, noticeId } from "#functions/repositories/notices";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { emails, news, notices, users } from "#functions/services";
import type { NoticeKind } from "#shared/api/schemas/notice";
import { isNews } from "#shared/domain/account/mail-topics";

export type NotificationServices = {
  users: Pick<UserRepository, "get">;
  notices: Pick<NoticeRepository, "add">;
  emails: Pick<EmailRepository, "addWrite">;
  news: Pick<NewsRepository, "gatherWrite">;
};

/** What is mailed at once; other news waits for the mail of the day. */
const mailed: Partial<Record<NoticeKind, EmailKind>> = {
  activated: "activated",
  payment_failed: "paymentFailed",
  payment_refunded: "paymentRefunded",
  payment_paid_back: "paymentPaidBack",
  refund_failed: "refundFailed",
  subscription_ended: "subscriptionEnded",
};

/** Needs `USERS_TABLE`: GetItem, PutItem, UpdateItem. */
export function notificationServices(): NotificationServices {
  return {
    users: users(),
    notices: notices(),
    emails: emails(),
    news: news(),
  };
}

/**
 * Notifies a member once: a notice, and with it the order of its e-mail or its place in the mail of the day, both or none.
 *
 * @returns whether it is new to them; visitors are not notified
 */
export async function notify(notice: NewNotice, services: NotificationServices): Promise<boolean> {
  const user = await services.users.get(notice.userId);
  if (!user?.registeredAt) return false;
  return services.notices.add(notice, mailWrites(notice, user, services));
}

function mailWrites(notice: NewNotice, { userId, language }: UserRecord, { emails, news }: NotificationServices) {
  const at = new Date(notice.at);
  if (isNews(notice.kind)) return [news.gatherWrite({ userId, noticeId: noticeId(notice) }, at)];
  const kind = mailed[notice.kind];
  return kind ? [emails.addWrite({ userId, language, kind, dedupeKey: noticeId(notice) }, at)] : [];
}
