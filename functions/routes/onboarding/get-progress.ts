import { openField } from "#functions/providers/aws/field-encryption";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { cleanKey, type DocumentRecord, type DocumentRepository } from "#functions/repositories/documents";
import type { Draft, OnboardingRepository } from "#functions/repositories/onboarding";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, documentLinks, idDocuments, onboarding, openStates, reports } from "#functions/services";
import { isInForce } from "#functions/services/contracts/contract-ending";
import { reportView } from "#functions/services/reports/report-view";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { DocumentSide, type OnboardingProgress, ProfileDraft } from "#shared/api/schemas/onboarding";
import { isForbiddenIn } from "#shared/domain/contract/state-rules";

type Services = {
  onboarding: Pick<OnboardingRepository, "draftOf">;
  images: Pick<DocumentRepository, "list">;
  store: Pick<BucketLinks, "readUrl">;
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "openItems">;
  openField: typeof openField;
  openStates: readonly string[];
  now: () => Date;
};

/** Everything that a reload of the onboarding needs. */
export async function getProgress(
  { user }: Pick<RequestOf<"onboarding/get-progress">, "user">,
  services: Services,
): Promise<OnboardingProgress> {
  const [{ sealedProfile, selection, ...entries }, images, report] = await Promise.all([
    services.onboarding.draftOf(user.userId),
    services.images.list(user.userId),
    reportOf(user, services),
  ]);
  return {
    ...entries,
    profile: await profileOf(user, sealedProfile, services),
    ssnLast4: user.ssnLast4,
    documents: await Promise.all(latestOfEachSide(images).map((image) => shown(image, services))),
    report,
    selection: selection ?? {},
    paymentReportedAt: user.payment?.reportedAt,
    contractSignedAt: isInForce(user.contract, services.now()) ? user.contract?.signedAt : undefined,
    isMember: user.registeredAt !== undefined,
    openStates: services.openStates.filter((state) => !isForbiddenIn(state)),
  };
}

/** What was typed last; before anything was, what the account knows. A member's phone and address are what the letters carry. */
async function profileOf(user: UserRecord, sealed: Draft["sealedProfile"], services: Services): Promise<ProfileDraft> {
  const { firstName, lastName, email, phone, address } = user;
  const known = { firstName, lastName, email, phone, address };
  if (!sealed) return known;
  const typed = JSON.parse(await services.openField(user.userId, "onboarding-draft", sealed));
  const contact = user.registeredAt && address ? { phone, address } : {};
  return { ...known, ...ProfileDraft.parse(typed), ...contact };
}

async function reportOf({ userId, latestReport }: UserRecord, { reports, disputes }: Services) {
  if (!latestReport) return null;
  const [report, openItems] = await Promise.all([
    reports.get(userId, latestReport.reportId),
    disputes.openItems(userId),
  ]);
  return report ? reportView(report, openItems) : null;
}

function latestOfEachSide(images: DocumentRecord[]): DocumentRecord[] {
  return DocumentSide.options.flatMap((side) => {
    const ofSide = images.filter((image) => image.side === side);
    return ofSide.findLast(({ status }) => status === "uploaded") ?? ofSide.at(-1) ?? [];
  });
}

async function shown(image: DocumentRecord, { store }: Services): Promise<OnboardingProgress["documents"][number]> {
  const { documentId, side, status } = image;
  const previewUrl = status === "uploaded" ? await store.readUrl(cleanKey(image), image.contentType) : undefined;
  return { documentId, side, status, previewUrl };
}

export const handler = apiHandler("onboarding/get-progress", getProgress, () => ({
  onboarding: onboarding(),
  images: idDocuments(),
  store: documentLinks(),
  reports: reports(),
  disputes: disputes(),
  openField,
  openStates: openStates(),
  now,
}));
