import type { UserRepository } from "#functions/repositories/users";
import { openStates, users } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";
import { periodFromAddress } from "#shared/domain/contract/period-from-address";
import { isStateOpen } from "#shared/domain/contract/state-rules";

type Request = Pick<RequestOf<"account/save-contact">, "user" | "body">;
type Services = { users: Pick<UserRepository, "update">; openStates: readonly string[] };

/**
 * Corrects where a bureau reaches the member. Letters that are still drafts are rewritten by `follow-members`; those that were
 * approved stay as they were read. A state that was closed after its member came ends nothing: they may correct the rest. A visitor of
 * whom nothing is known has nothing to correct: behind an ended session a member would read that it is saved.
 *
 * @throws AppError STATE_NOT_SERVED, UNAUTHENTICATED
 */
export async function saveContact({ user, body }: Request, { users, openStates }: Services): Promise<undefined> {
  const { phone, address } = body;
  if (user.registeredAt === undefined && user.ssnLast4 === undefined) throw new AppError("UNAUTHENTICATED");
  const isSameState = address.state === user.address?.state;
  if (!isSameState && !isStateOpen(address.state, openStates)) throw new AppError("STATE_NOT_SERVED");
  const { contract } = user;
  const changes = { phone, address, ...periodFromAddress(user, address.state) };
  await users.update(user.userId, changes, { only: "contract" in changes ? { contract } : {} });
}

export const handler = apiHandler("account/save-contact", saveContact, () => ({
  users: users(),
  openStates: openStates(),
}));
