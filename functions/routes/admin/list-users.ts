import { MemberListRepository } from "#functions/repositories/member-lists";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { userView } from "#functions/runtime/user-view";

export type ListUsersServices = { members: Pick<MemberListRepository, "list" | "search">; now: () => Date };

/** Members for the administrator, newest first; of one status, or found by the beginning of a word of name or e-mail. */
export async function listUsers({ query }: RequestOf<"admin/list-users">, { members, now }: ListUsersServices) {
  const { search, ...page } = query;
  const { users, nextCursor } = search ? await members.search(search, page) : await members.list(page);
  return { users: users.map((user) => userView(user, now())), nextCursor };
}

export const handler = apiHandler("admin/list-users", listUsers, () => ({
  members: new MemberListRepository(documents(), env("USERS_TABLE")),
  now,
}));
