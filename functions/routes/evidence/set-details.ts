import { disputes, letters } from "#functions/services";
import { withDetails } from "#functions/services/disputes/letter-facts-of";
import { type ChangeDraftServices, changeDraft } from "#functions/services/evidence/change-draft";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"evidence/set-details">, "user" | "params" | "body">;

/**
 * Sets what the letters of a draft, and of those that share them, say of their writer beside name and address, and their drawn
 * signature. The whole Social Security number is printed only where the member chooses so here, and for this round alone.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT for anything but a draft
 */
export async function setDetails({ user, params, body }: Request, services: ChangeDraftServices) {
  const { showsSsn, alsoFor = [], ...details } = body;
  const change = (id: string) =>
    changeDraft(user, id, services, (facts) => withDetails(facts, { ...details, ...(showsSsn && { showsSsn }) }));
  const changed = await change(params.id);
  for (const id of alsoFor) await change(id);
  return changed;
}

export const handler = apiHandler("evidence/set-details", setDetails, () => ({
  disputes: disputes(),
  letters: letters(),
  now,
}));
