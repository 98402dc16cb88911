import { setTimeout } from "node:timers/promises";
import type { LetterFacts } from "#functions/letters/letter-facts";
import { type LetterReference, LetterRefused, type MailProvider } from "#functions/providers/mail/mail";
import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { HeldBack, MailedLetter, MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { type PrintServices, printedWith } from "#functions/services/evidence/printed-with";
import { AppError } from "#shared/api/errors";
import { bureauAddresses } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { hashOf } from "./dispute-view";
import { letterFileKey } from "./letter-files";
import { type Own, printLetter } from "./print-letter";

/** What it takes to bring letters to the post. */
export type PostServices = PrintServices & {
  files: Pick<Bucket, "put">;
  mail: Pick<MailProvider, "send">;
  now: () => Date;
};

export type HandOverServices = PostServices & {
  orders: Pick<MailOrderRepository, "recordMailed" | "recordHeldBack">;
};

type Round = { dispute: DisputeRecord; order: MailOrder; letters: LettersRecord };

/** What has become of the letters of a round: those that have left, and those that never can as they were approved. */
export type Fates = {
  mailed: Partial<Record<Bureau, MailedLetter>>;
  heldBack: Partial<Record<Bureau, HeldBack>>;
};

/**
 * Hands over what has not left yet. One bureau's failure does not keep the others' letters back; a letter that can never leave as
 * it was approved is written down as such, and not tried again.
 *
 * @throws AppError MAIL_UNAVAILABLE and others, after all have been tried
 */
export async function handOver(round: Round, services: HandOverServices): Promise<Fates> {
  const { dispute, order, letters } = round;
  const open = bureaus.filter((bureau) => {
    return dispute.bureaus[bureau]?.reportsItem && !order.mailed[bureau] && !order.heldBack?.[bureau];
  });
  if (open.length === 0) return { mailed: order.mailed, heldBack: order.heldBack ?? {} };

  const own = await ownOf(dispute.userId, letters.facts.experian, services);
  const tried = await Promise.allSettled(open.map((bureau) => mailOne(round, bureau, own, services)));
  const left = { ...order.mailed };
  const heldBack = { ...order.heldBack };
  const faults: unknown[] = [];
  for (const [place, bureau] of open.entries()) {
    const outcome = tried[place];
    if (outcome?.status === "rejected") faults.push(outcome.reason);
    const fate = outcome?.status === "fulfilled" ? outcome.value : undefined;
    if (fate && "for" in fate) heldBack[bureau] = fate;
    else if (fate) left[bureau] = fate;
  }
  const isNew = Object.keys(heldBack).length > Object.keys(order.heldBack ?? {}).length;
  if (isNew) await services.orders.recordHeldBack(order, heldBack);
  if (faults.length > 0) throw faults[0];
  return { mailed: left, heldBack };
}

/** Whether a letter still says what its writer has approved. */
export function isAsApproved({ approval }: MailOrder, facts: LetterFacts, bureau: Bureau): boolean {
  return hashOf(facts) === approval.letterHashes[bureau];
}

async function mailOne(
  { dispute, order, letters }: Round,
  bureau: Bureau,
  own: Own | undefined,
  services: HandOverServices,
): Promise<MailedLetter | HeldBack> {
  const facts = letters.facts[bureau];
  // Reached only when its neighbours have left already; else the whole dispute is read again.
  if (!own || !isAsApproved(order, facts, bureau)) return { at: services.now().toISOString(), for: "words" };
  const { userId, id: disputeId, round } = dispute;
  const letter = { facts, idempotencyKey: `${order.key}-${bureau}`, fileKey: letterFileKey(letters, bureau) };
  const mailed = await post({ ...letter, metadata: { userId, disputeId, round, bureau } }, own, services);
  // A crash before this line: the next run hands the letter over under the same key, and the post makes no second one.
  if (!("for" in mailed)) await services.orders.recordMailed(order, bureau, mailed);
  return mailed;
}

/** What is printed of the writer beside the facts; undefined when an exhibit is gone, without which nothing may leave. */
export function ownOf(userId: string, facts: LetterFacts, services: PostServices): Promise<Own | undefined> {
  return printedWith(facts, { userId, by: "send-letters" }, services);
}

type ToPost = { facts: LetterFacts; idempotencyKey: string; fileKey: string; metadata: LetterReference };

/**
 * Prints a letter, keeps its PDF and hands it to the post.
 *
 * @returns that it is held back where the post will never take it
 */
export async function post(
  { facts, idempotencyKey, fileKey, metadata }: ToPost,
  own: Own,
  { files, mail, now }: PostServices,
): Promise<MailedLetter | HeldBack> {
  const pdf = await printLetter(facts, own);
  await files.put(fileKey, pdf, "application/pdf");
  const to = bureauAddresses[metadata.bureau];
  try {
    const sending = () => mail.send({ idempotencyKey, to, from: senderOf(facts), pdf, metadata });
    const { id, trackingNumber } = await withTries(sending);
    return { providerLetterId: id, mailedAt: now().toISOString(), trackingNumber };
  } catch (error) {
    if (error instanceof LetterRefused) return { at: now().toISOString(), for: "post" };
    throw error;
  }
}

function senderOf({ consumer: { fullName, street, city, state, zipCode } }: LetterFacts) {
  return { name: fullName, street, city, state, zipCode };
}

const TRIES = 3;
const BASE_MS = 200;

/** Full jitter between tries: letters that failed together do not come again together. */
async function withTries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = error instanceof AppError && error.code === "MAIL_UNAVAILABLE";
      if (attempt === TRIES || !isWorthIt) throw error;
      await setTimeout(Math.random() * BASE_MS * 2 ** attempt);
    }
  }
}
