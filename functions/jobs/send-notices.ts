import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { emailText } from "#functions/emails/email-text";
import type { Email } from "#functions/providers/email/email";
import type { BucketFiles } from "#functions/providers/store/bucket-files";
import { contractFileKey } from "#functions/repositories/contracts";
import { EmailKind, type EmailRepository, type MailKey } from "#functions/repositories/emails";
import { RESET_ASK } from "#functions/repositories/password-resets";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { emailProvider, emails, letterFiles, passwordResets, sender, userPool, users } from "#functions/services";
import { type ResetMailServices, sendReset } from "#functions/services/members/send-reset";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { ContractDocument } from "#shared/api/schemas/contract";
import { greetingName } from "#shared/domain/account/greeting";

export type NoticeServices = ResetMailServices & {
  users: Pick<UserRepository, "get">;
  emails: Pick<EmailRepository, "done" | "wasMailed">;
  files: Pick<BucketFiles, "read">;
};

/** `resetFor`: the address for which somebody forgot a password; whose it is, is looked up. */
type Notice = MailKey & ({ kind: EmailKind; contractId?: string; addressee?: Person } | { resetFor: string });
type Image = NonNullable<DynamoDBRecord["dynamodb"]>["NewImage"];
type Person = Pick<UserRecord, "userId" | "email" | "emailProvenAt" | "firstName" | "language" | "contract">;
type MemberNotice = Extract<Notice, { kind: EmailKind }>;

const CONTRACT = "CONTRACT#";

/**
 * Mails what the table's stream says is to be mailed: ordered mails, copies of signed contracts, the way to a new password. Each
 * is marked as mailed: a record that comes twice is mailed once, and only a crash between sending and marking mails a second time.
 *
 * @returns the first record that failed; the stream goes on from there
 */
export async function sendNotices({ event, requestId }: JobRun<DynamoDBStreamEvent>, services: NoticeServices) {
  for (const record of event.Records) {
    const notice = noticeOf(record);
    try {
      if (notice) await send(notice, services);
    } catch (error) {
      log({ event: "fault", job: "send-notices", requestId, subjectId: notice?.userId, fault: faultOf(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" }] };
    }
  }
  return { batchItemFailures: [] };
}

function noticeOf({ eventName, dynamodb }: DynamoDBRecord): Notice | undefined {
  const { userId, sk } = dynamodb?.Keys ?? {};
  if (eventName !== "INSERT" || !userId?.S || !sk?.S) return undefined;
  const key = { userId: userId.S, sk: sk.S };
  if (key.sk.startsWith(CONTRACT)) return { ...key, kind: "contractCopies", contractId: key.sk.slice(CONTRACT.length) };
  const resetFor = dynamodb?.NewImage?.email?.S;
  if (key.sk.startsWith(RESET_ASK)) return resetFor ? { ...key, resetFor } : undefined;
  const { data: kind } = EmailKind.safeParse(dynamodb?.NewImage?.kind?.S);
  return kind && { ...key, kind, addressee: addresseeOf(key.userId, dynamodb?.NewImage) };
}

/** Whom the order itself names: somebody whose record is gone. */
function addresseeOf(userId: string, image: Image): Person | undefined {
  const { to, name, language, provenAt } = image ?? {};
  if (!to?.S) return undefined;
  const person = { userId, email: to.S, emailProvenAt: provenAt?.S, firstName: name?.S };
  return { ...person, language: language?.S === "es" ? "es" : "en" };
}

async function send(notice: Notice, services: NoticeServices): Promise<void> {
  if ("kind" in notice) return sendToMember(notice, services);
  await once(notice, () => sendReset(notice.resetFor, services), services);
}

async function sendToMember(notice: MemberNotice, services: NoticeServices): Promise<void> {
  const user = notice.addressee ?? (await services.users.get(notice.userId, { isConsistent: true }));
  // A visitor who has not named an address yet gets the copies with the mail that says that the account is open.
  if (!user?.email) return;
  const mail = async (kind: EmailKind, contractId?: string) =>
    services.mail.send(await mailOf(kind, user, services, contractId));
  await once(notice, () => mail(notice.kind, notice.contractId), services);

  const { contract } = user;
  if (notice.kind !== "accountOpened" || !contract) return;
  const contractKey = { userId: user.userId, sk: `${CONTRACT}${contract.contractId}` };
  await once(contractKey, () => mail("contractCopies", contract.contractId), services);
}

// A shard's records come one batch at a time, so that nobody else sends between the look and the mark.
async function once({ userId, sk }: MailKey, mail: () => Promise<void>, { emails, now }: NoticeServices) {
  const key = { userId, sk };
  if (await emails.wasMailed(key)) return;
  await mail();
  await emails.done(key, now());
}

async function mailOf(
  kind: EmailKind,
  user: Person,
  { business, files }: NoticeServices,
  contractId?: string,
): Promise<Email> {
  const words = emailText(kind, user.language, { ...business, name: greetingName(user) });
  const names = kind === "contractCopies" && contractId ? ContractDocument.options : [];
  const attachments = names.map(async (name) => ({
    fileName: `${name}.pdf`,
    contentType: "application/pdf",
    bytes: await files.read(contractFileKey(user.userId, contractId ?? "", name)),
  }));
  return { to: user.email ?? "", ...words, attachments: await Promise.all(attachments) };
}

export const handler = jobHandler("send-notices", sendNotices, () => ({
  users: users(),
  emails: emails(),
  files: letterFiles(),
  pool: userPool(),
  resets: passwordResets(),
  mail: emailProvider(),
  business: sender(),
  now,
}));
