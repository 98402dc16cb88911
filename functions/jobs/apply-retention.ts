import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { DeletionRepository } from "#functions/repositories/deletions";
import type { RetentionRepository } from "#functions/repositories/retention";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { billingEnds, deletions, retention, users } from "#functions/services";
import { type EraseServices, eraseIdImages, eraseMember } from "#functions/services/personal-data/erase-member";
import { erasingServices } from "#functions/services/personal-data/erasing-services";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { disposalOf, lastErasedOn, type Membership, notKeptFrom } from "#shared/domain/retention/retention";

type Services = EraseServices & {
  retention: Pick<RetentionRepository, "membersBefore">;
  users: Pick<UserRepository, "get" | "update" | "updateWrite">;
  deletions: Pick<DeletionRepository, "begin">;
  billingEnds: Pick<BillingEndRepository, "orderWrites">;
  now: () => Date;
};

/** Well before the function's own time limit: what is left is older tomorrow, and found again. */
const LONGEST_RUN_MS = 200_000;

/**
 * Disposes of what is not kept any longer: `shared/domain/retention` says what and when. ID images go 90 days after they were
 * last needed; an account that was not used for 2 years is deleted as its member would delete it, and the evidence that
 * stays expires. Deleting twice is deleting once, and what finds a person goes last, so that a run may stop anywhere.
 *
 * @throws Error after a run in which something could not be deleted
 */
export async function applyRetention({ requestId }: Pick<JobRun<unknown>, "requestId">, services: Services) {
  const at = services.now();
  const before = notKeptFrom("idImage", at).toISOString();
  const endAt = Date.now() + LONGEST_RUN_MS;
  const report = { idImages: 0, accounts: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.retention.membersBefore(before, next);
    for (const userId of page.userIds) {
      try {
        const disposed = await disposeOf(userId, at, services);
        if (disposed) report[disposed] += 1;
      } catch (error) {
        report.failed += 1;
        log({ event: "fault", job: "apply-retention", requestId, subjectId: userId, fault: faultOf(error) });
      }
    }
    next = page.next;
  } while (next && Date.now() < endAt);
  if (report.failed > 0) throw new Error(`${report.failed} people's data could not be deleted`);
  return report;
}

async function disposeOf(userId: string, at: Date, services: Services): Promise<"idImages" | "accounts" | undefined> {
  const { users, deletions, billingEnds } = services;
  // The index may be a moment behind a member who has just come back.
  const user = await users.get(userId, { isConsistent: true });
  if (!user?.registeredAt || user.isAdmin || user.disabledAt) return undefined;
  const disposal = disposalOf(membershipOf(user), at);
  if (disposal === "id_images") {
    await eraseIdImages(userId, services);
    await users.update(userId, { hasIdOnFile: undefined });
    return "idImages";
  }
  if (disposal !== "account") return undefined;
  const deletion = { userId, requestedAt: at.toISOString(), keptUntil: lastErasedOn(at) };
  const closeAccountWrite = users.updateWrite(
    userId,
    { disabledAt: deletion.requestedAt },
    { lastLoginAt: user.lastLoginAt },
  );
  // A payment that was never taken up for a plan may be charged still.
  await deletions.begin(deletion, [closeAccountWrite, ...billingEnds.orderWrites(user, deletion.requestedAt)]);
  // What a fault leaves of it, the job `finish-deletions` erases.
  await eraseMember(deletion, services);
  return "accounts";
}

/** What decides how long a member's data is kept. */
function membershipOf(user: UserRecord): Membership {
  const { registeredAt, lastLoginAt, lastChange, latestReport, contract, payment, hasIdOnFile = false } = user;
  const uses = [registeredAt, lastLoginAt, lastChange?.at, latestReport?.pulledAt, contract?.signedAt];
  const ends = [contract?.cancelledAt, contract?.endsAt, payment?.receivedAt];
  const times = [...uses, ...ends].flatMap((time) => time ?? []).sort();
  const isActive = user.subscriptionStatus === "active";
  return { isActive, openDisputes: user.counts.active, hasIdOnFile, lastUsedAt: times.at(-1) ?? user.createdAt };
}

export const handler = jobHandler("apply-retention", applyRetention, () => ({
  ...erasingServices(),
  retention: retention(),
  users: users(),
  deletions: deletions(),
  billingEnds: billingEnds(),
  now,
}));
