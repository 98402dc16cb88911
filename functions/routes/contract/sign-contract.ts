import { openField } from "#functions/providers/aws/field-encryption";
import type { ContractRepository } from "#functions/repositories/contracts";
import { asConflict, refusedItems } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { business, contracts, letterFiles, onboarding, openStates, users } from "#functions/services";
import { assertSignable } from "#functions/services/contracts/assert-signable";
import { planOf } from "#functions/services/contracts/contract-facts-of";
import { type MakeServices, makeSignedContract } from "#functions/services/contracts/make-signed-contract";
import { putInForce } from "#functions/services/contracts/put-in-force";
import { assertMayBegin, type StatedProfileServices, statedProfile } from "#functions/services/members/stated-profile";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { signingDay } from "#shared/domain/contract/cancellation";

type Request = Pick<
  RequestOf<"contract/sign-contract">,
  "user" | "body" | "address" | "userAgent" | "language" | "idempotencyWrites"
>;
type Services = StatedProfileServices &
  MakeServices & {
    contracts: Pick<ContractRepository, "signWrite" | "endWrite" | "transact">;
    users: Pick<UserRepository, "updateWrite">;
    openStates: readonly string[];
    now: () => Date;
  };

/**
 * Signs the contract, after the acknowledgement of the disclosure and the consent to documents on a screen: three events, each with
 * its time. The PDFs are made and stored first; then one transaction makes them the contract. Its item goes through the table's
 * stream to the job that mails the copies.
 *
 * @throws AppError CONTRACT_SIGNED, CONTRACT_OUTDATED, STATE_NOT_SERVED, VALIDATION_FAILED; see `assertSignable`
 */
export async function signContract(request: Request, services: Services) {
  const { user, body } = request;
  const at = services.now();
  const plan = planOf(user, await services.onboarding.draftOf(user.userId), body.plan);
  assertSignable({ user, body, plan, at }, services);
  assertMayBegin([await statedProfile(user, services)], { ...services, at, field: "dateOfBirth" });

  const contract = await makeSignedContract(request, { plan, at }, services);
  const { contractId, signedAt, cancelUntil, serviceMayStartAt } = contract;
  const signedOn = signingDay(at, user.address?.state);
  const answer = { contractId, signedAt, signedOn, cancelUntil, serviceMayStartAt };
  const { contracts } = services;
  await contracts
    .transact([
      ...putInForce(user, contract, services),
      contracts.signWrite(contract),
      ...request.idempotencyWrites(answer),
    ])
    .catch((error: unknown) => asConflict(error, refusedItems(error)?.includes(0) ? "CONTRACT_SIGNED" : "CONFLICT"));
  return answer;
}

export const handler = apiHandler("contract/sign-contract", signContract, () => ({
  onboarding: onboarding(),
  contracts: contracts(),
  users: users(),
  files: letterFiles(),
  business: business(),
  openField,
  openStates: openStates(),
  now,
}));
