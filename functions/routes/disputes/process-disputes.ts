import { setTimeout } from "node:timers/promises";
import { ulid } from "ulid";
import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { disputes, letters, mailOrders, memberCounts, users } from "#functions/services";
import { covers, isInForce } from "#functions/services/contracts/contract-ending";
import { hashesOf, versionOf } from "#functions/services/disputes/dispute-view";
import { moved } from "#functions/services/disputes/move-dispute";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { mailTime } from "#shared/domain/contract/mail-days";
import { homeDay } from "#shared/domain/contract/state-rules";
import { unmailed } from "#shared/domain/dispute/mailing";
import { type Allowance, allowanceOf, LIFETIME, renewsInSeconds } from "#shared/domain/plan/allowance";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { cut } from "#shared/domain/text/cut";

type Request = Pick<RequestOf<"disputes/process-disputes">, "user" | "body" | "address" | "userAgent" | "keeping">;
type Services = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "getAll" | "saving" | "transact">;
  letters: Pick<LetterRepository, "latest">;
  orders: Pick<MailOrderRepository, "placing">;
  counts: Pick<MemberCounts, "spending">;
  now: () => Date;
};

const TRIES = 6;
const BASE_MS = 50;
const LONGEST_USER_AGENT = 200;

/**
 * Submits drafts, all or none: allowance, disputes, mail orders and the answer are one transaction. The call is the member's approval
 * of the letters, so each order keeps their hashes, the time and the address. The letters leave on the first business day
 * after the cancellation period on which there is a return address to print on them.
 *
 * @throws AppError PAYMENT_REQUIRED, NOT_FOUND, NOT_A_DRAFT, REASON_REQUIRED, CONTRACT_REQUIRED, MONTHLY_LIMIT_EXCEEDED,
 *   LETTERS_CHANGED; in this order
 */
export async function processDisputes(request: Request, services: Services) {
  const { body } = request;
  for (let attempt = 1; ; attempt += 1) {
    const isFirst = attempt === 1;
    const user = isFirst ? request.user : await present(request.user, services);
    const { drafts, allowance } = await checked(user, body.disputeIds, services, !isFirst);
    try {
      const spent = drafts.length;
      const approved = await Promise.all(drafts.map((draft) => asShown(draft, services)));
      if (!areDisplayed(approved, body.versions)) {
        if (isFirst) continue;
        throw new AppError("LETTERS_CHANGED");
      }
      const needsAddress = drafts.some(({ lacksAddress }) => lacksAddress) || undefined;
      const at = services.now().toISOString();
      const mailAfter = needsAddress ? undefined : mailAfterOf(user, at);
      const leavesOn = mailAfter && homeDay(user.address?.state, mailAfter);
      const remainingThisMonth = allowance.remaining - spent;
      const { period } = allowance;
      const answer = { processedCount: spent, remainingThisMonth, period, mailAfter, leavesOn, needsAddress };
      const submission = { drafts: approved, allowance, at, kept: request.keeping(answer) };
      await submit({ ...request, user }, submission, services);
      return answer;
    } catch (error) {
      // Somebody was faster, or what was read was a moment old: what stands now decides.
      if (!isRefused(error)) throw error;
      if (attempt === TRIES) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
      await setTimeout(Math.random() * BASE_MS * attempt);
    }
  }
}

async function present({ userId }: UserRecord, { users }: Services): Promise<UserRecord> {
  const user = await users.get(userId, { isConsistent: true });
  if (!user) throw new AppError("NOT_FOUND");
  return user;
}

/** From when on a member's letters are mailed: on the first business day after the cancellation period. */
function mailAfterOf({ contract, address }: UserRecord, at: string): string {
  const free = [at, contract?.serviceMayStartAt ?? at].sort()[1] ?? at;
  return mailTime(new Date(free), address?.state).toISOString();
}

type Submission = { drafts: DisputeRecord[]; allowance: Allowance };
type Kept = { at: string; kept: TransactItem[] };

