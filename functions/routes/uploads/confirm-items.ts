import { join } from "node:path";
import { keepPagesServices } from "#functions/services/evidence/keep-pages-services";
import { type KeepPages, keepReportPages } from "#functions/services/evidence/keep-report-pages";
import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";

type Request = Pick<RequestOf<"uploads/confirm-items">, "user" | "params" | "body">;
type Services = { saved: Pick<SavedUploads, "confirm">; keepPages: KeepPages; now: () => Date };

/**
 * The member compared the found items with the paper: what is confirmed, corrected or added becomes the latest report, and the pages
 * that show it are kept for the letters.
 */
export async function confirmItems({ user, params, body }: Request, { saved, keepPages, now }: Services) {
  const upload = { userId: user.userId, uploadId: params.id };
  const report = await saved.confirm(upload, body, now());
  await keepPages(upload, { itemIds: body.itemIds, report });
  return report;
}

export const handler = apiHandler("uploads/confirm-items", confirmItems, () => ({
  saved: savedUploads(),
  keepPages: keepReportPages(keepPagesServices(join(__dirname, "proof-thread.js"))),
  now,
}));
