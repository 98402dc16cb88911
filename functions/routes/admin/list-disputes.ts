import { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";

export type ListAllDisputesServices = { lists: Pick<DisputeListRepository, "list"> };

/** Everybody's disputes for the administrator, newest first; of one status if asked. */
export async function listAllDisputes({ query }: RequestOf<"admin/list-disputes">, { lists }: ListAllDisputesServices) {
  return lists.list(query);
}

export const handler = apiHandler("admin/list-disputes", listAllDisputes, () => ({
  lists: new DisputeListRepository(documents(), env("DISPUTES_TABLE")),
}));
