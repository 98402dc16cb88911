import { ContractRepository } from "#functions/repositories/contracts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { DisputeRepository } from "#functions/repositories/disputes";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { type Ending, endedUser, endingOf } from "#functions/runtime/contract-ending";
import { env } from "#functions/runtime/env";
import { moved } from "#functions/runtime/move-dispute";
import { now } from "#functions/runtime/now";
import type { RequestOf } from "#functions/runtime/request";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"contract/cancel-contract">, "user" | "body">;
type Services = {
  users: Pick<UserRepository, "get" | "updateItem">;
  contracts: Pick<ContractRepository, "ending" | "transact">;
  disputes: Pick<DisputeRepository, "list" | "saving">;
  orders: Pick<MailOrderRepository, "get" | "stopping">;
  now: () => Date;
};

const TRIES = 4;

/**
 * Ends the contract. Within the cancellation period at once: letters that wait are stopped and their places given back, all
 * or nothing; nothing can be submitted before a new signature. Later as the plan says: Monthly and Premium after 30 days, One-Time what has not been mailed.
 *
 * @throws AppError NOTHING_TO_CANCEL
 */
export async function cancelContract(request: Request, services: Services) {
  for (let attempt = 1; ; attempt += 1) {
    const user = attempt === 1 ? request.user : await services.users.get(request.user.userId, { isConsistent: true });
    if (!user) throw new AppError("NOT_FOUND");
    const submitted = await submittedOf(user, services);
    const ending = endingOf(user, submitted, services.now());
    if (!ending) throw new AppError("NOTHING_TO_CANCEL");
    try {
      await end({ ...request, user }, ending, services);
      const { cancelledAt, endsAt, stopped } = ending;
      return { cancelledAt, endsAt, stoppedDisputes: stopped.length };
    } catch (error) {
      // A letter left or a dispute was submitted in the meantime: what stands now decides.
      if (!isRefused(error)) throw error;
      if (attempt === TRIES) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
    }
  }
}

async function submittedOf({ userId }: UserRecord, { disputes }: Services): Promise<DisputeRecord[]> {
  const submitted: DisputeRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await disputes.list(userId, { status: "submitted", limit: 50, cursor });
    submitted.push(...page.disputes);
    cursor = page.nextCursor;
  } while (cursor);
  return submitted;
}

async function end({ user, body }: Request, ending: Ending, services: Services): Promise<void> {
  const { userId, contract } = user;
  if (!contract) throw new AppError("NOTHING_TO_CANCEL");
  const { users, contracts } = services;
  const { changes, only } = endedUser(user, ending);
  const { contractId } = contract;
  const stops = await Promise.all(ending.stopped.map((dispute) => stop(dispute, ending.cancelledAt, services)));
  await contracts.transact([
    users.updateItem(userId, changes, only),
    contracts.ending(userId, contractId, { ...ending, reason: body.reason }),
    ...stops.flat(),
  ]);
}

/** Back to a draft, which can be submitted again one day: it gets the hashes of its letters back from the order. */
async function stop(dispute: DisputeRecord, at: string, { disputes, orders }: Services): Promise<TransactItem[]> {
  const of = { userId: dispute.userId, disputeId: dispute.id, round: dispute.round };
  const order = await orders.get(of);
  const draft = moved(dispute, { status: "draft", at, by: "system" });
  const letterHashes = order?.approval.letterHashes;
  return [disputes.saving({ ...draft, mailAfter: undefined, letterHashes }), ...(order ? [orders.stopping(of)] : [])];
}

export const handler = apiHandler("contract/cancel-contract", cancelContract, () => ({
  users: new UserRepository(documents(), env("USERS_TABLE")),
  contracts: new ContractRepository(documents(), env("USERS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  orders: new MailOrderRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
