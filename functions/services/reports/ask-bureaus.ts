import { type BureauProvider, BureausNotAsked } from "#functions/providers/bureau/bureau";
import { isPullOffered } from "#functions/providers/bureau/test-identities";
import type { ConsentRepository, PullConsent } from "#functions/repositories/consents";
import type { Ordered, PullOrderRepository } from "#functions/repositories/pull-orders";
import type { UserRecord } from "#functions/repositories/users";
import {
  bureauProvider,
  bureauProviderName,
  consents,
  disputes,
  limits,
  onboarding,
  pullOrders,
} from "#functions/services";
import { afterDeadline } from "#functions/shell/deadline";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { CreditPullBody } from "#shared/api/schemas/onboarding";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isSimulatedIdentity } from "#shared/domain/consumer/ssn";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import { consentText } from "./consent-text";
import { type DeletedAccountsServices, deletedAccounts } from "./deleted-accounts";
import { countPull, pullLimits } from "./pull-limits";

export type AskBureausServices = Parameters<typeof countPull>[1] &
  DeletedAccountsServices & {
    provider: BureauProvider;
    providerName: string;
    consents: Pick<ConsentRepository, "store">;
    orders: Pick<PullOrderRepository, "answered">;
  };

type Instruction = {
  user: UserRecord;
  body: CreditPullBody;
  /** Where the instruction came from, and in which language its words were shown unless the body says it. */
  address: string;
  userAgent: string;
  language: Language;
};

type Asking = {
  order: Ordered;
  /** The keyed digest of the SSN. */
  subject: string;
  at: Date;
  /** When an earlier order was placed whose function ended while it asked the bureaus. */
  lostAt?: Date;
  /** For faults that do not change the result. */
  logFault: (error: unknown) => void;
};

/**
 * Asks the bureaus for a person's files, once the pull is counted and the written instruction is stored. What was counted is given
 * back where none was asked.
 *
 * @throws AppError TOO_MANY_REQUESTS, CREDIT_BUREAU_TIMEOUT, CREDIT_BUREAU_UNAVAILABLE
 */
export async function askBureaus(
  instruction: Instruction,
  { order, subject, at, lostAt, logFault }: Asking,
  services: AskBureausServices,
): Promise<PullOutcome> {
  const { provider, consents, orders } = services;
  const { user, body, address } = instruction;
  const { profileData: person } = body;
  const isSpecial = provider.isSandbox && isSimulatedIdentity(person.ssn);
  const wanted = { user, address, subject, name: person.ssn.slice(-4), isSpecial };
  if (lostAt && !isSpecial) await services.onboarding.givePullBack(user.userId, lostAt);
  const { attempt, giveBack } = await countPull(wanted, services, at);

  let isAsked = false;
  try {
    await consents.store(consentOf(instruction, order, services.providerName, at));
    isAsked = true;
    const deleted = () => deletedAccounts(user.userId, services);
    const outcome = await provider.pull({ person, consentId: order.consentId, attempt, deleted });
    // Should this fail, the report still can be saved.
    await orders.answered(order, outcome).catch(logFault);
    return outcome;
  } catch (error) {
    if (!isAsked || error instanceof BureausNotAsked) await afterDeadline(giveBack).catch(logFault);
    throw error;
  }
}

function consentOf(instruction: Instruction, { consentId }: Ordered, provider: string, at: Date): PullConsent {
  const { user, body, address, userAgent } = instruction;
  const { profileData, consent } = body;
  const language = consent.language ?? instruction.language;
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

/** @throws AppError PULL_NOT_OFFERED where the deployment has no bureaus to ask */
export function assertPullOffered({ providerName }: Pick<AskBureausServices, "providerName">): void {
  if (!isPullOffered(providerName)) throw new AppError("PULL_NOT_OFFERED");
}

/** As deployed: the tables of users and disputes, the bureau's keys, the limits of pulls. */
export function askBureausServices() {
  return {
    provider: bureauProvider(),
    providerName: bureauProviderName(),
    consents: consents(),
    onboarding: onboarding(),
    limits: limits(),
    pullLimits: pullLimits(),
    orders: pullOrders(),
    disputes: disputes(),
  };
}
