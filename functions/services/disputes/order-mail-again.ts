import { ulid } from "ulid";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailAgain, MailOrderRepository } from "#functions/repositories/mail-orders";
import { as, type TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { mailTime } from "#shared/domain/contract/mail-days";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { mayMailAgain, nextMailAgain } from "#shared/domain/dispute/mailing";
import { hashesOf, hashOf, versionOf } from "./dispute-view";
import { readdressed } from "./letter-facts-of";
import { writtenIn } from "./written-letters";

export type MailAgainServices = {
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest">;
  orders: Pick<MailOrderRepository, "get" | "orderAgainWrite">;
};

/** The approval of one bureau's letter, and from where it comes: the address and the browser are evidence of it. */
type Approval = {
  user: UserRecord;
  bureau: Bureau;
  /** Of the letters that were displayed, where the caller says so. */
  version?: string;
  at: Date;
  address: string;
  userAgent: string;
  /** What is written in the same transaction. */
  alongside: (answer: DisputeRecord) => TransactItem[];
};

/**
 * Orders the letter of a dispute to one bureau once more, for all disputes that it is about: what has left stays as it is, and so does
 * their status.
 *
 * @throws AppError LETTERS_CHANGED, CONFLICT when the dispute changed since it was read
 */
export async function orderMailAgain(
  dispute: DisputeRecord,
  approval: Approval,
  services: MailAgainServices,
): Promise<DisputeRecord> {
  const { user, bureau, at, alongside } = approval;
  const { disputes, letters, orders } = services;
  const again = await approvedOrder(dispute, approval, letters);
  const mailAgainAfter = mailTime(at, user.address?.state).toISOString();
  const waitingFor = (each: DisputeRecord): DisputeRecord => {
    const letter = each.bureaus[bureau];
    if (!letter) throw new Error("A dispute without this bureau");
    return {
      ...each,
      updatedAt: at.toISOString(),
      bureaus: { ...each.bureaus, [bureau]: { ...letter, mailAgainAfter } },
    };
  };
  const writes = [dispute, ...(await othersOf(dispute, approval, services))].flatMap((each) => {
    const { userId, id: disputeId, round } = each;
    const after = waitingFor(each);
    const nextAt = nextMailAgain(after.bureaus) ?? mailAgainAfter;
    return [disputes.saveWrite(after), orders.orderAgainWrite({ userId, disputeId, round }, again, nextAt)];
  });
  const answer = asRead(waitingFor(dispute));
  await disputes.transact([...writes, ...alongside(answer)]).catch(as("CONFLICT"));
  return answer;
}

/** The others that the letter is about, as far as their bureau has not answered them and they are in need of it as well. */
async function othersOf(
  { userId, id: disputeId, round, sharedLetter }: DisputeRecord,
  { bureau, at }: Approval,
  { disputes, orders }: MailAgainServices,
): Promise<DisputeRecord[]> {
  const order = sharedLetter === undefined ? undefined : await orders.get({ userId, disputeId, round });
  const others = (order?.together ?? []).filter((id) => id !== disputeId);
  const found = await Promise.all(others.map((id) => disputes.getNow(userId, id)));
  return found.flatMap((other) => {
    const letter = other?.bureaus[bureau];
    const isOfLetter = other?.sharedLetter === sharedLetter && other && isActive(other.status);
    return isOfLetter && letter && !letter.answer && mayMailAgain(letter, at) ? [other] : [];
  });
}

/** The member approves the words that were displayed, and the address that the account has now. */
async function approvedOrder(
  { id }: DisputeRecord,
  { user, bureau, version, at, address, userAgent }: Approval,
  letters: MailAgainServices["letters"],
): Promise<MailAgain> {
  const displayed = await letters.latest(id);
  if (!displayed) throw new Error("A dispute without letters");
  const facts = writtenIn(displayed);
  const isDisplayed = version === undefined || version === versionOf(hashesOf(facts));
  if (!isDisplayed) throw new AppError("LETTERS_CHANGED");

  const letterHash = hashOf(readdressed(user, facts)[bureau]);
  const evidence = { at: at.toISOString(), address, userAgent, letterHash };
  return { key: ulid(at.getTime()), bureau, approval: evidence };
}
