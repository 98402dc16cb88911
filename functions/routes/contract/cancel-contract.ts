import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { ContractRepository } from "#functions/repositories/contracts";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import { billingEnds, contracts, disputes, mailOrders, payments, refundOrders, users } from "#functions/services";
import { type OwedServices, refundsOwed } from "#functions/services/billing/refunds";
import { type Ending, endedUser, endingOf } from "#functions/services/contracts/contract-ending";
import { type StopFirstServices, stopFirst, stopping, waitingOf } from "#functions/services/disputes/stop-letters";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"contract/cancel-contract">, "user" | "body" | "keeping">;
type Services = StopFirstServices &
  OwedServices & {
    contracts: Pick<ContractRepository, "ending" | "transact">;
    billingEnds: Pick<BillingEndRepository, "ordering">;
    now: () => Date;
  };

const TRIES = 4;

const nothing = { refundCents: 0, orders: [] };

/**
 * Ends the contract. Within the cancellation period at once: letters that wait are stopped and their places given back, all
 * or nothing; nothing can be submitted before a new signature. Later as the plan says: Monthly and Premium after 30 days, One-Time what has not been mailed.
 * The payment provider is told to charge nothing beyond the end and, within the period, to give back what was paid.
 *
 * @throws AppError NOTHING_TO_CANCEL
 */
export async function cancelContract(request: Request, services: Services) {
  for (let attempt = 1; ; attempt += 1) {
    const user = attempt === 1 ? request.user : await services.users.get(request.user.userId, { isConsistent: true });
    if (!user) throw new AppError("NOT_FOUND");
    const waiting = await waitingOf(user.userId, services);
    const ending = endingOf(user, waiting, services.now());
    if (!ending) throw new AppError("NOTHING_TO_CANCEL");
    try {
      const { cancelledAt, endsAt, stopped } = ending;
      const { refundCents, orders } = ending.isWithinPeriod ? await refundsOwed(user, cancelledAt, services) : nothing;
      const answer = { cancelledAt, endsAt, stoppedDisputes: stopped.length, refundCents };
      const rest = await stopFirst(user, stopped, cancelledAt, services);
      const alongside = [...orders, ...request.keeping(answer)];
      const whole = { ...ending, stopped: rest.waiting, refundCents };
      await end({ ...request, user: rest.user }, whole, alongside, services);
      return answer;
    } catch (error) {
      // A letter left or a dispute was submitted in the meantime: what stands now decides.
      if (!isRefused(error)) throw error;
      if (attempt === TRIES) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
    }
  }
}

async function end(
  { user, body }: Request,
  ending: Ending & { refundCents: number },
  alongside: TransactItem[],
  services: Services,
): Promise<void> {
  const { userId, contract } = user;
  if (!contract) throw new AppError("NOTHING_TO_CANCEL");
  const { users, contracts, billingEnds } = services;
  const { changes, only } = endedUser(user, ending);
  const { contractId } = contract;
  const stops = await Promise.all(ending.stopped.map((dispute) => stopping(dispute, ending.cancelledAt, services)));
  await contracts.transact([
    users.updateItem(userId, changes, only),
    contracts.ending(userId, contractId, { ...ending, reason: body.reason }),
    ...billingEnds.ordering(user, ending.endsAt),
    ...stops.flat(),
    ...alongside,
  ]);
}

export const handler = apiHandler("contract/cancel-contract", cancelContract, () => ({
  users: users(),
  contracts: contracts(),
  billingEnds: billingEnds(),
  payments: payments(),
  refunds: refundOrders(),
  disputes: disputes(),
  orders: mailOrders(),
  now,
}));
