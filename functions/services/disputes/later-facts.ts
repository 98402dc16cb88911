import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { ProofRepository } from "#functions/repositories/proofs";
import type { UserRecord } from "#functions/repositories/users";
import type { FollowUpBody } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { joinExhibits } from "#shared/domain/evidence/exhibit";
import { endOf } from "./draft-next-round";
import { each, type Previous, rewritten, withoutChosen } from "./letter-facts-of";
import { lastMailed } from "./mailed-letters";
import { receiptsOfMailing } from "./receipts-of-mailing";

export type FollowUpServices = {
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "get">;
  proofs: Pick<ProofRepository, "list">;
};

type Facts = LettersRecord["facts"];

/**
 * What letters after the answers of a dispute's present round are made of, in which no bureau has a letter yet.
 *
 * @param last the letters of the present round
 * @param round that of the letters which are made
 */
export async function laterFacts(
  user: UserRecord,
  dispute: DisputeRecord,
  { last, at, round }: { last: LettersRecord; at: Date; round: number },
  { orders }: FollowUpServices,
): Promise<Facts> {
  const { id: disputeId, userId } = dispute;
  const order = await orders.get({ userId, disputeId, round: dispute.round });
  const previous = withWay(endOf(user, dispute), { user, dispute }, order);
  const changes = { writtenOn: homeDay(user.address?.state, at), round, previous };
  return each(rewritten(user, withoutChosen(last.facts), changes), (old) => ({ ...old, kind: "none" as const }));
}

/**
 * The letters with a later one to one bureau: about what it answered, what a later report shows, or what it still investigates. A
 * demand for an answer encloses the receipts of mailing that are kept with the dispute.
 */
export async function withLater(
  facts: Facts,
  { user, dispute }: { user: UserRecord; dispute: DisputeRecord },
  { bureau, kind, words }: FollowUpBody,
  services: FollowUpServices,
): Promise<Facts> {
  const { laterReport, deliveredAt } = dispute.bureaus[bureau] ?? {};
  const isNotice = laterReport?.finding === "reinserted" ? { isNotice: true as const } : {};
  const wasGone = laterReport?.finding === "returned" || laterReport?.finding === "reinserted";
  const shownAgain = laterReport && { on: laterReport.on, wasGone, ...isNotice };
  const about =
    kind === "added_information"
      ? {
          previous: undefined,
          addsTo: deliveredAt === undefined ? undefined : { receivedOn: homeDay(user.address?.state, deliveredAt) },
        }
      : { shownAgain };
  const receipts = kind === "no_answer_demand" ? await receiptsOfMailing(dispute, services) : [];
  return each(facts, (old) => {
    const exhibits = joinExhibits([...(old.exhibits ?? []), ...receipts]);
    const enclosed = exhibits.length > 0 ? { exhibits } : {};
    return old.bureau === bureau ? { ...old, kind, words, ...about, ...enclosed } : old;
  });
}

/** With what is known of the way of each letter: when it left, when it arrived, and under which number. */
function withWay(
  previous: Previous,
  { user, dispute: { bureaus } }: { user: UserRecord; dispute: DisputeRecord },
  order: MailOrder | undefined,
): Previous {
  const dayAt = (instant: string) => homeDay(user.address?.state, instant);
  const at = (bureau: Bureau): LetterFacts["previous"] => {
    const { mailedAt, deliveredAt } = bureaus[bureau] ?? {};
    const end = previous[bureau];
    return (
      end && {
        ...end,
        mailedOn: mailedAt && dayAt(mailedAt),
        deliveredOn: deliveredAt && dayAt(deliveredAt),
        trackingNumber: order && lastMailed(order, bureau)?.trackingNumber,
      }
    );
  };
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}
