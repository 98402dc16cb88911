import type { PullOrderRepository } from "#functions/repositories/pull-orders";
import { openStates, ssnDigest } from "#functions/services";
import {
  type AskBureausServices,
  askBureaus,
  askBureausServices,
  assertPullOffered,
} from "#functions/services/reports/ask-bureaus";
import { type JoinPullServices, joinPull, joinPullServices } from "#functions/services/reports/join-pull";
import { type PullRecords, pullRecords } from "#functions/services/reports/pull-records";
import { pullResult } from "#functions/services/reports/pull-result";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { afterDeadline } from "#functions/shell/deadline";
import { logFault } from "#functions/shell/log";
import { AppError } from "#shared/api/errors";
import { refusedPullCode } from "#shared/domain/report/pull-outcome";
import { pullRefusal } from "#shared/domain/report/pull-rules";

type Request = Pick<
  RequestOf<"onboarding/pull-credit">,
  "user" | "body" | "address" | "userAgent" | "language" | "headers" | "requestId" | "idempotencyWrites"
>;
type Services = AskBureausServices &
  JoinPullServices & {
    orders: Pick<PullOrderRepository, "take" | "saveWrite" | "end">;
    /** The keyed digest that stands for an SSN in counters and orders. */
    ssnDigest: (ssn: string) => Promise<string>;
    records: Pick<PullRecords, "prepare" | "save">;
    openStates: readonly string[];
  };

/**
 * One soft pull of all three bureaus on the consumer's written instruction, which is stored before anyone is asked. The report,
 * the profile, the sealed identity and the answer are saved together or not at all. A call whose answer was lost gets it when it
 * is made again, also while the first one runs, and after a crash from what the bureaus had said: they are asked once.
 *
 * A function that ends between asking and the answer is the one case in which they are asked, and paid by the operator, again: CRS
 * knows no idempotency key, and its `RequestID`, which comes with the answer, leads to a PDF alone (https://crscreditapi.redoc.ly).
 * The person pays nothing for a pull and loses none of the day's; pulls of one SSN and the deployment's budget bound the cost.
 *
 * @throws AppError PULL_NOT_OFFERED, CONSENT_REQUIRED, VALIDATION_FAILED, STATE_NOT_SERVED, TOO_MANY_REQUESTS, CREDIT_FILE_NOT_FOUND,
 *   CREDIT_FILE_FROZEN, CREDIT_BUREAU_TIMEOUT, CREDIT_BUREAU_UNAVAILABLE, CONFLICT while another pull runs
 */
export async function pullCredit(request: Request, services: Services) {
  const { user, body, headers, idempotencyWrites, requestId } = request;
  const { orders, records } = services;
  assertPullOffered(services);
  const at = services.now();
  const refusal = pullRefusal(body, { sandbox: services.provider.isSandbox, at, openStates: services.openStates });
  if (refusal) throw new AppError(refusal.code, refusal);

  const subject = await services.ssnDigest(body.profileData.ssn);
  const taken = await orders.take(user.userId, { subject, key: headers["idempotency-key"] }, at);
  const { order } = taken;
  if (taken.next === "join") return joinPull(user, order, services);

  const reportFault = logFault({ route: "onboarding/pull-credit", requestId, actorId: user.userId });
  try {
    const asking = { ...taken, subject, at, logFault: reportFault };
    const outcome = taken.next === "use_answer" ? taken.answer : await askBureaus(request, asking, services);
    if (outcome.kind !== "report") throw new AppError(refusedPullCode(outcome.kind));
    const pull = { user, profile: body.profileData, consent: order, pulled: outcome, at: services.now() };
    const report = await records.prepare(pull);
    const answer = await pullResult(report, user, services);
    await records.save(pull, report, [orders.saveWrite(order, report.reportId), ...idempotencyWrites(answer)]);
    return answer;
  } catch (error) {
    await afterDeadline(() => orders.end(order)).catch(reportFault);
    throw error;
  }
}

export const handler = apiHandler("onboarding/pull-credit", pullCredit, () => ({
  ...askBureausServices(),
  ...joinPullServices(),
  records: pullRecords(),
  ssnDigest,
  openStates: openStates(),
}));
