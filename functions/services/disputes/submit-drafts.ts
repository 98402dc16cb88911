import { ulid } from "ulid";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { MOST_WRITES, type TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { ProcessResult } from "#shared/api/schemas/dispute";
import { firstMailTime } from "#shared/domain/contract/mail-days";
import { homeDay } from "#shared/domain/contract/state-rules";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { unmailed } from "#shared/domain/dispute/mailing";
import { type Allowance, LIFETIME, NOT_COUNTED } from "#shared/domain/plan/allowance";
import { hashesOf } from "./dispute-view";
import { moveDispute } from "./move-dispute";
import type { SharedLetters } from "./share-letters";
import { writtenIn } from "./written-letters";

export type SubmitServices = {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "shareWrite">;
  orders: Pick<MailOrderRepository, "placeWrite">;
  counts: Pick<MemberCounts, "spendWrite">;
};

/** Which drafts are submitted, and from where: the address and the browser are evidence of the approval. */
type Submission = {
  user: UserRecord;
  /** With the hashes of the letters that were read. */
  drafts: DisputeRecord[];
  /** By dispute, the letters that it shares with others. */
  shared: ReadonlyMap<string, SharedLetters>;
  allowance: Allowance;
  at: Date;
  address: string;
  userAgent: string;
  /** What is written in the same transaction. */
  alongside: (answer: ProcessResult) => TransactItem[];
};

/**
 * Spends the allowance, submits the drafts and places their mail orders in one transaction, refused as a whole when any of them changed
 * since it was read. The call is the member's approval of the letters, so each order keeps their hashes, the time and the address.
 *
 * @throws AppError VALIDATION_FAILED for more than one transaction takes: later letters are limited by no plan
 */
export async function submitDrafts(submission: Submission, services: SubmitServices): Promise<ProcessResult> {
  const { user, drafts, shared, allowance, at, alongside } = submission;
  const { disputes, letters, orders, counts } = services;
  const { userId, subscriptionTier: plan } = user;
  const { period } = allowance;
  const counted = drafts.filter((draft) => !isFollowUp(draft)).length;
  const mailAfter = firstMailTime(at, user.contract?.serviceMayStartAt, user.address?.state).toISOString();
  const answer: ProcessResult = {
    processedCount: drafts.length,
    remainingThisMonth: allowance.remaining - counted,
    period,
    ...(drafts.some(({ lacksAddress }) => lacksAddress)
      ? { needsAddress: true }
      : { mailAfter, leavesOn: homeDay(user.address?.state, mailAfter) }),
  };

  const writes = [
    counts.spendWrite({ userId, plan }, allowance, counted, user.allowance?.period === period),
    ...drafts.flatMap((draft) => [
      disputes.saveWrite(submittedOf(draft, { period, at, mailAfter, sharedLetter: shared.get(draft.id)?.key })),
      orders.placeWrite(orderOf(draft, submission, mailAfter)),
    ]),
    ...[...shared.values()].map(({ letters: { disputeId, round, peers = [] } }) =>
      letters.shareWrite(disputeId, round, peers),
    ),
    ...alongside(answer),
  ];
  if (writes.length > MOST_WRITES) {
    throw new AppError("VALIDATION_FAILED", { details: "Please submit fewer disputes at once." });
  }
  await disputes.transact(writes);
  return answer;
}

type Step = { period: string; at: Date; mailAfter: string; sharedLetter?: string };

function submittedOf(draft: DisputeRecord, { period, at, mailAfter, sharedLetter }: Step): DisputeRecord {
  const submitted = moveDispute(draft, { status: "submitted", at: at.toISOString(), by: "member" });
  const countedIn = isFollowUp(draft) ? NOT_COUNTED : period === LIFETIME ? LIFETIME : undefined;
  return {
    ...submitted,
    bureaus: unmailed(draft.bureaus),
    letterHashes: undefined,
    countedIn,
    mailAfter,
    sharedLetter,
  };
}

/** The outbox entry, and the evidence that the member read and approved these very letters. */
function orderOf(draft: DisputeRecord, { shared, at, address, userAgent }: Submission, mailAfter: string): MailOrder {
  const { userId, id: disputeId, round } = draft;
  const { key = ulid(at.getTime()), together, letters } = shared.get(disputeId) ?? {};
  const letterHashes = letters ? hashesOf(writtenIn(letters)) : draft.letterHashes;
  if (!letterHashes) throw new Error("A draft without the hashes of its letters");
  const approval = { at: at.toISOString(), address, userAgent, letterHashes };
  return { userId, disputeId, round, key, approval, mailAfter, together, mailed: {} };
}
