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
import { nextMailAgain } from "#shared/domain/dispute/mailing";
import { hashesOf, hashOf, versionOf } from "./dispute-view";
import { readdressed } from "./letter-facts-of";

export type MailAgainServices = {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest">;
  orders: Pick<MailOrderRepository, "orderAgainWrite">;
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
 * Orders the letter of a dispute to one bureau once more: what has left stays as it is, and so does the dispute's status.
 *
 * @throws AppError LETTERS_CHANGED, CONFLICT when the dispute changed since it was read
 */
export async function orderMailAgain(
  dispute: DisputeRecord,
  approval: Approval,
  { disputes, letters, orders }: MailAgainServices,
): Promise<DisputeRecord> {
  const { user, bureau, at, alongside } = approval;
  const again = await approvedOrder(dispute, approval, letters);
  const letter = dispute.bureaus[bureau];
  if (!letter) throw new Error("A dispute without this bureau");
  const mailAgainAfter = mailTime(at, user.address?.state).toISOString();
  const bureaus = { ...dispute.bureaus, [bureau]: { ...letter, mailAgainAfter } };
  const after = { ...dispute, updatedAt: at.toISOString(), bureaus };

  const { userId, id: disputeId, round } = dispute;
  const nextAt = nextMailAgain(bureaus) ?? mailAgainAfter;
  const orderWrite = orders.orderAgainWrite({ userId, disputeId, round }, again, nextAt);
  const answer = asRead(after);
  await disputes.transact([disputes.saveWrite(after), orderWrite, ...alongside(answer)]).catch(as("CONFLICT"));
  return answer;
}

/** The member approves the words that were displayed, and the address that the account has now. */
async function approvedOrder(
  { id }: DisputeRecord,
  { user, bureau, version, at, address, userAgent }: Approval,
  letters: MailAgainServices["letters"],
): Promise<MailAgain> {
  const displayed = await letters.latest(id);
  if (!displayed) throw new Error("A dispute without letters");
  const isDisplayed = version === undefined || version === versionOf(hashesOf(displayed.facts));
  if (!isDisplayed) throw new AppError("LETTERS_CHANGED");

  const letterHash = hashOf(readdressed(user, displayed.facts)[bureau]);
  const evidence = { at: at.toISOString(), address, userAgent, letterHash };
  return { key: ulid(at.getTime()), bureau, approval: evidence };
}
