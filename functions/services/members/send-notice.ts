import { type EmailText, emailText } from "#functions/emails/email-text";
import type { Email } from "#functions/providers/email/email";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey, contractKey } from "#functions/repositories/contracts";
import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailKind, EmailRepository, MailKey } from "#functions/repositories/emails";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { ContractDocument } from "#shared/api/schemas/contract";
import { greetingName } from "#shared/domain/account/greeting";
import { type ResetMailServices, sendReset } from "./send-reset";

export type NoticeServices = ResetMailServices & {
  users: Pick<UserRepository, "get">;
  emails: Pick<EmailRepository, "add" | "done" | "wasMailed">;
  files: Pick<Bucket, "read">;
  codes: Pick<EmailCodes, "issue">;
};

/** `resetFor`: the address for which a password was forgotten; whose it is, is looked up. */
export type Notice = MailKey & ({ kind: EmailKind; contractId?: string; addressee?: Person } | { resetFor: string });
type Person = Pick<UserRecord, "userId" | "email" | "emailProvenAt" | "firstName" | "language" | "contract">;
type MemberNotice = Extract<Notice, { kind: EmailKind }>;

/** Mails one notice, with the copies of the contract where they belong to it; what was mailed before is not mailed again. */
export async function sendNotice(notice: Notice, services: NoticeServices): Promise<void> {
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

/** A code is made as its mail leaves, so that the order holds none. It is behind the `#`, where no server's log sees it. */
async function proofText(
  user: Person,
  kind: "accountToConfirm" | "confirmEmail",
  { codes, business, now }: NoticeServices,
): Promise<EmailText> {
  const code = await codes.issue(user, now());
  const link = `${business.site}/confirm-email#key=${code}`;
  return emailText(kind, user.language, { ...business, name: greetingName(user), link, code });
}
