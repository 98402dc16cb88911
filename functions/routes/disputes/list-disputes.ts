import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes } from "#functions/services";
import { mailTimeOf } from "#functions/services/disputes/return-address";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import type { RequestOf } from "#functions/shell/request";

type Services = { disputes: Pick<DisputeRepository, "list">; now: () => Date };

/** A member's disputes, newest first, without their letters; `X-Next-Cursor` when there are more. */
export async function listDisputes(
  { user, query }: Pick<RequestOf<"disputes/list-disputes">, "user" | "query">,
  services: Services,
) {
  const { disputes, nextCursor } = await services.disputes.list(user.userId, query);
  const at = services.now();
  const shown = disputes.map((dispute) => ({ ...dispute, ...mailTimeOf(dispute, user, at) }));
  return reply(shown, { headers: nextCursor === undefined ? {} : { "X-Next-Cursor": nextCursor } });
}

export const handler = apiHandler("disputes/list-disputes", listDisputes, () => ({
  disputes: disputes(),
  now,
}));
