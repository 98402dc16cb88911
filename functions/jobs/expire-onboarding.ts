import { BucketFiles } from "#functions/providers/store/bucket-files";
import { DisputeRepository } from "#functions/repositories/disputes";
import { cleanKey, incomingKey } from "#functions/repositories/documents";
import { PersonItems } from "#functions/repositories/person-items";
import { ReportRepository } from "#functions/repositories/reports";
import { VisitorRepository } from "#functions/repositories/visitors";
import { documents } from "#functions/runtime/aws-dynamodb";
import { store } from "#functions/runtime/aws-s3";
import { env } from "#functions/runtime/env";
import { jobHandler } from "#functions/runtime/job-handler";
import { now } from "#functions/runtime/now";
import { notKeptFrom } from "#shared/domain/retention/retention";

type Services = {
  visitors: Pick<VisitorRepository, "cameBefore" | "isVisitor">;
  items: Pick<PersonItems, "keysOf" | "delete">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  disputes: Pick<DisputeRepository, "deleteAllOf">;
  idImages: Pick<BucketFiles, "delete">;
  now: () => Date;
};

const DOCUMENT = "DOCUMENT#";

/**
 * Deletes what visitors typed, uploaded and pulled who opened no account within 24 hours: images, report, drafts, and last the
 * visitor's own record, so that a run which stops anywhere is taken up by the next one. What the law has us keep stays.
 */
export async function expireOnboarding(_run: unknown, services: Services) {
  const { visitors } = services;
  const before = notKeptFrom("visitor", services.now()).toISOString();
  let deleted = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const page = await visitors.cameBefore(before, next);
    for (const userId of page.userIds) {
      // The index may be a moment behind an account that was just opened.
      if (!(await visitors.isVisitor(userId))) continue;
      await deleteVisitor(userId, services);
      deleted += 1;
    }
    next = page.next;
  } while (next);
  return { deleted };
}

async function deleteVisitor(userId: string, { items, reports, disputes, idImages }: Services): Promise<void> {
  const { disposable: keys } = await items.keysOf(userId);
  for (const key of keys.filter((each) => each.startsWith(DOCUMENT))) {
    const image = { userId, documentId: key.slice(DOCUMENT.length) };
    await Promise.all([idImages.delete(incomingKey(image)), idImages.delete(cleanKey(image))]);
  }
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  await disputes.deleteAllOf(userId);
  for (const sk of keys.filter((each) => each !== "USER")) await items.delete({ userId, sk });
  await items.delete({ userId, sk: "USER" });
}

export const handler = jobHandler("expire-onboarding", expireOnboarding, () => ({
  visitors: new VisitorRepository(documents(), env("USERS_TABLE")),
  items: new PersonItems(documents(), env("USERS_TABLE")),
  reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  idImages: new BucketFiles(store(), env("DOCUMENTS_BUCKET")),
  now,
}));
