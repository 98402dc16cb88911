import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { ProposedAnswer } from "#shared/api/schemas/upload";
import { mayCorrect } from "#shared/domain/dispute/correction";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { isActive, isAnswer } from "#shared/domain/dispute/life-cycle";
import type { DisputedItem } from "#shared/domain/report/answer/anchored/mentions";
import type { BureauAnswer } from "#shared/domain/report/answer/answer";
import { matchOutcomes } from "#shared/domain/report/answer/match-outcomes";

/** What a bureau's letter says of each item, beside the member's dispute that it may answer. Nothing is recorded by this. */
export async function proposeAnswers(
  { userId, letter, at }: { userId: string; letter: BureauAnswer; at: Date },
  { disputes }: { disputes: Pick<DisputeRepository, "listAll"> },
): Promise<ProposedAnswer[]> {
  const all = await disputes.listAll(userId);
  const answerable = all.filter((dispute) => mayBeAnsweredBy(dispute, letter, at));
  // An open dispute of an item goes before one that was answered already.
  const open = answerable.filter(({ status }) => isActive(status));
  const answered = answerable.filter(
    ({ status, negativeItemId }) =>
      !isActive(status) && !open.some((dispute) => dispute.negativeItemId === negativeItemId),
  );
  const items = [...open, ...answered].map(({ id, accountName, accountNumber }) => {
    return { id, accountName, accountNumber, creditorName: accountName };
  });
  return matchOutcomes(letter.outcomes, items).map(({ found, item }) => {
    if (!item) return found;
    const { id, accountName, accountNumber } = item;
    return { ...found, dispute: { id, accountName, accountNumber } };
  });
}

/** The items of a member's disputes: what a bureau's letter says is looked for by their names and numbers. */
export async function disputedItems(
  userId: string,
  { disputes }: { disputes: Pick<DisputeRepository, "listAll"> },
): Promise<DisputedItem[]> {
  const all = await disputes.listAll(userId);
  const known = all.filter(({ status }) => isActive(status) || isAnswer(status));
  const items = known.map(({ accountName, accountNumber }) => ({ creditorName: accountName, accountNumber }));
  const isSame = (one: DisputedItem, other: DisputedItem) =>
    one.creditorName === other.creditorName && one.accountNumber === other.accountNumber;
  return items.filter((item, place) => items.findIndex((each) => isSame(each, item)) === place);
}

/** Its letter to this bureau was mailed before the bureau's own, and an answer can still be recorded. */
function mayBeAnsweredBy(dispute: DisputeRecord, { bureau, answeredOn }: BureauAnswer, at: Date): boolean {
  const { status, sentAt } = dispute;
  const progress = dispute.bureaus[bureau];
  const mailedAt = progress?.mailedAt ?? sentAt;
  // What comes after an answer answers the later letter, which is a dispute of its own.
  if (!progress?.reportsItem || mailedAt === undefined || progress.laterLetter || isAddition(dispute)) return false;
  if (answeredOn !== undefined && answeredOn < mailedAt.slice(0, 10)) return false;
  return isActive(status) || (isAnswer(status) && mayCorrect(dispute, at));
}
