import { openField } from "#functions/providers/aws/field-encryption";
import { isPullOffered } from "#functions/providers/bureau/test-identities";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import {
  bureauProviderName,
  disputes,
  documentLinks,
  idDocuments,
  onboarding,
  openStates,
  reports,
} from "#functions/services";
import { type IdImageListServices, listIdImages } from "#functions/services/members/id-image-list";
import { profileOf } from "#functions/services/members/profile-draft";
import { type LatestReportServices, latestReport } from "#functions/services/reports/latest-report";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { isInForce } from "#shared/domain/contract/ending";
import { isForbiddenIn } from "#shared/domain/contract/state-rules";

type Services = IdImageListServices &
  LatestReportServices & {
    onboarding: Pick<OnboardingRepository, "draftOf">;
    openField: typeof openField;
    openStates: readonly string[];
    isPullOffered: boolean;
    now: () => Date;
  };

/** Everything that a reload of the onboarding needs. */
export async function getProgress(
  { user }: Pick<RequestOf<"onboarding/get-progress">, "user">,
  services: Services,
): Promise<OnboardingProgress> {
  const [{ sealedProfile, selection, ...entries }, documents, report] = await Promise.all([
    services.onboarding.draftOf(user.userId),
    listIdImages(user.userId, services),
    latestReport(user, services),
  ]);
  const contractSignedAt = isInForce(user.contract, services.now()) ? user.contract?.signedAt : undefined;
  return {
    ...entries,
    profile: await profileOf(user, sealedProfile, services),
    ssnLast4: user.ssnLast4,
    documents,
    report,
    selection: selection ?? {},
    paymentReportedAt: user.payment?.reportedAt,
    paymentConfirmedAt: confirmedUnder(contractSignedAt, user.payment?.receivedAt),
    contractSignedAt,
    isMember: user.registeredAt !== undefined,
    isPullOffered: services.isPullOffered,
    openStates: services.openStates.filter((state) => !isForbiddenIn(state)),
  };
}

/** What was paid under an earlier contract confirms nothing of this one. */
function confirmedUnder(signedAt: string | undefined, receivedAt: string | undefined): string | undefined {
  return signedAt && receivedAt && receivedAt >= signedAt ? receivedAt : undefined;
}

export const handler = apiHandler("onboarding/get-progress", getProgress, () => ({
  onboarding: onboarding(),
  images: idDocuments(),
  store: documentLinks(),
  reports: reports(),
  disputes: disputes(),
  openField,
  openStates: openStates(),
  isPullOffered: isPullOffered(bureauProviderName()),
  now,
}));
