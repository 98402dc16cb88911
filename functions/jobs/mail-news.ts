import { newsText } from "#functions/emails/news-text";
import type { EmailProvider } from "#functions/providers/email/email";
import type { NewsRepository } from "#functions/repositories/news";
import type { NoticeRepository } from "#functions/repositories/notices";
import type { UserRepository } from "#functions/repositories/users";
import { emailProvider, news, notices, sender, users } from "#functions/services";
import { captureFailure } from "#functions/shell/capture-failure";
import { jobHandler } from "#functions/shell/job-handler";
import { greetingName } from "#shared/domain/account/greeting";
import { isMailed } from "#shared/domain/account/mail-topics";

export type MailNewsServices = {
  users: Pick<UserRepository, "get">;
  notices: Pick<NoticeRepository, "newest">;
  news: Pick<NewsRepository, "waiting" | "get" | "done">;
  mail: EmailProvider;
  business: { business: string; address: string; site: string };
};

/**
 * Mails members what has happened since the last run, all of a day in one mail, of the topics that they have not turned off. Only a
 * crash between the mail and its mark mails twice.
 *
 * @throws Error after a run in which a mail could not be sent: it is tried again with the next one
 */
export async function mailNews(_run: unknown, services: MailNewsServices) {
  const counted = { mailed: 0, nothing: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.news.waiting(next);
    for (const userId of page.userIds) {
      counted[await captureFailure("mail-news", userId, () => mailTo(userId, services))] += 1;
    }
    next = page.next;
  } while (next);
  if (counted.failed > 0) throw new Error(`${counted.failed} mails of the day could not be sent`);
  return { mailed: counted.mailed };
}

async function mailTo(userId: string, services: MailNewsServices): Promise<"mailed" | "nothing"> {
  const { users, notices, news, mail, business } = services;
  const [gathered, user] = await Promise.all([news.get(userId), users.get(userId)]);
  // The index may be a moment behind.
  if (!gathered) return "nothing";

  const listed = (await notices.newest(userId)).flatMap(({ id, kind, ...about }) =>
    gathered.noticeIds.includes(id) && isMailed(kind, user?.mailTopicsOff) ? { ...about, kind } : [],
  );
  if (user?.email && listed.length > 0) {
    const values = { ...business, name: greetingName(user) };
    const words = newsText(listed.reverse(), {
      language: user.language,
      isProven: user.emailProvenAt !== undefined,
      values,
    });
    await mail.send({ to: user.email, ...words, attachments: [] });
  }
  await news.done(gathered);
  return user?.email && listed.length > 0 ? "mailed" : "nothing";
}

export const handler = jobHandler("mail-news", mailNews, () => ({
  users: users(),
  notices: notices(),
  news: news(),
  mail: emailProvider(),
  business: sender(),
}));
