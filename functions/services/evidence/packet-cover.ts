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
import type { Day } from "#shared/domain/days";
import { answerOf, letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { complaintsOf } from "#shared/domain/dispute/complaint";

type CoverFacts = {
  dispute: DisputeRecord;
  orders: MailOrder[];
  memberLanguage: Language;
  today: Day;
  /** The day of an instant where the member lives. */
  dayAt: (instant: string) => Day;
};

/** What is for an American office is read in English. */
const words = packetWords.en;

/**
 * The first page of a packet for the CFPB or an attorney: what it is for, and what each bureau has done; for a member who reads another
 * language the same once more.
 *
 * The attorney's names the time to sue, FCRA 618, 15 U.S.C. § 1681p: the earlier of 2 years from the day on which the plaintiff
 * discovered the violation and 5 years from the day on which it occurred.
 *
 * @throws AppError COMPLAINT_NOT_DUE where the CFPB takes no complaint about any bureau yet
 */
export function packetCover(reader: PacketReader, facts: CoverFacts): PacketCover {
  const { dispute, memberLanguage, today } = facts;
  const open = complaintsOf(dispute).filter(({ from }) => from <= today);
  if (reader === "cfpb" && open.length === 0) throw new AppError("COMPLAINT_NOT_DUE");
  const about = reader === "cfpb" ? open.map(({ bureau }) => bureau) : bureaus;
  return {
    title: fillPacket(words[`packet.${reader}.title`], { account: dispute.accountName }),
    paragraphs: paragraphsOf(reader, words),
    ...(memberLanguage === "en" ? {} : { explained: explanationOf(reader, packetWords[memberLanguage]) }),
    rows: about.flatMap((bureau): [string, string][] => {
      const stand = standOf(bureau, facts);
      return stand ? [[bureauNames[bureau], stand]] : [];
    }),
  };
}

const paragraphsOf = (reader: PacketReader, said: typeof words) => [
  said[`packet.${reader}.lead`],
  said[`packet.${reader}.how`],
  said["packet.cover.advice"],
];

const explanationOf = (reader: PacketReader, said: typeof words) => ({
  title: said["packet.cover.forYou"],
  paragraphs: paragraphsOf(reader, said),
});

/** Undefined for a bureau that no letter has left to. */
function standOf(bureau: Bureau, { dispute, orders, dayAt }: CoverFacts): string | undefined {
  const { deliveredAt, dueOn, ...progress } = dispute.bureaus[bureau] ?? { reportsItem: false };
  const letters = mailedOf(bureau, dispute, orders);
  const letter = letters.find(({ mailedAt }) => mailedAt === progress.mailedAt) ?? letters.at(-1);
  const mailedAt = progress.mailedAt ?? letter?.mailedAt;
  if (!mailedAt) return undefined;
  const number = letter?.trackingNumber;
  const answer = answerOf(dispute, progress);
  const letterOn = answer && letterDayOf(answer);
  const inWords = (day: Day) => longDate(day, "en");
  const lines = [
    fillPacket(words["packet.cover.mailed"], { day: inWords(dayAt(mailedAt)) }),
    number && fillPacket(words["packet.cover.number"], { number }),
    deliveredAt && fillPacket(words["packet.cover.received"], { day: inWords(dayAt(deliveredAt)) }),
    dueOn && fillPacket(words["packet.cover.due"], { day: inWords(dueOn) }),
    answer ? answerSaid(answer, "en") : words["packet.cover.unanswered"],
    letterOn && fillPacket(words["packet.cover.dated"], { day: inWords(letterOn) }),
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
