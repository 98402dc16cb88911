import { asConflict, type Transact } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { openStates, users, writeTogether } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";
import type { ContactBody } from "#shared/api/schemas/onboarding";
import { mayCorrectName } from "#shared/domain/account/own-name";
import { periodFromAddress } from "#shared/domain/contract/period-from-address";
import { isStateOpen } from "#shared/domain/contract/state-rules";

type Request = Pick<RequestOf<"account/save-contact">, "user" | "body">;
type Services = {
  users: Pick<UserRepository, "updateWrite" | "searchWrites">;
  writeTogether: Transact;
  openStates: readonly string[];
};

const MISSING = ["This field is required"];

/**
 * Corrects where a bureau reaches the member. Letters that are still drafts are rewritten by `follow-members`; those that were
 * approved stay as they were read. A state that was closed after its member came ends nothing: they may correct the rest. The
 * route is `ofKnown`: behind an ended session a member would read that it is saved.
 *
 * @throws AppError STATE_NOT_SERVED, CONFLICT, VALIDATION_FAILED without the name of a member who has none yet
 */
export async function saveContact({ user, body }: Request, services: Services): Promise<undefined> {
  const { users, writeTogether, openStates } = services;
  const { phone, address } = body;
  const isSameState = address.state === user.address?.state;
  if (!isSameState && !isStateOpen(address.state, openStates)) throw new AppError("STATE_NOT_SERVED");
  const { contract } = user;
  const name = nameStated(user, body);
  const changes = { phone, address, ...name, ...periodFromAddress(user, address.state) };
  const only = "contract" in changes ? { contract } : {};
  const foundBy = name ? users.searchWrites({ ...user, ...name }) : [];
  await writeTogether([users.updateWrite(user.userId, changes, only), ...foundBy]).catch((error: unknown) =>
    asConflict(error),
  );
}

/**
 * The name as the member corrects it. A letter needs one, and an outside provider may have given none, or one that no credit file can
 * hold; one under which a contract was signed stays.
 */
function nameStated(user: UserRecord, { firstName, lastName }: ContactBody) {
  const isKnown = user.firstName && user.lastName;
  if (user.registeredAt === undefined || (isKnown && !mayCorrectName(user))) return undefined;
  if (firstName && lastName) {
    const isSame = firstName === user.firstName && lastName === user.lastName;
    return isSame ? undefined : { firstName, lastName };
  }
  if (isKnown) return undefined;
  const fieldErrors = { ...(firstName ? {} : { firstName: MISSING }), ...(lastName ? {} : { lastName: MISSING }) };
  throw new AppError("VALIDATION_FAILED", { fieldErrors });
}

export const handler = apiHandler("account/save-contact", saveContact, () => ({
  users: users(),
  writeTogether,
  openStates: openStates(),
}));
