import { setTimeout } from "node:timers/promises";
import { type BureauProvider, BureausNotAsked } from "#functions/providers/bureau/bureau";
import type { ConsentRepository, PullConsent } from "#functions/repositories/consents";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { Ordered, PullOrderRepository } from "#functions/repositories/pull-orders";
import type { ReportRepository } from "#functions/repositories/reports";
import {
  bureauProvider,
  bureauProviderName,
  consents,
  disputes,
  limits,
  onboarding,
  openStates,
  pullOrders,
  reports,
  ssnDigest,
} from "#functions/services";
import { consentText } from "#functions/services/reports/consent-text";
import { countPull, pullLimits } from "#functions/services/reports/pull-limits";
import { type PullRecords, pullRecords } from "#functions/services/reports/pull-records";
import { pullResult } from "#functions/services/reports/pull-result";
import { apiHandler } from "#functions/shell/api-handler";
import { afterDeadline } from "#functions/shell/deadline";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { CreditPullResult } from "#shared/api/schemas/onboarding";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isSimulatedIdentity } from "#shared/domain/consumer/ssn";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import { pullRefusal } from "#shared/domain/report/pull-rules";

type Request = Pick<
  RequestOf<"onboarding/pull-credit">,
  "user" | "body" | "address" | "userAgent" | "language" | "headers" | "requestId" | "keeping"
>;
type Services = Parameters<typeof countPull>[1] & {
  provider: BureauProvider;
  providerName: string;
  consents: Pick<ConsentRepository, "store">;
  orders: Pick<PullOrderRepository, "take" | "find" | "answered" | "saving" | "end">;
  /** The keyed digest that stands for an SSN in counters and orders. */
  ssnDigest: (ssn: string) => Promise<string>;
  records: Pick<PullRecords, "prepare" | "save">;
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "openItems">;
  openStates: readonly string[];
  wait: (ms: number) => Promise<unknown>;
  now: () => Date;
};

const JOIN_TRIES = 40;
const JOIN_PAUSE_MS = 500;

/**
 * One soft pull of all three bureaus on the consumer's written instruction, which is stored before anyone is asked. The report,
 * the profile, the sealed identity and the answer are saved together or not at all. A call whose answer was lost gets it when it
 * is made again, also while the first one runs, and after a crash from what the bureaus had said: they are asked once.
 *
 * A function that ends between asking and the answer is the one case in which they are asked, and paid by the operator, again: CRS
 * knows no idempotency key, and its `RequestID`, which comes with the answer, leads to a PDF alone (https://crscreditapi.redoc.ly).
 * The person pays nothing for a pull and loses none of the day's; pulls of one SSN and the deployment's budget bound the cost.
 *
 * @throws AppError CONSENT_REQUIRED, VALIDATION_FAILED, STATE_NOT_SERVED, TOO_MANY_REQUESTS, CREDIT_FILE_NOT_FOUND,
 *   CREDIT_FILE_FROZEN, CREDIT_BUREAU_TIMEOUT, CREDIT_BUREAU_UNAVAILABLE, CONFLICT while another pull runs
 */
export async function pullCredit(request: Request, services: Services): Promise<CreditPullResult> {
  const { user, body, headers } = request;
  const at = services.now();
  const refusal = pullRefusal(body, { sandbox: services.provider.isSandbox, at, openStates: services.openStates });
  if (refusal) throw new AppError(refusal.code, refusal);

  const subject = await services.ssnDigest(body.profileData.ssn);
  const taken = await services.orders.take(user.userId, { subject, key: headers["idempotency-key"] }, at);
  if (taken.next === "join") return join(request, taken.order, services);
  const { order } = taken;
  try {
    const outcome =
      taken.next === "use_answer" ? taken.answer : await ask(request, { ...taken, subject, at }, services);
    return await save(request, order, outcome, services);
  } catch (error) {
    await afterDeadline(() => services.orders.end(order)).catch(noted(request));
    throw error;
  }
}

