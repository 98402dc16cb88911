import { longDate } from "#functions/letters/letter-values";
import type { PacketCover } from "#functions/letters/packet-pdf";
import { answerSaid, fillPacket, packetWords } from "#functions/letters/packet-words";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { MailOrder } from "#functions/repositories/mail-orders";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { PacketReader } from "#shared/api/schemas/evidence";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { answerOf, letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { complaintsOf } from "#shared/domain/dispute/complaint";

type CoverFacts = { dispute: DisputeRecord; orders: MailOrder[]; language: Language; today: Day };

/**
 * The first page of a packet for the CFPB or an attorney: what it is for, and what each bureau has done.
 *
 * The attorney's names the time to sue, FCRA 618, 15 U.S.C. § 1681p: the earlier of 2 years from the day on which the plaintiff
 * discovered the violation and 5 years from the day on which it occurred.
 *
 * @throws AppError COMPLAINT_NOT_DUE where the CFPB takes no complaint about any bureau yet
 */
export function packetCover(reader: PacketReader, facts: CoverFacts): PacketCover {
  const { dispute, language, today } = facts;
  const words = packetWords[language];
  const open = complaintsOf(dispute).filter(({ from }) => from <= today);
  if (reader === "cfpb" && open.length === 0) throw new AppError("COMPLAINT_NOT_DUE");
  const about = reader === "cfpb" ? open.map(({ bureau }) => bureau) : bureaus;
  return {
    title: fillPacket(words[`packet.${reader}.title`], { account: dispute.accountName }),
    paragraphs: [words[`packet.${reader}.lead`], words[`packet.${reader}.how`], words["packet.cover.advice"]],
    rows: about.flatMap((bureau): [string, string][] => {
      const stand = standOf(bureau, facts);
      return stand ? [[bureauNames[bureau], stand]] : [];
    }),
  };
}

/** Undefined for a bureau that no letter has left to. */
function standOf(bureau: Bureau, { dispute, orders, language }: CoverFacts): string | undefined {
  const { deliveredAt, dueOn, ...progress } = dispute.bureaus[bureau] ?? { reportsItem: false };
  const letters = mailedOf(bureau, dispute, orders);
  const letter = letters.find(({ mailedAt }) => mailedAt === progress.mailedAt) ?? letters.at(-1);
  const mailedAt = progress.mailedAt ?? letter?.mailedAt;
  if (!mailedAt) return undefined;
  const words = packetWords[language];
  const number = letter?.trackingNumber;
  const answer = answerOf(dispute, progress);
  const letterOn = answer && letterDayOf(answer);
  const day = (on: string) => longDate(dayOf(on), language);
  const lines = [
    fillPacket(words["packet.cover.mailed"], { day: day(mailedAt) }),
    number && fillPacket(words["packet.cover.number"], { number }),
    deliveredAt && fillPacket(words["packet.cover.received"], { day: day(deliveredAt) }),
    dueOn && fillPacket(words["packet.cover.due"], { day: day(dueOn) }),
    answer ? answerSaid(answer, language) : words["packet.cover.unanswered"],
    letterOn && fillPacket(words["packet.cover.dated"], { day: day(letterOn) }),
  ];
  return lines.filter(Boolean).join(" · ");
}

/** The dispute's own letters to a bureau: one that was written beside it has a number and an arrival of its own. */
function mailedOf(bureau: Bureau, { id }: DisputeRecord, orders: MailOrder[]) {
  return orders
    .filter(({ disputeId }) => disputeId === id)
    .flatMap(({ mailed, again = [] }) => [mailed[bureau], ...again.map((one) => one.bureau === bureau && one.mailed)])
    .flatMap((letter) => letter || []);
}
