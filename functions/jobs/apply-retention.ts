import { UserPool } from "#functions/providers/identity/user-pool";
import { BucketFiles } from "#functions/providers/store/bucket-files";
import { DisputeRepository } from "#functions/repositories/disputes";
import { PersonItems } from "#functions/repositories/person-items";
import { ReportRepository } from "#functions/repositories/reports";
import { RetentionRepository } from "#functions/repositories/retention";
import { UserRepository } from "#functions/repositories/users";
import { cognito } from "#functions/runtime/aws-cognito";
import { documents } from "#functions/runtime/aws-dynamodb";
import { store } from "#functions/runtime/aws-s3";
import { env } from "#functions/runtime/env";
import { type JobRun, jobHandler } from "#functions/runtime/job-handler";
import { faultOf, log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { disposalOf, notKeptFrom } from "#shared/domain/retention/retention";
import { closeAccount, type DisposalServices, deleteEvidence, deleteIdImages, membershipOf } from "./dispose";

type Services = DisposalServices & { retention: RetentionRepository; now: () => Date };
type Page = { userIds: string[]; next?: Record<string, unknown> };
type Report = { idImages: number; accounts: number; evidence: number; failed: number };

/** Well before the function's own time limit: what is left is older tomorrow, and found again. */
const LONGEST_RUN_MS = 200_000;

/**
 * Disposes of what is not kept any longer: `shared/domain/retention` says what and when. ID images 90 days after they were
 * last needed, a closed member's data 2 years after its last use, the evidence after 5. Deleting twice is deleting once, and
 * what finds a person goes last, so that a run may stop anywhere.
 *
 * @throws Error after a run in which something could not be deleted
 */
export async function applyRetention({ requestId }: Pick<JobRun<unknown>, "requestId">, services: Services) {
  const { retention } = services;
  const at = services.now();
  const endAt = Date.now() + LONGEST_RUN_MS;
  const report: Report = { idImages: 0, accounts: 0, evidence: 0, failed: 0 };
  const each = async (pageAfter: (next?: Page["next"]) => Promise<Page>, work: (userId: string) => Promise<void>) => {
    let next: Page["next"];
    do {
      const page = await pageAfter(next);
      for (const userId of page.userIds) {
        await work(userId).catch((error: unknown) => {
          report.failed += 1;
          log({ event: "fault", job: "apply-retention", requestId, subjectId: userId, fault: faultOf(error) });
        });
      }
      next = page.next;
    } while (next && Date.now() < endAt);
  };

  const old = notKeptFrom("idImage", at).toISOString();
  await each(
    (next) => retention.membersBefore(old, next),
    (userId) => disposeOf(userId, { services, at, report }),
  );
  const oldest = notKeptFrom("evidence", at).toISOString();
  await each(
    (next) => retention.closedBefore(oldest, next),
    async (userId) => {
      await deleteEvidence(userId, services);
      report.evidence += 1;
    },
  );
  if (report.failed > 0) throw new Error(`${report.failed} people's data could not be deleted`);
  return report;
}

async function disposeOf(userId: string, { services, at, report }: { services: Services; at: Date; report: Report }) {
  // The index may be a moment behind somebody who has just come back.
  const user = await services.users.get(userId, { isConsistent: true });
  if (!user?.registeredAt || user.isAdmin) return;
  const membership = membershipOf(user);
  const disposal = disposalOf(membership, at);
  if (disposal === "account") {
    await closeAccount(user, services);
    await services.retention.close(user, membership.lastUsedAt, at);
    report.accounts += 1;
  } else if (disposal === "id_images") {
    await deleteIdImages(user, services);
    report.idImages += 1;
  }
}

export const handler = jobHandler("apply-retention", applyRetention, () => ({
  retention: new RetentionRepository(documents(), env("USERS_TABLE")),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  items: new PersonItems(documents(), env("USERS_TABLE")),
  reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  idImages: new BucketFiles(store(), env("DOCUMENTS_BUCKET")),
  papers: new BucketFiles(store(), env("LETTERS_BUCKET")),
  pool: new UserPool(cognito(), env("USER_POOL_ID")),
  now,
}));