async function checked(
  user: UserRecord,
  ids: string[],
  services: Services,
  isConsistent: boolean,
): Promise<Submission> {
  const allowance = isActiveAt(user, services.now()) ? allowanceOf(user, services.now()) : undefined;
  if (!allowance) throw new AppError("PAYMENT_REQUIRED");

  const drafts = await services.disputes.getAll(user.userId, ids, isConsistent);
  if (drafts.some(({ status }) => status !== "draft")) throw new AppError("NOT_A_DRAFT");
  if (drafts.some(({ needsReason }) => needsReason)) throw new AppError("REASON_REQUIRED");
  const { contract, subscriptionTier } = user;
  if (!isInForce(contract, services.now()) || !covers(contract, subscriptionTier))
    throw new AppError("CONTRACT_REQUIRED");
  if (drafts.length > allowance.remaining) {
    throw atLimit(allowance, drafts.length, services.now());
  }
  return { drafts, allowance };
}

/** A plan that is counted by the month has room again with the next one; one that is counted in all has not. */
function atLimit(allowance: Allowance, selected: number, at: Date): AppError {
  const retryAfterSeconds = renewsInSeconds(allowance, at);
  const isInAll = retryAfterSeconds === undefined;
  const more = allowance.remaining > 0 ? ` You have selected ${selected}.` : "";
  return new AppError("MONTHLY_LIMIT_EXCEEDED", {
    message: isInAll ? "These are more disputes than your plan has in all." : undefined,
    details: `You have used ${allowance.used} of ${allowance.limit} disputes ${isInAll ? "in all" : "this month"}.${more}`,
    retryAfterSeconds,
  });
}

/** A draft from before the letters' words changed was read in the present ones: these are approved. */
async function asShown(draft: DisputeRecord, { letters }: Services): Promise<DisputeRecord> {
  if (draft.letterHashes?.edition === LETTER_EDITION) return draft;
  const shown = await letters.latest(draft.id);
  return { ...draft, letterHashes: shown && hashesOf(shown.facts) };
}

/** Whether what is approved is what was displayed, where the caller says what was. */
function areDisplayed(drafts: DisputeRecord[], versions?: Record<string, string>): boolean {
  if (!versions) return true;
  return drafts.every(({ id, letterHashes }) => letterHashes && versions[id] === versionOf(letterHashes));
}

async function submit(
  request: Request,
  { drafts, allowance, at, kept }: Submission & Kept,
  services: Services,
): Promise<void> {
  const { user } = request;
  const { disputes, orders, counts } = services;
  const mailAfter = mailAfterOf(user, at);
  const isStored = user.allowance?.period === allowance.period;
  const countedIn = allowance.period === LIFETIME ? LIFETIME : undefined;

  await disputes.transact([
    counts.spending({ userId: user.userId, plan: user.subscriptionTier }, allowance, drafts.length, isStored),
    ...drafts.flatMap((draft) => {
      const submitted = moved(draft, { status: "submitted", at, by: "member" });
      return [
        disputes.saving({
          ...submitted,
          bureaus: unmailed(draft.bureaus),
          letterHashes: undefined,
          countedIn,
          mailAfter,
        }),
        orders.placing(orderOf(draft, request, { at, mailAfter })),
      ];
    }),
    ...kept,
  ]);
}

/** The outbox entry, and the evidence that the member read and approved these very letters. */
function orderOf(
  draft: DisputeRecord,
  request: Request,
  { at, mailAfter }: { at: string; mailAfter: string },
): MailOrder {
  if (!draft.letterHashes) throw new Error("A draft without the hashes of its letters");
  const { address, userAgent } = request;
  return {
    userId: draft.userId,
    disputeId: draft.id,
    round: draft.round,
    key: ulid(Date.parse(at)),
    approval: { at, address, userAgent: cut(userAgent, LONGEST_USER_AGENT), letterHashes: draft.letterHashes },
    mailAfter,
    mailed: {},
  };
}

export const handler = apiHandler("disputes/process-disputes", processDisputes, () => ({
  users: users(),
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  counts: memberCounts(),
  now,
}));
