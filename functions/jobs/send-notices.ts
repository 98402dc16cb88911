import { contractSignedOf } from "#functions/repositories/contracts";
import { emailOrderedOf } from "#functions/repositories/emails";
import { resetAskedOf } from "#functions/repositories/password-resets";
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
import { type Notice, type NoticeServices, sendNotice } from "#functions/services/members/send-notice";
import { failureOf, type StreamRun } from "#functions/shell/follow-stream";
import { jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";

/**
 * Mails what the table's stream says is to be mailed: ordered mails, copies of signed contracts, the way to a new password. Each
 * is marked as mailed: a record that comes twice is mailed once, and only a crash between sending and marking mails a second time.
 *
 * @returns the first record that failed; the stream goes on from there
 */
export async function sendNotices({ event, requestId }: StreamRun, services: NoticeServices) {
  for (const record of event.Records) {
    const signed = contractSignedOf(record);
    const copies = signed && { ...signed, kind: "contractCopies" as const };
    const notice: Notice | undefined = copies ?? resetAskedOf(record) ?? emailOrderedOf(record);
    try {
      if (notice) await sendNotice(notice, services);
    } catch (error) {
      log({ event: "fault", job: "send-notices", requestId, subjectId: notice?.userId, fault: faultOf(error) });
      return { batchItemFailures: [failureOf(record)] };
    }
  }
  return { batchItemFailures: [] };
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
