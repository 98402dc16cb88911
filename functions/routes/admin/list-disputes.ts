import type { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { disputeLists, history } from "#functions/services";
import { auditPageRead, type PageReadServices } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ListAllDisputesServices = PageReadServices & { lists: Pick<DisputeListRepository, "list"> };

/** All members' disputes for the administrator, newest first; of one status if asked. That a page was read is in the audit log first. */
export async function listAllDisputes(
  { user: admin, query }: RequestOf<"admin/list-disputes">,
  services: ListAllDisputesServices,
) {
  await auditPageRead(admin.userId, { list: "disputes", status: query.status }, services);
  return services.lists.list(query);
}

export const handler = apiHandler("admin/list-disputes", listAllDisputes, () => ({
  lists: disputeLists(),
  history: history(),
  now,
}));
