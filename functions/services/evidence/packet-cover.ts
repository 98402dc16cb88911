import { longDate } from "#functions/letters/letter-values";
import type { PacketCover } from "#functions/letters/packet-pdf";
import { answerSaid, fillPacket, packetWords } from "#functions/letters/packet-words";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { PacketReader } from "#shared/api/schemas/evidence";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { complaintsOf } from "#shared/domain/dispute/complaint";
import { type CoverLetter, type LettersOfDispute, lettersTo } from "./packet-letters";

type CoverFacts = LettersOfDispute & { memberLanguage: Language; today: Day };

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

/** What became of each letter to a bureau, the first one first; undefined for a bureau that no letter has left to. */
function standOf(bureau: Bureau, facts: CoverFacts): string | undefined {
  const letters = lettersTo(bureau, facts);
  return letters.length > 0 ? letters.map((letter) => said(letter, facts).join(" · ")).join("\n") : undefined;
}

function said({ kind, mailedAt, number, ...fate }: CoverLetter, { dayAt }: CoverFacts): string[] {
  const { deliveredOn, dueOn, answer, letterOn, isUnanswered } = fate;
  const on = (wording: string, day: Day | undefined) =>
    day ? [fillPacket(wording, { day: longDate(day, "en") })] : [];
  const asks = kind && kind !== "none" ? `${words[`packet.kind.${kind}`]}: ` : "";
  return [
    ...on(`${asks}${words["packet.cover.mailed"]}`, dayAt(mailedAt)),
    ...(number ? [fillPacket(words["packet.cover.number"], { number })] : []),
    ...on(words["packet.cover.received"], deliveredOn),
    ...on(words["packet.cover.due"], dueOn),
    ...(answer ? [answerSaid(answer, "en")] : []),
    ...(isUnanswered ? [words["packet.cover.unanswered"]] : []),
    ...on(words["packet.cover.dated"], letterOn),
  ];
}
