import { disputeView } from "#functions/services/disputes/dispute-view";
import {
  type Draft,
  type DraftServices,
  draftDisputes,
  draftServices,
} from "#functions/services/disputes/draft-disputes";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";

/** A subscriber disputes an item: a draft with its three letters, to be read before it is submitted. */
export async function createDispute(
  { user, body, idempotencyWrites }: Pick<RequestOf<"disputes/create-dispute">, "user" | "body" | "idempotencyWrites">,
  services: DraftServices,
): Promise<Dispute> {
  const shown = ({ dispute, letters }: Draft) => disputeView(dispute, letters);
  const [draft] = await draftDisputes(user, [body], services, (made) => idempotencyWrites(shown(made)));
  if (!draft) throw new AppError("NOT_FOUND");
  return shown(draft);
}

export const handler = apiHandler("disputes/create-dispute", createDispute, draftServices);
