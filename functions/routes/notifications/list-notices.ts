import type { NoticeRepository } from "#functions/repositories/notices";
import { notices } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";

type Services = { notices: Pick<NoticeRepository, "list" | "unread"> };

/** A member's notices, newest first, and how many of the newest 100 are unread. */
export async function listNotices(
  { user, query }: Pick<RequestOf<"notifications/list-notices">, "user" | "query">,
  { notices }: Services,
) {
  const [page, unread] = await Promise.all([notices.list(user.userId, query), notices.unread(user.userId)]);
  return { ...page, unreadCount: unread.length };
}

export const handler = apiHandler("notifications/list-notices", listNotices, () => ({
  notices: notices(),
}));
