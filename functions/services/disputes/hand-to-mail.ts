import { setTimeout } from "node:timers/promises";
import type { WrittenFacts } from "#functions/letters/shared-letter";
import { type LetterReference, LetterRefused, type MailProvider } from "#functions/providers/mail/mail";
import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { HeldBack, MailedLetter, MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { AppError } from "#shared/api/errors";
import { bureauAddresses } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { hashOf } from "./dispute-view";
import { letterFileKey } from "./letter-files";
import { type Own, printLetter } from "./print-letter";
import { type PrintServices, printedWith } from "./printed-with";
import { peersAt, writtenIn } from "./written-letters";

/** What it takes to bring letters to the post. */
export type PostServices = PrintServices & {
  files: Pick<Bucket, "put">;
  mail: Pick<MailProvider, "send">;
  now: () => Date;
};

export type HandOverServices = PostServices & {
  orders: Pick<MailOrderRepository, "get" | "recordMailed" | "recordHeldBack">;
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
  const { dispute, order } = round;
  const open = bureaus.filter((bureau) => {
    return dispute.bureaus[bureau]?.reportsItem && !order.mailed[bureau] && !order.heldBack?.[bureau];
  });
  if (open.length === 0) return { mailed: order.mailed, heldBack: order.heldBack ?? {} };

  const ownOfOne = openedOnce(dispute.userId, services);
  const tried = await Promise.allSettled(open.map((bureau) => mailOne(round, bureau, ownOfOne, services)));
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
  if (isNew) await holdBack(round, heldBack, services);
  if (faults.length > 0) throw faults[0];
  return { mailed: left, heldBack };
}

/** A letter that the post refuses cannot leave for any of the disputes that it is about. */
async function holdBack({ order, letters }: Round, heldBack: Fates["heldBack"], { orders }: HandOverServices) {
  await orders.recordHeldBack(order, heldBack);
  for (const { disputeId } of letters.peers ?? []) {
    const peer = await orders.get({ ...order, disputeId });
    const shared = bureaus.filter((bureau) => peersAt(bureau, letters).some((each) => each.disputeId === disputeId));
    const news = shared.flatMap((bureau) => (heldBack[bureau] ? [[bureau, heldBack[bureau]] as const] : []));
    if (peer && news.length > 0) await orders.recordHeldBack(peer, { ...peer.heldBack, ...Object.fromEntries(news) });
  }
}

/** Whether a letter still says what its writer has approved. */
export function isAsApproved({ approval }: MailOrder, facts: WrittenFacts, bureau: Bureau): boolean {
  return hashOf(facts) === approval.letterHashes[bureau];
}

async function mailOne(
  { dispute, order, letters }: Round,
  bureau: Bureau,
  ownOfOne: (facts: WrittenFacts) => Promise<Own | undefined>,
  services: HandOverServices,
): Promise<MailedLetter | HeldBack> {
  const facts = writtenIn(letters)[bureau];
  const own = await ownOfOne(facts);
  // Reached only when its neighbours have left already; else the whole dispute is read again.
  if (!own || !isAsApproved(order, facts, bureau)) return { at: services.now().toISOString(), for: "words" };
  const { userId, id: disputeId, round } = dispute;
  const peers = peersAt(bureau, letters).map((peer) => ({ userId, disputeId: peer.disputeId, round }));
  const fileKeys = [letters, ...peers].map((each) => letterFileKey({ ...letters, disputeId: each.disputeId }, bureau));
  const letter = { facts, idempotencyKey: `${order.key}-${bureau}`, fileKeys };
  const mailed = await post({ ...letter, metadata: { userId, disputeId, round, bureau } }, own, services);
  // A crash before this line: the next run hands the letter over under the same key, and the post makes no second one.
  if (!("for" in mailed)) await services.orders.recordMailed(order, bureau, mailed, peers);
  return mailed;
}

/** What is printed of the writer beside the facts; undefined when an exhibit is gone, without which nothing may leave. */
export function ownOf(userId: string, facts: WrittenFacts, services: PostServices): Promise<Own | undefined> {
  return printedWith(facts, { userId, by: "send-letters" }, services);
}

/** As `ownOf`; what several letters are printed with is opened once. */
function openedOnce(userId: string, services: PostServices): (facts: WrittenFacts) => Promise<Own | undefined> {
  const opened = new Map<string, Promise<Own | undefined>>();
  return (facts) => {
    const { exhibits = [], details, hasIdEnclosed } = facts;
    const printed = JSON.stringify([exhibits.map(({ proofId }) => proofId), details?.showsSsn, hasIdEnclosed]);
    const own = opened.get(printed) ?? ownOf(userId, facts, services);
    opened.set(printed, own);
    return own;
  };
}

/** `fileKeys`: one for each dispute that the letter is about. */
type ToPost = { facts: WrittenFacts; idempotencyKey: string; fileKeys: string[]; metadata: LetterReference };

/**
 * Prints a letter, keeps its PDF and hands it to the post.
 *
 * @returns that it is held back where the post will never take it
 */
export async function post(
  { facts, idempotencyKey, fileKeys, metadata }: ToPost,
  own: Own,
  { files, mail, now }: PostServices,
): Promise<MailedLetter | HeldBack> {
  const pdf = await printLetter(facts, own);
  for (const fileKey of fileKeys) await files.put(fileKey, pdf, "application/pdf");
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

function senderOf({ consumer: { fullName, street, city, state, zipCode } }: WrittenFacts) {
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
