import type { DisputeRepository } from "#functions/repositories/disputes";
import { retryRefused } from "#functions/repositories/retry-refused";
import type { UserRepository } from "#functions/repositories/users";
import { disputes, letters, mailOrders, memberCounts, reports, users } from "#functions/services";
import { type ApprovalServices, approvedLetters } from "#functions/services/disputes/approved-letters";
import { allowanceToSubmit, assertSubmittable } from "#functions/services/disputes/check-submission";
import { type SubmitServices, submitDrafts } from "#functions/services/disputes/submit-drafts";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<
  RequestOf<"disputes/process-disputes">,
  "user" | "body" | "address" | "userAgent" | "idempotencyWrites"
>;
type Services = SubmitServices &
  ApprovalServices & {
    users: Pick<UserRepository, "get">;
    disputes: Pick<DisputeRepository, "getAll">;
  };

const PATIENCE = { tries: 6, pauseMs: 50 };

/**
 * Submits drafts, all or none: allowance, disputes, mail orders and the answer are one transaction. The letters leave on the first
 * business day after the cancellation period on which there is a return address to print on them. Those that were displayed together
 * leave as one letter to each bureau. Letters from before their writer's address changed, or from before a report with other values, are
 * rewritten first: another version.
 *
 * @throws AppError PAYMENT_REQUIRED, NOT_FOUND, NOT_A_DRAFT, REASON_REQUIRED, NOTHING_NEW, CONTRACT_REQUIRED,
 *   MONTHLY_LIMIT_EXCEEDED, ITEM_NOT_SHOWN, LETTERS_CHANGED, VALIDATION_FAILED; in this order
 */
export async function processDisputes(request: Request, services: Services) {
  return retryRefused(PATIENCE, (attempt) => submit(request, services, { isConsistent: attempt > 1 }));
}

type Read = { isConsistent: boolean };

async function submit(request: Request, services: Services, { isConsistent }: Read) {
  const { body, address, userAgent, idempotencyWrites } = request;
  const { users, disputes } = services;
  const at = services.now();
  const user = await users.get(request.user.userId, { isConsistent: true });
  if (!user) throw new AppError("NOT_FOUND");

  const allowance = allowanceToSubmit(user, at);
  const read = await disputes.getAll(user.userId, body.disputeIds, isConsistent);
  assertSubmittable(read, user, allowance, at);
  try {
    const approved = await approvedLetters({ user, read, body, at }, services);
    const submission = { user, ...approved, allowance, at, address, userAgent, alongside: idempotencyWrites };
    return await submitDrafts(submission, services);
  } catch (error) {
    const isChanged = error instanceof AppError && error.code === "LETTERS_CHANGED";
    if (!isChanged || isConsistent) throw error;
    // What was read may have been a moment old.
    return submit(request, services, { isConsistent: true });
  }
}

export const handler = apiHandler("disputes/process-disputes", processDisputes, () => ({
  users: users(),
  disputes: disputes(),
  letters: letters(),
  reports: reports(),
  orders: mailOrders(),
  counts: memberCounts(),
  now,
}));
