import { ulid } from "ulid";
import type { HistoryRepository } from "#functions/repositories/history";
import type { PaymentRepository } from "#functions/repositories/payments";
import { type RefundOrderRepository, refundIdOf } from "#functions/repositories/refund-orders";
import { asConflict } from "#functions/repositories/table";
import { adminKey, history, limits, payments, refundOrders } from "#functions/services";
import { settlementEntry } from "#functions/services/billing/ledger";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"admin/settle-refund">, "user" | "params" | "body" | "idempotencyWrites">;
type Services = {
  refunds: Pick<RefundOrderRepository, "ofMember" | "settleWrite">;
  payments: Pick<PaymentRepository, "addWrite" | "transact">;
  history: Pick<HistoryRepository, "auditWrite">;
  now: () => Date;
};

/**
 * An administrator has paid a refund that the payment provider refuses: the order ends, and ledger and audit log say who paid it how.
 * The account may be deleted meanwhile: what is owed stays owed. The member is notified by the ledger's stream.
 *
 * @throws AppError NOT_FOUND, REFUND_NOT_DUE while the provider still makes it, VALIDATION_FAILED for another sum than is owed,
 *   CONFLICT when another administrator has just done it
 */
export async function settleRefund({ user: admin, params, body, idempotencyWrites }: Request, services: Services) {
  const { refunds, payments, history } = services;
  const { userId } = params;
  const { refundId, amountCents, how, reference } = body;
  const order = (await refunds.ofMember(userId)).find((candidate) => refundIdOf(candidate) === refundId);
  if (!order) throw new AppError("NOT_FOUND");
  if (order.refusedFor === undefined) throw new AppError("REFUND_NOT_DUE");
  if (order.amountCents !== amountCents) throw new AppError("VALIDATION_FAILED", { fieldErrors: NOT_ALL });

  const at = services.now();
  const settledAt = at.toISOString();
  const answer = { userId, refundId, settledAt };
  const entry = { id: ulid(at.getTime()), at: settledAt, by: admin.userId, userId, action: "refund_settled" as const };
  const before = { refundId, refusedFor: order.refusedFor, orderedAt: order.orderedAt };
  await payments
    .transact([
      refunds.settleWrite(order),
      payments.addWrite(settlementEntry(order, { how, reference }, at)),
      history.auditWrite({ ...entry, before, after: { amountCents, how, reference } }),
      ...idempotencyWrites(answer),
    ])
    .catch(asConflict);
  return answer;
}

const NOT_ALL = { amountCents: ["Must be all that is owed"] };

export const handler = apiHandler("admin/settle-refund", settleRefund, () => ({
  refunds: refundOrders(),
  payments: payments(),
  history: history(),
  limits: limits(),
  adminKey,
  now,
}));
