import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";

type Request = Pick<RequestOf<"uploads/confirm-items">, "user" | "params" | "body">;
type Services = { saved: Pick<SavedUploads, "confirm">; now: () => Date };

/** The member compared the found items with the paper: what is confirmed, corrected or added becomes the latest report. */
export function confirmItems({ user, params, body }: Request, { saved, now }: Services) {
  return saved.confirm({ userId: user.userId, uploadId: params.id }, body, now());
}

export const handler = apiHandler("uploads/confirm-items", confirmItems, () => ({ saved: savedUploads(), now }));
