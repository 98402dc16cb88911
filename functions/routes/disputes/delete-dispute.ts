import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, letters } from "#functions/services";
import { type DeleteServices, deleteDraft } from "#functions/services/disputes/delete-draft";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";

type Request = Pick<RequestOf<"disputes/delete-dispute">, "user" | "params">;
type Services = DeleteServices & { disputes: Pick<DisputeRepository, "getFor"> };

/**
 * Removes a draft and its letters, and frees its item for another dispute. Of later letters only the draft goes: the dispute is what
 * it was before them.
 *
 * @throws AppError NOT_FOUND; NOT_A_DRAFT for what has been submitted; LETTERS_SENT for a next round: the letters before it are evidence
 */
export async function deleteDispute({ user, params }: Request, services: Services): Promise<undefined> {
  const draft = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  await deleteDraft(draft, services);
}

export const handler = apiHandler("disputes/delete-dispute", deleteDispute, () => ({
  disputes: disputes(),
  letters: letters(),
}));
