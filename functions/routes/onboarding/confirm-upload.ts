import { join } from "node:path";
import { sealField } from "#functions/providers/aws/field-encryption";
import { knowsTestIdentities } from "#functions/providers/bureau/test-identities";
import { bureauProviderName, onboarding, openStates, users } from "#functions/services";
import { keepPagesServices } from "#functions/services/evidence/keep-pages-services";
import { type KeepPages, keepReportPages } from "#functions/services/evidence/keep-report-pages";
import { type PersonServices, personWrites } from "#functions/services/reports/person-writes";
import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { personRefusal } from "#shared/domain/report/pull-rules";

type Request = Pick<RequestOf<"onboarding/confirm-upload">, "user" | "params" | "body">;
type Services = PersonServices & {
  saved: Pick<SavedUploads, "confirm">;
  keepPages: KeepPages;
  /** Whether SSNs that are never issued stand for test identities. */
  sandbox: boolean;
  openStates: readonly string[];
  now: () => Date;
};

const SSN_MISSING = { "profileData.ssn": ["Please enter your complete 9-digit SSN (XXX-XX-XXXX)"] };

/**
 * A report of the visitor's own takes the place of the pull: what it shows, the profile and the sealed identity are saved together or
 * not at all; a further file needs no profile. No bureau is asked, so no instruction to ask one is needed.
 *
 * @throws AppError VALIDATION_FAILED, STATE_NOT_SERVED, NOT_FOUND, NOTHING_UPLOADED, CONFLICT
 */
export async function confirmUpload(request: Request, services: Services) {
  const report = await confirmed(request, services);
  const upload = { userId: request.user.userId, uploadId: request.params.id };
  await services.keepPages(upload, { itemIds: request.body.itemIds, report });
  return report;
}

async function confirmed({ user, params, body }: Request, services: Services) {
  const { saved, sandbox, openStates } = services;
  const { profileData: profile, ...items } = body;
  const at = services.now();
  const upload = { userId: user.userId, uploadId: params.id };
  if (!profile) {
    if (user.ssnLast4 === undefined) throw new AppError("VALIDATION_FAILED", { fieldErrors: SSN_MISSING });
    return saved.confirm(upload, items, at);
  }
  const refusal = personRefusal(profile, { sandbox, at, openStates });
  if (refusal) throw new AppError(refusal.code, refusal);
  return saved.confirm(upload, items, at, (present) => personWrites({ user: present, profile }, services));
}

export const handler = apiHandler("onboarding/confirm-upload", confirmUpload, () => ({
  saved: savedUploads(),
  keepPages: keepReportPages(keepPagesServices(join(__dirname, "proof-thread.js"))),
  users: users(),
  onboarding: onboarding(),
  sealField,
  sandbox: knowsTestIdentities(bureauProviderName()),
  openStates: openStates(),
  now,
}));
