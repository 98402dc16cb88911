import { DisputeRepository } from "#functions/repositories/disputes";
import { ReportRepository } from "#functions/repositories/reports";
import { UploadRepository } from "#functions/repositories/uploads";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import type { RequestOf } from "#functions/runtime/request";
import { SavedUploads } from "#functions/runtime/saved-uploads";

type Request = Pick<RequestOf<"uploads/confirm-items">, "user" | "params" | "body">;
type Services = { saved: Pick<SavedUploads, "confirm">; now: () => Date };

/** The member compared the found items with the paper: those that are not confirmed leave the report. */
export function confirmItems({ user, params, body }: Request, { saved, now }: Services) {
  return saved.confirm({ userId: user.userId, uploadId: params.id }, body.itemIds, now());
}

export const handler = apiHandler("uploads/confirm-items", confirmItems, () => ({
  saved: new SavedUploads({
    documents: documents(),
    users: new UserRepository(documents(), env("USERS_TABLE")),
    reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
    uploads: new UploadRepository(documents(), env("USERS_TABLE")),
    disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  }),
  now,
}));
