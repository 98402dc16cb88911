import type { UserRepository } from "#functions/repositories/users";
import { adminKey, limits, openStates, users } from "#functions/services";
import { type ActivationServices, activateMember } from "#functions/services/billing/activate-member";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { AppError, type ErrorCode } from "#shared/api/errors";

export type BatchActivateServices = ActivationServices & {
  users: Pick<UserRepository, "getMany" | "update">;
  now: () => Date;
};

const AT_ONCE = 20;

/** Activates each member on their own: one who does not wait for it is named in `failed` and holds up no one else. */
export async function batchActivate(
  { user: admin, body }: RequestOf<"admin/batch-activate">,
  services: BatchActivateServices,
) {
  const at = services.now();
  const userIds = [...new Set(body.userIds)];
  const failed: { userId: string; code: string }[] = [];
  for (const group of groupsOf(userIds, AT_ONCE)) {
    const members = await services.users.getMany(group);
    const outcomes = group.map(async (userId) => {
      const member = members.find((user) => user.userId === userId);
      await activateMember(member, admin.userId, services, at).catch((error: unknown) => {
        failed.push({ userId, code: codeOf(error) });
      });
    });
    await Promise.all(outcomes);
  }
  return { successful: userIds.length - failed.length, totalProcessed: userIds.length, failed };
}

/** A fault with one member is reported for that member: the others are done, and the call can be repeated. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  log({ event: "fault", route: "admin/batch-activate", fault: faultOf(error) });
  return "SERVICE_UNAVAILABLE";
}

function groupsOf<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

export const handler = apiHandler("admin/batch-activate", batchActivate, () => ({
  users: users(),
  limits: limits(),
  adminKey,
  openStates: openStates(),
  now,
}));
