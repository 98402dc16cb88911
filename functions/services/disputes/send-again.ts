import type { WrittenFacts } from "#functions/letters/shared-letter";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterAddress, LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { OrderOf } from "#functions/repositories/mail-order-key";
import type { MailAgain, MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { isRefused } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isInForce } from "#shared/domain/contract/ending";
import { isMailDay } from "#shared/domain/contract/mail-days";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { askingOf, nextMailAgain } from "#shared/domain/dispute/mailing";
import { hashOf } from "./dispute-view";
import { ownOf, type PostServices, post } from "./hand-to-mail";
import { readdressed } from "./letter-facts-of";
import { letterFileKey } from "./letter-files";
import type { Sent } from "./send-dispute";
import { ordersWith } from "./shared-orders";
import { peersAt, writtenIn } from "./written-letters";

export type AgainServices = PostServices & {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest" | "markMailedAgainWrite">;
  orders: Pick<MailOrderRepository, "get" | "recordAgain" | "settleAgainWrite">;
};

type Fate = Pick<MailAgain, "mailed" | "heldBack">;
type Round = { user: UserRecord; dispute: DisputeRecord; order: MailOrder; letters: LettersRecord };

/**
 * Mails the letters of a round that were ordered again and are due, each once however often this runs: what the post answered is
 * recorded before the dispute says so. Nothing more leaves of a dispute that was answered or has a next round, nor without a contract.
 *
 * @throws AppError MAIL_UNAVAILABLE and others: what did not leave stays due
 */
export async function sendAgain(of: OrderOf, services: AgainServices): Promise<Sent> {
  const { users, disputes, orders, letters } = services;
  const at = services.now();
  const [user, dispute, order, written] = await Promise.all([
    users.get(of.userId, { isConsistent: true }),
    disputes.getNow(of.userId, of.disputeId),
    orders.get(of),
    letters.latest(of.disputeId),
  ]);
  if (!order) return "nothing";
  if (!dispute || !written || !user) return stop(of, undefined, services);
  const isOver = dispute.round !== of.round || !isActive(dispute.status) || !isInForce(user.contract, at);
  if (isOver) return stop(of, dispute, services);
  if (!isMailDay(at, user.address?.state)) return "nothing";

  const round = { user, dispute, order, letters: written };
  const fates: Partial<Record<Bureau, Fate>> = {};
  for (const bureau of bureaus) {
    const after = dispute.bureaus[bureau]?.mailAgainAfter;
    if (after && after <= at.toISOString()) fates[bureau] = await mailOne(round, bureau, services);
  }
  return settle(round, fates, services);
}

/** What became of the newest order of a bureau's letter: from an earlier run, or now. */
async function mailOne({ user, order, letters }: Round, bureau: Bureau, services: AgainServices): Promise<Fate> {
  const place = order.again?.findLastIndex((each) => each.bureau === bureau) ?? -1;
  const again = order.again?.[place];
  if (!again) throw new Error("A letter that is to be mailed again, without its order");
  if (again.mailed || again.heldBack) return again;

  const known = await fateOfOthers(order, again.key, services);
  if (known) {
    await services.orders.recordAgain(order, place, known);
    return known;
  }
  const facts = readdressed(user, writtenIn(letters))[bureau];
  const { userId, disputeId, round } = order;
  const about = [letters, ...peersAt(bureau, letters)].map((each) => ({ ...letters, disputeId: each.disputeId }));
  const fileKeys = about.map((each) => letterFileKey(each, bureau, again.key));
  const key = { idempotencyKey: `${again.key}-${bureau}`, fileKeys };
  const metadata = { userId, disputeId, round, bureau, order: again.key };
  // An address or words that are other ones than at the approval are approved first.
  const isApproved = hashOf(facts) === again.approval.letterHash;
  const own = isApproved ? await ownOf(userId, facts, services) : undefined;
  const outcome = own
    ? await post({ facts, ...key, metadata }, own, services)
    : { at: services.now().toISOString(), for: "words" as const };
  const fate = "for" in outcome ? { heldBack: outcome } : { mailed: outcome };
  await services.orders.recordAgain(order, place, fate);
  return fate;
}

/** What became of the same letter by the order of another dispute that it is about. */
async function fateOfOthers(order: MailOrder, key: string, { orders }: AgainServices): Promise<Fate | undefined> {
  const [, ...others] = await ordersWith(order, orders);
  const same = others.flatMap(({ again = [] }) => again.filter((each) => each.key === key));
  const known = same.find(({ mailed, heldBack }) => mailed || heldBack);
  return known && (known.mailed ? { mailed: known.mailed } : { heldBack: known.heldBack });
}

async function settle(
  { user, dispute, order, letters }: Round,
  fates: Partial<Record<Bureau, Fate>>,
  services: AgainServices,
) {
  const { disputes, orders } = services;
  const known = bureaus.flatMap((bureau) => {
    const letter = dispute.bureaus[bureau];
    return letter ? [[bureau, fates[bureau] ? after(letter, fates[bureau]) : letter] as const] : [];
  });
  const progress: DisputeRecord["bureaus"] = Object.fromEntries(known);
  const left = bureaus.filter((bureau) => fates[bureau]?.mailed);
  const newest = (bureau: Bureau) => order.again?.findLast((each) => each.bureau === bureau);
  const keys = left.map((bureau) => [bureau, newest(bureau)?.key]);
  const written = readdressed(user, writtenIn(letters));
  // The address may have changed since it left: the approval tells.
  const approved = left.filter((bureau) => newest(bureau)?.approval.letterHash === hashOf(written[bureau]));
  const mark = {
    disputeId: dispute.id,
    round: dispute.round,
    mailedAgain: { ...letters.mailedAgain, ...Object.fromEntries(keys) },
    mailedAgainFrom: {
      ...letters.mailedAgainFrom,
      ...Object.fromEntries(approved.map((bureau) => [bureau, addressIn(written[bureau])])),
    },
  };
  await disputes
    .transact([
      disputes.saveWrite({ ...dispute, updatedAt: services.now().toISOString(), bureaus: progress }),
      orders.settleAgainWrite(order, nextMailAgain(progress)),
      ...(left.length > 0 ? [services.letters.markMailedAgainWrite(mark)] : []),
    ])
    .catch((error: unknown) => {
      // The dispute changed meanwhile: what has left is recorded, and the next run says so.
      if (!isRefused(error)) throw error;
    });
  return left.length > 0 ? "sent" : "nothing";
}

function addressIn({ consumer: { street, city, state, zipCode } }: WrittenFacts): LetterAddress {
  return { street, city, state, zipCode };
}

function after(letter: BureauProgress, { mailed, heldBack }: Fate): BureauProgress {
  if (mailed) return { ...askingOf(letter), mailedAt: mailed.mailedAt };
  return { ...letter, mailAgainAfter: undefined, heldBackAt: heldBack?.at, heldBackFor: heldBack?.for };
}

async function stop(of: OrderOf, dispute: DisputeRecord | undefined, services: AgainServices): Promise<Sent> {
  const { disputes, orders } = services;
  const known = Object.entries(dispute?.bureaus ?? {}).map(([bureau, letter]) => [
    bureau,
    { ...letter, mailAgainAfter: undefined },
  ]);
  const isOfRound = dispute?.round === of.round;
  const saves = dispute && isOfRound ? [disputes.saveWrite({ ...dispute, bureaus: Object.fromEntries(known) })] : [];
  await disputes.transact([orders.settleAgainWrite(of, undefined), ...saves]);
  return "nothing";
}
