import type { LetterFacts } from "#functions/letters/letter-facts";
import { longDate } from "#functions/letters/letter-values";
import { answerSaid, fillPacket, packetWords } from "#functions/letters/packet-words";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrder } from "#functions/repositories/mail-orders";
import { mailedTo } from "#functions/services/disputes/mailed-letters";
import type { Language } from "#shared/api/schemas/common";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { RecordedAnswer } from "#shared/domain/dispute/bureau-answers";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";

/** A bureau, and what a letter to it asks for where that is not to reinvestigate: of two that leave on one day. */
function letterName(bureau: Bureau, kind: LetterKind | "none" | undefined, language: Language): string {
  const asks = kind && kind !== "none" ? ` (${packetWords[language][`packet.kind.${kind}`]})` : "";
  return `${bureauNames[bureau]}${asks}`;
}

/** What each bureau answered, on the day of its letter, and what a later report showed of it; not what was recorded by mistake. */
function answersIn({ bureaus: progress }: DisputeRecord, language: Language) {
  const words = packetWords[language];
  return bureaus.flatMap((bureau) => {
    const { answer, laterReport, kind } = progress[bureau] ?? {};
    const line = (at: string, text: string) => ({ at, text: `${letterName(bureau, kind, language)}: ${text}` });
    const found = laterReport && words[`packet.later.${laterReport.finding}`];
    return [
      ...(answer ? [line(dayOfAnswer(answer), answerSaid(answer, language))] : []),
      ...(laterReport && found ? [line(noonOf(laterReport.on), found)] : []),
    ];
  });
}

const dayOfAnswer = ({ answeredOn, recordedAt }: RecordedAnswer) => (answeredOn ? noonOf(answeredOn) : recordedAt);
const noonOf = (day: Day) => `${day}T12:00:00.000Z`;

/** What became of the letters of the rounds before, which the later ones say of the bureaus that they go to. */
function beforeIn(rounds: readonly LettersRecord[], language: Language) {
  const words = packetWords[language];
  return rounds.flatMap(({ facts }) =>
    bureaus.flatMap((bureau) => {
      const { previous, kind, shownAgain } = facts[bureau];
      if (!previous || kind === "none") return [];
      const { outcome, letterOn, answeredOn, deliveredOn, lastDay } = previous;
      const name = bureauNames[bureau];
      const values = { bureau: name, due: lastDay ? longDate(lastDay, language) : "" };
      const delivered = fillPacket(words[lastDay ? "packet.delivered" : "packet.deliveredOnly"], values);
      return [
        ...(deliveredOn ? [{ at: noonOf(deliveredOn), text: delivered }] : []),
        { at: noonOf(letterOn ?? answeredOn), text: `${name}: ${words[`disputes.outcome.${outcome}`]}` },
        ...(shownAgain ? [{ at: noonOf(shownAgain.on), text: `${name}: ${words[foundIn(shownAgain)]}` }] : []),
      ];
    }),
  );
}

function foundIn({ wasGone, isNotice }: NonNullable<LetterFacts["shownAgain"]>) {
  if (isNotice) return "packet.later.reinserted";
  return wasGone ? "packet.later.returned" : "packet.later.still_reported";
}

/** What the post did with the letters of a dispute's present round. */
function arrivalsIn({ bureaus: progress }: DisputeRecord, language: Language) {
  const words = packetWords[language];
  return bureaus.flatMap((bureau) => {
    const { deliveredAt, returnedAt, dueOn, kind } = progress[bureau] ?? {};
    // A statement is kept, and what is added is answered with its dispute.
    const isAnswered = dueOn !== undefined && kind !== "consumer_statement" && kind !== "added_information";
    const values = { bureau: letterName(bureau, kind, language), due: isAnswered ? longDate(dueOn, language) : "" };
    const delivered = fillPacket(words[isAnswered ? "packet.delivered" : "packet.deliveredOnly"], values);
    return [
      ...(deliveredAt ? [{ at: deliveredAt, text: delivered }] : []),
      ...(returnedAt ? [{ at: returnedAt, text: fillPacket(words["packet.returned"], values) }] : []),
    ];
  });
}

/**
 * The dispute's steps, what the post did with each letter, and what came back, in the order of time.
 *
 * @param disputes the dispute, and then the letters that were written beside it
 * @param rounds the dispute's own
 * @param dayAt the day of an instant where the member lives
 */
export function packetTimeline(
  disputes: readonly DisputeRecord[],
  { orders, rounds }: { orders: readonly MailOrder[]; rounds: readonly LettersRecord[] },
  { language, dayAt }: { language: Language; dayAt: (instant: string) => Day },
): [string, string][] {
  const words = packetWords[language];
  const steps = (disputes[0]?.timeline ?? []).map(({ at, status, outcome, note }) => {
    const said = [words[`disputes.status.${status}`], outcome && words[`disputes.outcome.${outcome}`], note];
    return { at, text: said.filter(Boolean).join(": ") };
  });
  const mailed = orders.flatMap((order) =>
    bureaus.flatMap((bureau) => {
      const { disputeId, round } = order;
      const own = rounds.find((each) => each.disputeId === disputeId && each.round === round);
      // What the dispute says of its kind is that of the present round.
      const kind = own ? own.facts[bureau].kind : disputes.find(({ id }) => id === disputeId)?.bureaus[bureau]?.kind;
      return mailedTo(order, bureau).map(({ mailedAt: at, trackingNumber: number }) => {
        const wording = words[number ? "packet.mailedTracked" : "packet.mailed"];
        const values = { bureau: letterName(bureau, kind, language), number: number ?? "" };
        return { at, text: fillPacket(wording, values) };
      });
    }),
  );
  const cameBack = disputes.flatMap((each) => [...arrivalsIn(each, language), ...answersIn(each, language)]);
  // Of one instant, what happened to a letter comes before the status that it led to.
  const lines = [...mailed, ...beforeIn(rounds, language), ...cameBack, ...steps]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text }): [string, string] => [longDate(dayAt(at), language), text]);
  // An answer that stands in a later round is said by both.
  return lines.filter((line, place) => lines.findIndex((other) => other.join() === line.join()) === place);
}
