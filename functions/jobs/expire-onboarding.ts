import { BucketFiles } from "#functions/providers/store/bucket-files";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { DisputeRepository } from "#functions/repositories/disputes";
import { isEvidence } from "#functions/repositories/evidence";
import { Partitions } from "#functions/repositories/partitions";
import { ReportRepository } from "#functions/repositories/reports";
import { VisitorRepository } from "#functions/repositories/visitors";
import { documents } from "#functions/runtime/aws-dynamodb";
import { store } from "#functions/runtime/aws-s3";
import { env } from "#functions/runtime/env";
import { eraseIdImages, type ImageErasing } from "#functions/runtime/erase-member";
import { jobHandler } from "#functions/runtime/job-handler";
import { now } from "#functions/runtime/now";
import { orFailed } from "#functions/runtime/or-failed";
import { notKeptFrom } from "#shared/domain/retention/retention";

type Services = ImageErasing & {
  visitors: Pick<VisitorRepository, "cameBefore" | "visitor">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  disputes: Pick<DisputeRepository, "deleteAllOf">;
  billingEnds: Pick<BillingEndRepository, "order">;
  now: () => Date;
};

/**
 * Deletes what visitors typed, uploaded and pulled who opened no account within 24 hours: images, report, drafts, and last the
 * visitor's own record, so that a run which stops anywhere is taken up by the next one. What the law has us keep stays; what they
 * arranged to pay ends.
 *
 * @throws Error after a run in which something could not be deleted
 */
export async function expireOnboarding(_run: unknown, services: Services) {
  const { visitors } = services;
  const before = notKeptFrom("visitor", services.now()).toISOString();
  const counted = { deleted: 0, nothing: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await visitors.cameBefore(before, next);
    for (const userId of page.userIds) {
      counted[await orFailed("expire-onboarding", userId, () => deleteVisitor(userId, services))] += 1;
    }
    next = page.next;
  } while (next);
  const { deleted, failed } = counted;
  if (failed > 0) throw new Error(`${failed} visitors' data could not be deleted and is tried again`);
  return { deleted };
}

async function deleteVisitor(userId: string, services: Services): Promise<"deleted" | "nothing"> {
  const { visitors, userItems, reports, disputes, billingEnds } = services;
  const visitor = await visitors.visitor(userId);
  // The index may be a moment behind an account that was just opened.
  if (!visitor) return "nothing";
  // Nobody pays on for an account that was never opened.
  await billingEnds.order(visitor, services.now().toISOString());
  await eraseIdImages(userId, services);
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  await disputes.deleteAllOf(userId);
  const keys = (await userItems.items(userId)).map(({ sk }) => String(sk));
  const disposable = keys.filter((sk) => sk !== "USER" && !isEvidence(sk));
  for (const sk of disposable) await userItems.delete({ userId, sk });
  await userItems.delete({ userId, sk: "USER" });
  return "deleted";
}

export const handler = jobHandler("expire-onboarding", expireOnboarding, () => ({
  visitors: new VisitorRepository(documents(), env("USERS_TABLE")),
  userItems: new Partitions(documents(), env("USERS_TABLE")),
  reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  idImages: new BucketFiles(store(), env("DOCUMENTS_BUCKET")),
  billingEnds: new BillingEndRepository(documents(), env("USERS_TABLE")),
  now,
}));
