import type { MemberListRepository } from "#functions/repositories/member-lists";
import type { ListedUser, UserRecord } from "#functions/repositories/user-record";
import { history, memberLists } from "#functions/services";
import { auditPageRead, type PageReadServices } from "#functions/services/members/audit-entries";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { AwaitedPayment } from "#shared/api/schemas/user";

export type ListUsersServices = PageReadServices & {
  members: Pick<MemberListRepository, "list" | "search" | "paymentsOf">;
};

/**
 * Members for the administrator, newest first; of one status, or found by the beginning of a word of name or e-mail. Those who
 * wait for activation come with what was paid. That a page was read is in the audit log first.
 */
export async function listUsers({ user: admin, query }: RequestOf<"admin/list-users">, services: ListUsersServices) {
  const { members, now } = services;
  const { search, ...page } = query;
  await auditPageRead(admin.userId, { list: "users", status: page.status, search }, services);
  const { users, nextCursor } = search ? await members.search(search, page) : await members.list(page);
  const waiting = users.filter(({ subscriptionStatus }) => subscriptionStatus === "pending_verification");
  const payments = await members.paymentsOf(waiting.map(({ userId }) => userId));
  const views = users.map((user) => ({
    ...userView(user, now()),
    awaitedPayment: waiting.includes(user) ? awaited(user, payments.get(user.userId)) : undefined,
  }));
  return { users: views, nextCursor };
}

/** What the administrator goes by: what the payment provider confirmed, what the member says, what was received. */
function awaited({ paidCents = 0 }: ListedUser, payment: UserRecord["payment"]): AwaitedPayment {
  return { confirmedAt: payment?.receivedAt, reportedAt: payment?.reportedAt, paidCents };
}

export const handler = apiHandler("admin/list-users", listUsers, () => ({
  members: memberLists(),
  history: history(),
  now,
}));
