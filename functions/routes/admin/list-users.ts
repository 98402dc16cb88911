import type { HistoryRepository } from "#functions/repositories/history";
import type { MemberListRepository } from "#functions/repositories/member-lists";
import { history, memberLists } from "#functions/services";
import { pageReadEntry } from "#functions/services/members/audit-entries";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ListUsersServices = {
  members: Pick<MemberListRepository, "list" | "search">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * Members for the administrator, newest first; of one status, or found by the beginning of a word of name or e-mail. That a page was
 * read is in the audit log first.
 */
export async function listUsers(
  { user: admin, query }: RequestOf<"admin/list-users">,
  { members, history, now }: ListUsersServices,
) {
  const { search, ...page } = query;
  await history.audit(pageReadEntry(admin.userId, { list: "users", status: page.status, search }, now()));
  const { users, nextCursor } = search ? await members.search(search, page) : await members.list(page);
  return { users: users.map((user) => userView(user, now())), nextCursor };
}

export const handler = apiHandler("admin/list-users", listUsers, () => ({
  members: memberLists(),
  history: history(),
  now,
}));
