import { retryRefused } from "#functions/repositories/retry-refused";
import {
  billingEnds,
  contracts,
  disputes,
  emails,
  letters,
  mailOrders,
  payments,
  refundOrders,
  users,
} from "#functions/services";
import { type EndContractServices, endContract } from "#functions/services/contracts/end-contract";
import { waitingDisputes } from "#functions/services/disputes/stop-letters";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { endingOf } from "#shared/domain/contract/ending";

type Request = Pick<RequestOf<"contract/cancel-contract">, "user" | "body" | "idempotencyWrites">;
type Services = EndContractServices & { now: () => Date };

const TRIES = 4;

/**
 * Ends the contract. Within the cancellation period at once: letters that wait are stopped and no longer count against the plan, all
 * or nothing; nothing can be submitted before a new signature. Later as the plan says: Monthly and Premium after 30 days, One-Time
 * what has not been mailed. The payment provider is to charge nothing beyond the end and, within the period, to give back what was paid.
 *
 * @throws AppError NOTHING_TO_CANCEL
 */
export async function cancelContract({ user: caller, body, idempotencyWrites }: Request, services: Services) {
  return retryRefused({ tries: TRIES }, async (attempt) => {
    const user = attempt === 1 ? caller : await services.users.get(caller.userId, { isConsistent: true });
    if (!user) throw new AppError("NOT_FOUND");
    const waiting = await waitingDisputes(user.userId, services);
    const ending = endingOf(user, waiting, services.now());
    if (!ending) throw new AppError("NOTHING_TO_CANCEL");
    return endContract(user, ending, { reason: body.reason, alongside: idempotencyWrites }, services);
  });
}

export const handler = apiHandler("contract/cancel-contract", cancelContract, () => ({
  users: users(),
  contracts: contracts(),
  billingEnds: billingEnds(),
  payments: payments(),
  refunds: refundOrders(),
  emails: emails(),
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  now,
}));
