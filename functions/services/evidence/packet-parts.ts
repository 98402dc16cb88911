import type { PacketPart } from "#functions/letters/packet-pdf";
import { fillPacket, packetWords } from "#functions/letters/packet-words";
import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrder } from "#functions/repositories/mail-orders";
import { isKept, type KeptProof, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { type ReadLetterServices, readLetter } from "#functions/services/disputes/read-letter";
import type { Language } from "#shared/api/schemas/common";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { exhibitsOfAll } from "#shared/domain/evidence/exhibit";
import { letterForOthers } from "./letter-for-others";

export type PartServices = ReadLetterServices & {
  proofs: Pick<ProofRepository, "list">;
  proofFiles: Pick<Bucket, "read">;
};

type Round = { letters: LettersRecord; order?: MailOrder };
type Whole = {
  dispute: DisputeRecord;
  rounds: Round[];
  language: Language;
  readBy: string;
  /** It is for others than the member: of a Social Security number they get the last four digits. */
  isForOthers: boolean;
};

/** Every file of a dispute: the letters as they were mailed, those that wait, then its proofs and the bureaus' answers. */
export async function packetParts(whole: Whole, services: PartServices): Promise<PacketPart[]> {
  const parts: PacketPart[] = [];
  for (const round of whole.rounds) parts.push(...(await letterParts(whole, round, services)));
  for (const proof of await proofsOf(whole, services)) {
    const title = packetWords[whole.language][`evidence.kind.${proof.kind}`];
    const pdf = await services.proofFiles.read(proofKey(proof));
    parts.push({ title: `${title}: ${proof.name}`, pdf, sha256: sha256Of(pdf), asIs: false });
  }
  return parts;
}

async function letterParts(whole: Whole, { letters, order }: Round, services: PartServices): Promise<PacketPart[]> {
  const { dispute, language, readBy, isForOthers } = whole;
  const words = packetWords[language];
  const parts: PacketPart[] = [];
  const add = async (wording: string, bureau: Bureau, asMailed: () => Promise<Uint8Array>) => {
    const letter = fillPacket(wording, { bureau: bureauNames[bureau], round: `${letters.round}` });
    const shortened = isForOthers ? await letterForOthers({ letters, order, bureau, readBy }, services) : undefined;
    const note = shortened && words["packet.ssnShortened"];
    const title = [letter, purposeOf(letters, bureau, language), note].filter(Boolean).join(", ");
    const pdf = shortened ?? (await asMailed());
    parts.push({ title, pdf, sha256: sha256Of(pdf), asIs: true });
  };
  const file = (bureau: Bureau, key?: string) => () => services.files.read(letterFileKey(letters, bureau, key));
  for (const bureau of bureaus) {
    const isPresent = letters.disputeId === dispute.id && letters.round === dispute.round;
    if (letters.mailed?.includes(bureau)) {
      await add(words["packet.letter"], bureau, file(bureau));
      for (const { key } of (order?.again ?? []).filter((again) => again.bureau === bureau && again.mailed))
        await add(words["packet.letterAgain"], bureau, file(bureau, key));
    } else if (isPresent && dispute.bureaus[bureau]?.reportsItem) {
      await add(words["packet.letterDraft"], bureau, () => readLetter(letters, bureau, readBy, services));
    }
  }
  return parts;
}

/** What a letter asks for that is no dispute: a packet may hold several to one bureau. */
function purposeOf({ facts }: LettersRecord, bureau: Bureau, language: Language): string | undefined {
  const { kind } = facts[bureau];
  return kind && kind !== "none" ? packetWords[language][`packet.kind.${kind}`] : undefined;
}

/** The proofs that were kept for the dispute or went with its letters, oldest first. */
async function proofsOf({ dispute, rounds }: Whole, { proofs }: PartServices): Promise<KeptProof[]> {
  const exhibits = rounds.flatMap(({ letters }) => exhibitsOfAll(letters.facts));
  const enclosed = new Set(exhibits.map(({ proofId }) => proofId));
  const kept = (await proofs.list(dispute.userId)).filter(isKept);
  return kept.filter(({ proofId, disputeId }) => disputeId === dispute.id || enclosed.has(proofId));
}
