import { DisputeRepository } from "#functions/repositories/disputes";
import { documents } from "#functions/repositories/documents-client";
import { ReportRepository } from "#functions/repositories/reports";
import { transact } from "#functions/repositories/table";
import { UploadRepository } from "#functions/repositories/uploads";
import { UserRepository } from "#functions/repositories/users";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";

type Request = Pick<RequestOf<"uploads/confirm-items">, "user" | "params" | "body">;
type Services = { saved: Pick<SavedUploads, "confirm">; now: () => Date };

/** The member compared the found items with the paper: those that are not confirmed leave the report. */
export function confirmItems({ user, params, body }: Request, { saved, now }: Services) {
  return saved.confirm({ userId: user.userId, uploadId: params.id }, body.itemIds, now());
}

export const handler = apiHandler("uploads/confirm-items", confirmItems, () => ({
  saved: new SavedUploads({
    transact: (items) => transact(documents(), items),
    users: new UserRepository(documents(), env("USERS_TABLE")),
    reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
    uploads: new UploadRepository(documents(), env("USERS_TABLE")),
    disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  }),
  now,
}));
