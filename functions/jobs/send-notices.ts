import type { DynamoDBStreamEvent } from "aws-lambda";
import { type EmailText, emailText } from "#functions/emails/email-text";
import type { Email } from "#functions/providers/email/email";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey, contractKey, contractSignedOf } from "#functions/repositories/contracts";
import type { EmailCodes } from "#functions/repositories/email-codes";
import { type EmailKind, type EmailRepository, emailOrderedOf, type MailKey } from "#functions/repositories/emails";
import { resetAskedOf } from "#functions/repositories/password-resets";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import {
  emailCodes,
  emailProvider,
  emails,
  letterFiles,
  passwordResets,
  sender,
  userPool,
  users,
} from "#functions/services";
import { type ResetMailServices, sendReset } from "#functions/services/members/send-reset";
import { failureOf } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { ContractDocument } from "#shared/api/schemas/contract";
import { greetingName } from "#shared/domain/account/greeting";

export type NoticeServices = ResetMailServices & {
  users: Pick<UserRepository, "get">;
  emails: Pick<EmailRepository, "add" | "done" | "wasMailed">;
  files: Pick<Bucket, "read">;
  codes: Pick<EmailCodes, "issue">;
};

/** `resetFor`: the address for which a password was forgotten; whose it is, is looked up. */
type Notice = MailKey & ({ kind: EmailKind; contractId?: string; addressee?: Person } | { resetFor: string });
type Person = Pick<UserRecord, "userId" | "email" | "emailProvenAt" | "firstName" | "language" | "contract">;
type MemberNotice = Extract<Notice, { kind: EmailKind }>;

/**
 * Mails what the table's stream says is to be mailed: ordered mails, copies of signed contracts, the way to a new password. Each
 * is marked as mailed: a record that comes twice is mailed once, and only a crash between sending and marking mails a second time.
 *
 * @returns the first record that failed; the stream goes on from there
 */
export async function sendNotices({ event, requestId }: JobRun<DynamoDBStreamEvent>, services: NoticeServices) {
  for (const record of event.Records) {
    const signed = contractSignedOf(record);
    const copies = signed && { ...signed, kind: "contractCopies" as const };
    const notice: Notice | undefined = copies ?? resetAskedOf(record) ?? emailOrderedOf(record);
    try {
      if (notice) await send(notice, services);
    } catch (error) {
      log({ event: "fault", job: "send-notices", requestId, subjectId: notice?.userId, fault: faultOf(error) });
      return { batchItemFailures: [failureOf(record)] };
    }
  }
  return { batchItemFailures: [] };
}

async function send(notice: Notice, services: NoticeServices): Promise<void> {
  if ("kind" in notice) return sendToMember(notice, services);
  await mailOnce(notice, () => sendReset(notice.resetFor, services), services);
}

async function sendToMember(notice: MemberNotice, services: NoticeServices): Promise<void> {
  const user = notice.addressee ?? (await services.users.get(notice.userId, { isConsistent: true }));
  // A visitor who has not named an address yet hears of the contract with the mail that says that the account is open.
  if (!user?.email) return;
  const { kind, contractId = user.contract?.contractId } = notice;
  if (kind !== "contractCopies") await mailOnce(notice, () => mailTo(user, kind, services), services);
  if (contractId && mayBringCopies.includes(kind)) await sendCopies(user, contractId, services);
}

/** A signature, a proven address, the opening of the account, and a reset password, which proves the address too. */
const mayBringCopies: EmailKind[] = ["contractCopies", "accountOpened", "passwordChanged"];

/**
 * The copies name the person who signed and where they live: they go to a proven address alone. The signing screen has given them
 * at the time of signing (15 U.S.C. § 1679e(c)); another address only gets a link to them.
 */
async function sendCopies(user: Person, contractId: string, services: NoticeServices): Promise<void> {
  const { userId, language, emailProvenAt } = user;
  const { emails, now } = services;
  if (!emailProvenAt) return emails.add({ userId, kind: "contractSigned", language, dedupeKey: contractId }, now());
  const copies = ContractDocument.options.map(async (name) => ({
    fileName: `${name}.pdf`,
    contentType: "application/pdf",
    bytes: await services.files.read(contractFileKey(userId, contractId, name)),
  }));
  const key = contractKey({ userId, contractId });
  await mailOnce(key, async () => mailTo(user, "contractCopies", services, await Promise.all(copies)), services);
}

// A shard's records come one batch at a time, so that no other run sends between the look and the mark.
async function mailOnce({ userId, orderId }: MailKey, mail: () => Promise<void>, { emails, now }: NoticeServices) {
  const key = { userId, orderId };
  if (await emails.wasMailed(key)) return;
  await mail();
  await emails.done(key, now());
}

async function mailTo(
  user: Person,
  kind: EmailKind,
  services: NoticeServices,
  attachments: Email["attachments"] = [],
): Promise<void> {
  const words = asksForProof(kind, user)
    ? await proofText(user, kind === "accountOpened" ? "accountToConfirm" : "confirmEmail", services)
    : emailText(kind, user.language, { ...services.business, name: greetingName(user) });
  await services.mail.send({ to: user.email ?? "", ...words, attachments });
}

function asksForProof(kind: EmailKind, { emailProvenAt }: Person): boolean {
  return kind === "confirmEmail" || (kind === "accountOpened" && emailProvenAt === undefined);
}

/** A code is made as its mail leaves, so that the order holds none. It stands behind the `#`, where no server's log sees it. */
async function proofText(
  { userId, language, ...user }: Person,
  kind: "accountToConfirm" | "confirmEmail",
  { codes, business, now }: NoticeServices,
): Promise<EmailText> {
  const code = await codes.issue(userId, now());
  const link = `${business.site}/confirm-email#key=${code}`;
  return emailText(kind, language, { ...business, name: greetingName(user), link, code });
}

export const handler = jobHandler("send-notices", sendNotices, () => ({
  users: users(),
  emails: emails(),
  codes: emailCodes(),
  files: letterFiles(),
  pool: userPool(),
  resets: passwordResets(),
  mail: emailProvider(),
  business: sender(),
  now,
}));
