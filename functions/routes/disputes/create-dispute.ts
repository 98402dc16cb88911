import { apiHandler } from "#functions/runtime/api-handler";
import { disputeView } from "#functions/runtime/dispute-view";
import { type DraftServices, draftDisputes, draftServices } from "#functions/runtime/draft-disputes";
import type { RequestOf } from "#functions/runtime/request";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";

/** A subscriber disputes an item: a draft with its three letters, to be read before it is submitted. */
export async function createDispute(
  { user, body }: Pick<RequestOf<"disputes/create-dispute">, "user" | "body">,
  services: DraftServices,
): Promise<Dispute> {
  const [draft] = await draftDisputes(user, [body], services);
  if (!draft) throw new AppError("NOT_FOUND");
  return disputeView(draft.dispute, draft.letters);
}

export const handler = apiHandler("disputes/create-dispute", createDispute, draftServices);
