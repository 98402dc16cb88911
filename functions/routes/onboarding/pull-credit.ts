import { ulid } from "ulid";
import type { BureauProvider, PulledReport } from "#functions/providers/bureau/bureau";
import { ConsentRepository, type PullConsent } from "#functions/repositories/consents";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LimitRepository, type Window } from "#functions/repositories/limits";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { ReportRepository } from "#functions/repositories/reports";
import { UserRepository } from "#functions/repositories/users";
import { ssnPullLimit, testIdentityPullLimit, visitorPullLimit } from "#functions/runtime/address-limit";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { bureauProvider } from "#functions/runtime/bureau-provider";
import { consentText } from "#functions/runtime/consent-text";
import { env } from "#functions/runtime/env";
import { sealField } from "#functions/runtime/field-encryption";
import { macOf } from "#functions/runtime/mac";
import { now } from "#functions/runtime/now";
import { type PullRecord, PullRecords } from "#functions/runtime/pull-records";
import { assertMayPull } from "#functions/runtime/pull-rules";
import { reportView } from "#functions/runtime/report-view";
import type { RequestOf } from "#functions/runtime/request";
import { AppError } from "#shared/api/errors";
import type { CreditPullResult } from "#shared/api/schemas/onboarding";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isSimulatedIdentity } from "#shared/domain/consumer/ssn";
import { DEFAULT_SCORE } from "#shared/domain/score/bands";

type Request = Pick<RequestOf<"onboarding/pull-credit">, "user" | "body" | "address" | "userAgent" | "language">;
type Services = {
  provider: BureauProvider;
  providerName: string;
  consents: Pick<ConsentRepository, "store">;
  onboarding: Pick<OnboardingRepository, "beginPull" | "givePullBack">;
  limits: Pick<LimitRepository, "hit">;
  /** How often visitors of one client address may try: whoever drops their cookie is another visitor. */
  addressTries: Window;
  /** How often one SSN may be asked for, by all visitors and members together; the special identities have a limit of their own. */
  ssnPulls: { any: Window; special: Window };
  /** The keyed digest that stands for an SSN in counters. */
  ssnDigest: (ssn: string) => Promise<string>;
  records: Pick<PullRecords, "save">;
  disputes: Pick<DisputeRepository, "openItems">;
  now: () => Date;
};

const PULLS_A_DAY = 3;
const TRIES = { most: 10, seconds: 3_600 };

/**
 * One soft pull of all three bureaus on the consumer's written instruction, which is stored before anyone is asked. The report,
 * the profile and the sealed identity are saved together or not at all.
 *
 * @throws AppError CONSENT_REQUIRED, VALIDATION_FAILED, STATE_NOT_SERVED, TOO_MANY_REQUESTS, CREDIT_FILE_NOT_FOUND,
 *   CREDIT_FILE_FROZEN, CREDIT_BUREAU_TIMEOUT, CREDIT_BUREAU_UNAVAILABLE
 */
export async function pullCredit(request: Request, services: Services): Promise<CreditPullResult> {
  const { user, body } = request;
  const at = services.now();
  assertMayPull(body, { sandbox: services.provider.isSandbox, at });

  const { attempt, giveBack } = await begin(request, services, at);
  const consent = consentOf(request, services.providerName, at);
  const report = await pullAndSave({ request, consent, attempt }, services).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  return shown(report, user.latestReport !== undefined, services);
}

/** Counts the try. The special identities of the simulated bureaus are for trying out, as often as one likes. */
async function begin({ user, body, address }: Request, services: Services, at: Date) {
  const { provider, limits, onboarding, addressTries, ssnPulls, ssnDigest } = services;
  const { userId } = user;
  const { ssn } = body.profileData;
  const isSpecial = provider.isSandbox && isSimulatedIdentity(ssn);
  if (!isSpecial) await limits.hit("credit-pull", userId, TRIES, at);
  if (!isSpecial && !user.registeredAt) await limits.hit("credit-pull-address", address, addressTries, at);
  await limits.hit("credit-pull-ssn", await ssnDigest(ssn), isSpecial ? ssnPulls.special : ssnPulls.any, at);
  const attempt = await onboarding.beginPull(userId, ssn.slice(-4), isSpecial ? undefined : PULLS_A_DAY, at);
  return { attempt, giveBack: async () => (isSpecial ? undefined : onboarding.givePullBack(userId, at)) };
}

type Ordered = { request: Request; consent: PullConsent; attempt: number };

async function pullAndSave({ request, consent, attempt }: Ordered, services: Services): Promise<PullRecord> {
  const { user, body } = request;
  await services.consents.store(consent);
  const pulled = await pull(request, services, { consentId: consent.consentId, attempt });
  return services.records.save({ user, profile: body.profileData, consent, pulled, at: services.now() });
}

function consentOf(request: Request, provider: string, at: Date): PullConsent {
  const { user, body, address, userAgent } = request;
  const { profileData, consent } = body;
  const language = consent.language ?? request.language;
  return {
    userId: user.userId,
    consentId: ulid(at.getTime()),
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

async function pull(
  { body }: Request,
  { provider }: Services,
  facts: { consentId: string; attempt: number },
): Promise<PulledReport> {
  const outcome = await provider.pull({ person: body.profileData, ...facts });
  if (outcome.kind === "not_found") throw new AppError("CREDIT_FILE_NOT_FOUND");
  if (outcome.kind === "frozen") throw new AppError("CREDIT_FILE_FROZEN");
  return outcome;
}

/** 650 stands for a score that no bureau gave: an estimate for the screen, stored nowhere. */
async function shown(report: PullRecord, mayBeDisputed: boolean, { disputes }: Services): Promise<CreditPullResult> {
  const openItems = mayBeDisputed ? await disputes.openItems(report.userId) : [];
  const { negativeItems } = reportView(report, openItems);
  const { reportId, experianScore, equifaxScore, transunionScore, dataSource, dataSourceDetails, bureaus } = report;
  const creditScore = report.creditScore ?? DEFAULT_SCORE;
  const scores = { creditScore, experianScore, equifaxScore, transunionScore };
  return { reportId, ...scores, negativeItems, dataSource, dataSourceDetails, bureaus };
}

export const handler = apiHandler("onboarding/pull-credit", pullCredit, () => {
  const onboarding = new OnboardingRepository(documents(), env("USERS_TABLE"));
  const consents = new ConsentRepository(documents(), env("USERS_TABLE"));
  return {
    provider: bureauProvider(),
    providerName: env("BUREAU_PROVIDER"),
    consents,
    onboarding,
    limits: new LimitRepository(documents(), env("USERS_TABLE")),
    addressTries: visitorPullLimit(),
    ssnPulls: { any: ssnPullLimit(), special: testIdentityPullLimit() },
    ssnDigest: (ssn) => macOf(env("SSN_MAC_KEY_ARN"), ssn),
    records: new PullRecords({
      documents: documents(),
      users: new UserRepository(documents(), env("USERS_TABLE")),
      reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
      onboarding,
      consents,
      sealField,
    }),
    disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
    now,
  };
});
