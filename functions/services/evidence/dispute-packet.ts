import { longDate } from "#functions/letters/letter-values";
import { packetPdf } from "#functions/letters/packet-pdf";
import { answerSaid, fillPacket, packetWords } from "#functions/letters/packet-words";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { PacketReader } from "#shared/api/schemas/evidence";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import type { RecordedAnswer } from "#shared/domain/dispute/bureau-answers";
import { packetCover } from "./packet-cover";
import { type PartServices, packetParts } from "./packet-parts";

export type PacketServices = PartServices & {
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "all">;
  now: () => Date;
};

/** More is not put together in the memory that there is. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * Everything of one dispute as one PDF: contents with hashes, timeline, letters, proofs and answers.
 *
 * @param reader who else than the member it is for, which its first page says
 * @throws AppError TOO_MANY_PAGES above 60 MB; COMPLAINT_NOT_DUE
 */
export async function disputePacket(
  user: UserRecord,
  dispute: DisputeRecord,
  { language, reader }: { language: Language; reader?: PacketReader },
  services: PacketServices,
): Promise<Uint8Array> {
  const { letters, orders, now } = services;
  const ids = [dispute.id, ...besideOf(dispute)];
  const [written, placed] = await Promise.all([
    Promise.all(ids.map((id) => letters.rounds(id))),
    orders.all(user.userId),
  ]);
  const rounds = written.flat().map((each) => ({
    letters: each,
    order: placed.find(({ disputeId, round }) => disputeId === each.disputeId && round === each.round),
  }));
  const ordered = rounds.flatMap(({ order }) => order ?? []);
  const coverFacts = { dispute, orders: ordered, language, today: dayOf(now()) };
  const cover = reader && packetCover(reader, coverFacts);
  const parts = await packetParts({ dispute, rounds, language, readBy: user.userId }, services);
  if (parts.reduce((sum, { pdf }) => sum + pdf.length, 0) > MOST_BYTES) throw new AppError("TOO_MANY_PAGES");
  const words = packetWords[language];
  const made = {
    day: longDate(dayOf(now()), language),
    name: rounds[0]?.letters.facts.experian.consumer.fullName ?? "",
  };
  return packetPdf({
    language,
    cover,
    title: fillPacket(words["packet.title"], { account: dispute.accountName }),
    made: fillPacket(words["packet.made"], made),
    facts: factsOf(dispute, language),
    timeline: timelineOf(dispute, ordered, language),
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

/** What each bureau answered, on the day of its letter, and what a later report showed of it. */
function answersIn({ bureaus: progress }: DisputeRecord, language: Language) {
  const words = packetWords[language];
  return bureaus.flatMap((bureau) => {
    const { answer, earlierAnswers = [], laterReport } = progress[bureau] ?? {};
    const line = (at: string, text: string) => ({ at, text: `${bureauNames[bureau]}: ${text}` });
    const found = laterReport && words[`packet.later.${laterReport.finding}`];
    return [
      ...[...earlierAnswers, answer].flatMap((each) =>
        each ? [line(dayOfAnswer(each), answerSaid(each, language))] : [],
      ),
      ...(laterReport && found ? [line(noonOf(laterReport.on), found)] : []),
    ];
  });
}

const dayOfAnswer = ({ answeredOn, recordedAt }: RecordedAnswer) => (answeredOn ? noonOf(answeredOn) : recordedAt);
const noonOf = (day: Day) => `${day}T12:00:00.000Z`;

/** The dispute's steps, what the post did with each letter, and what came back, in the order of time. */
function timelineOf(dispute: DisputeRecord, orders: MailOrder[], language: Language): [string, string][] {
  const words = packetWords[language];
  const steps = dispute.timeline.map(({ at, status, outcome, note }) => {
    const said = [words[`disputes.status.${status}`], outcome && words[`disputes.outcome.${outcome}`], note];
    return { at, text: said.filter(Boolean).join(": ") };
  });
  const mailed = orders.flatMap(({ mailed: letters }) =>
    bureaus.flatMap((bureau) => {
      const letter = letters[bureau];
      if (!letter) return [];
      const { mailedAt: at, trackingNumber: number } = letter;
      const wording = words[number ? "packet.mailedTracked" : "packet.mailed"];
      return [{ at, text: fillPacket(wording, { bureau: bureauNames[bureau], number: number ?? "" }) }];
    }),
  );
  const arrived = bureaus.flatMap((bureau) => {
    const { deliveredAt, returnedAt, dueOn } = dispute.bureaus[bureau] ?? {};
    const values = { bureau: bureauNames[bureau], due: dueOn ? longDate(dueOn, language) : "" };
    return [
      ...(deliveredAt ? [{ at: deliveredAt, text: fillPacket(words["packet.delivered"], values) }] : []),
      ...(returnedAt ? [{ at: returnedAt, text: fillPacket(words["packet.returned"], values) }] : []),
    ];
  });
  return [...steps, ...mailed, ...arrived, ...answersIn(dispute, language)]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text }) => [longDate(dayOf(at), language), text]);
}
