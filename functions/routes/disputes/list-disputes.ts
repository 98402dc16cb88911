import { DisputeRepository } from "#functions/repositories/disputes";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { reply } from "#functions/runtime/reply";
import type { RequestOf } from "#functions/runtime/request";
import { mailing } from "#functions/runtime/return-address";

type Services = { disputes: Pick<DisputeRepository, "list">; now: () => Date };

/** A member's disputes, newest first, without their letters; `X-Next-Cursor` when there are more. */
export async function listDisputes(
  { user, query }: Pick<RequestOf<"disputes/list-disputes">, "user" | "query">,
  services: Services,
) {
  const { disputes, nextCursor } = await services.disputes.list(user.userId, query);
  const at = services.now();
  const told = disputes.map((dispute) => ({ ...dispute, ...mailing(dispute, user, at) }));
  return reply(told, { headers: nextCursor === undefined ? {} : { "X-Next-Cursor": nextCursor } });
}

export const handler = apiHandler("disputes/list-disputes", listDisputes, () => ({
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
