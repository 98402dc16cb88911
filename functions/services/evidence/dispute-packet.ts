import { longDate } from "#functions/letters/letter-values";
import { packetPdf } from "#functions/letters/packet-pdf";
import { fillPacket, packetWords } from "#functions/letters/packet-words";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { PacketReader } from "#shared/api/schemas/evidence";
import { bureaus } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { packetCover } from "./packet-cover";
import { type PartServices, packetParts } from "./packet-parts";
import { packetTimeline } from "./packet-timeline";

export type PacketServices = PartServices & {
  disputes: Pick<DisputeRepository, "getNow">;
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "all">;
  now: () => Date;
};

/** More is not put together in the memory that there is. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * Everything of one dispute as one PDF: contents with hashes, timeline, letters, proofs and answers. Its days are those of the place
 * where the member lives.
 *
 * @param reader who else than the member it is for, which its first page says. Such a packet is in English, as the letters are; only
 *   its first page explains it to the member in their own language too
 * @throws AppError TOO_MANY_PAGES above 60 MB; COMPLAINT_NOT_DUE
 */
export async function disputePacket(
  user: UserRecord,
  dispute: DisputeRecord,
  { language: own, reader }: { language: Language; reader?: PacketReader },
  services: PacketServices,
): Promise<Uint8Array> {
  const { disputes, letters, orders, now } = services;
  const language = reader ? "en" : own;
  const dayAt = (instant: Date | string) => homeDay(user.address?.state, instant);
  const besideIds = besideOf(dispute);
  const [written, placed, beside] = await Promise.all([
    Promise.all([dispute.id, ...besideIds].map((id) => letters.rounds(id))),
    orders.all(user.userId),
    Promise.all(besideIds.map((id) => disputes.getNow(user.userId, id))),
  ]);
  const rounds = written.flat().map((each) => ({
    letters: each,
    order: placed.find(({ disputeId, round }) => disputeId === each.disputeId && round === each.round),
  }));
  const ordered = rounds.flatMap(({ order }) => order ?? []);
  const coverFacts = {
    dispute,
    orders: ordered,
    rounds: written.flat(),
    memberLanguage: own,
    today: dayOf(now()),
    dayAt,
  };
  const cover = reader && packetCover(reader, coverFacts);
  const parts = await packetParts(
    { dispute, rounds, language, readBy: user.userId, isForOthers: reader !== undefined },
    services,
  );
  if (parts.reduce((sum, { pdf }) => sum + pdf.length, 0) > MOST_BYTES) throw new AppError("TOO_MANY_PAGES");
  const words = packetWords[language];
  const made = {
    day: longDate(dayAt(now()), language),
    name: rounds[0]?.letters.facts.experian.consumer.fullName ?? "",
  };
  return packetPdf({
    language,
    cover,
    title: fillPacket(words["packet.title"], { account: dispute.accountName }),
    made: fillPacket(words["packet.made"], made),
    facts: factsOf(dispute, language),
    timeline: packetTimeline(
      [dispute, ...beside.flatMap((each) => each ?? [])],
      { orders: ordered, rounds: written[0] ?? [] },
      { language, dayAt },
    ),
    parts,
  });
}

/** The letters that were written beside the dispute. */
function besideOf({ bureaus: progress }: DisputeRecord): string[] {
  return bureaus.flatMap((bureau) => {
    const { laterLetter, addedLetter } = progress[bureau] ?? {};
    return [addedLetter, laterLetter].flatMap((id) => id ?? []);
  });
}

function factsOf({ accountName, accountNumber, round, status, outcome }: DisputeRecord, language: Language) {
  const words = packetWords[language];
  const state = outcome ? `, ${words[`disputes.outcome.${outcome}`]}` : "";
  const rows: [string, string | undefined][] = [
    [words["packet.account"], accountName],
    [words["packet.number"], accountNumber],
    [words["packet.reason"], `${round}`],
    [words["packet.status"], `${words[`disputes.status.${status}`]}${state}`],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}
