import type { NoticeRepository } from "#functions/repositories/notices";
import { notices } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";

type Services = { notices: Pick<NoticeRepository, "unread" | "markRead">; now: () => Date };

/** Marks notices as read: those of `ids`, or the newest 100. @throws AppError NOT_FOUND when an id is not the member's */
export async function readNotices(
  { user: { userId }, body }: Pick<RequestOf<"notifications/read-notices">, "user" | "body">,
  { notices, now }: Services,
) {
  const unread = await notices.unread(userId);
  const read = "ids" in body ? body.ids : unread;
  await notices.markRead(userId, read, now());
  return { unreadCount: unread.filter((id) => !read.includes(id)).length };
}

export const handler = apiHandler("notifications/read-notices", readNotices, () => ({
  notices: notices(),
  now,
}));