/** Asks the bureaus, once it is counted and the instruction is stored. What was counted is given back where none was asked. */
async function ask(
  request: Request,
  { order, subject, at, lostAt }: { order: Ordered; subject: string; at: Date; lostAt?: Date },
  services: Services,
) {
  const { provider, consents, orders } = services;
  const { user, body, address } = request;
  const { profileData: person } = body;
  const isSpecial = provider.isSandbox && isSimulatedIdentity(person.ssn);
  const wanted = { user, address, subject, name: person.ssn.slice(-4), isSpecial };
  if (lostAt && !isSpecial) await services.onboarding.givePullBack(user.userId, lostAt);
  const { attempt, giveBack } = await countPull(wanted, services, at);

  let isAsked = false;
  try {
    await consents.store(consentOf(request, order, services.providerName, at));
    isAsked = true;
    const outcome = await provider.pull({ person, consentId: order.consentId, attempt });
    // Should this fail, the report still can be saved.
    await orders.answered(order, outcome).catch(noted(request));
    return outcome;
  } catch (error) {
    if (!isAsked || error instanceof BureausNotAsked) await afterDeadline(giveBack).catch(noted(request));
    throw error;
  }
}

function noted({ requestId, user }: Request): (error: unknown) => void {
  return (error) => {
    log({ event: "fault", route: "onboarding/pull-credit", requestId, actorId: user.userId, fault: faultOf(error) });
  };
}

async function save(request: Request, order: Ordered, outcome: PullOutcome, services: Services) {
  if (outcome.kind !== "report") throw refused(outcome.kind);
  const { user, body, keeping } = request;
  const pull = { user, profile: body.profileData, consent: order, pulled: outcome, at: services.now() };
  const report = await services.records.prepare(pull);
  const answer = await pullResult(report, user, services);
  const alongside = [services.orders.saving(order, report.reportId), ...keeping(answer)];
  await services.records.save(pull, report, alongside);
  return answer;
}

function refused(kind: Exclude<PullOutcome["kind"], "report">): AppError {
  return new AppError(kind === "frozen" ? "CREDIT_FILE_FROZEN" : "CREDIT_FILE_NOT_FOUND");
}

/** Waits for what another call of the same person is being given. @throws AppError what it came to, CONFLICT when it takes long */
async function join({ user }: Request, { orderId }: Ordered, services: Services): Promise<CreditPullResult> {
  const { orders, reports, wait, now } = services;
  for (let attempt = 1; attempt <= JOIN_TRIES; attempt += 1) {
    const order = await orders.find(user.userId);
    if (order?.orderId !== orderId) break;
    const report = order.reportId && (await reports.get(user.userId, order.reportId));
    if (report) return pullResult(report, user, services);
    if (order.refusal) throw refused(order.refusal);
    if (order.runsUntil <= now().getTime()) break;
    await wait(JOIN_PAUSE_MS);
  }
  throw new AppError("CONFLICT", { retryAfterSeconds: 1 });
}

function consentOf(request: Request, { consentId }: Ordered, provider: string, at: Date): PullConsent {
  const { user, body, address, userAgent } = request;
  const { profileData, consent } = body;
  const language = consent.language ?? request.language;
  return {
    userId: user.userId,
    consentId,
    receivedAt: at.toISOString(),
    givenAt: consent.consentTimestamp ?? at.toISOString(),
    fullName: `${profileData.firstName} ${profileData.lastName}`,
    language,
    ...consentText(language),
    fcraConsent: true,
    permissiblePurposeConsent: true,
    piiProcessingConsent: true,
    purpose: "written_instructions_604a2",
    statedPurpose: consent.permissiblePurpose,
    bureaus,
    provider,
    address,
    userAgent,
  };
}

export const handler = apiHandler("onboarding/pull-credit", pullCredit, () => ({
  provider: bureauProvider(),
  providerName: bureauProviderName(),
  consents: consents(),
  onboarding: onboarding(),
  limits: limits(),
  pullLimits: pullLimits(),
  orders: pullOrders(),
  ssnDigest,
  records: pullRecords(),
  reports: reports(),
  disputes: disputes(),
  wait: setTimeout,
  openStates: openStates(),
  now,
}));
