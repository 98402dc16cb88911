import { disputes, letters } from "#functions/services";
import { type SharedDraftServices, sharedDrafts, sharedDraftsView } from "#functions/services/disputes/shared-drafts";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";

/** What a member's drafts say together: one letter to each bureau for two to five of them. To be read before they are submitted. */
export async function listSharedLetters(
  { user, query }: Pick<RequestOf<"shared-letters/list-letters">, "user" | "query">,
  services: SharedDraftServices,
) {
  const groups = await sharedDrafts(user.userId, query.disputeIds.split(","), services);
  return groups.map(sharedDraftsView);
}

export const handler = apiHandler("shared-letters/list-letters", listSharedLetters, () => ({
  disputes: disputes(),
  letters: letters(),
}));
