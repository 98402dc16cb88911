import { createHash } from "node:crypto";
import { hasLetter, LETTER_EDITION } from "#functions/letters/dispute-letter";
import { letterParagraphs, letterText } from "#functions/letters/letter-text";
import { type WrittenFacts, writtenLetter } from "#functions/letters/shared-letter";
import type { DisputeRecord, LetterHashes } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrder } from "#functions/repositories/mail-orders";
import type { Dispute, DisputeDetail } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { detailsOf } from "#shared/domain/dispute/reasons";
import { exhibitsOfAll } from "#shared/domain/evidence/exhibit";
import { lastMailed } from "./mailed-letters";
import { lastSentIn, writtenIn } from "./written-letters";

type Facts = Record<Bureau, WrittenFacts>;

/** A dispute with the letters of its present round, as the contract shows it. */
export function disputeView(dispute: DisputeRecord, letters: LettersRecord): Dispute {
  const { explanation } = letters.facts.experian;
  const additionalDetails = detailsOf(dispute.disputeReason, explanation);
  return { ...dispute, additionalDetails, letterContent: letterContent(letters) };
}

/** What the member chose for the letters; the file numbers are each bureau's own. */
function detailsIn(facts: Facts): DisputeDetail["letterDetails"] {
  const { fileNumber: _, ...same } = facts.experian.details ?? {};
  const numbers = bureaus.flatMap((bureau) => {
    const number = facts[bureau].details?.fileNumber;
    return number ? [[bureau, number] as const] : [];
  });
  return { ...same, fileNumbers: Object.fromEntries(numbers) };
}

/** A dispute with the letters of every round; `rounds` as stored, the first one first. */
export function disputeDetail(dispute: DisputeRecord, rounds: LettersRecord[]): DisputeDetail {
  const present = rounds.find(({ round }) => round === dispute.round);
  const view = present ? disputeView(dispute, present) : dispute;
  const exhibits = present ? exhibitsOfAll(present.facts) : [];
  const lettersVersion = present && versionOf(hashesOf(writtenIn(present)));
  const earlier = rounds.filter(({ round }) => round < dispute.round);
  return {
    ...view,
    letterParagraphs: present && paragraphsOf(present),
    statedFacts: present?.facts.experian.statedFacts,
    exhibits: exhibits.length > 0 ? exhibits : undefined,
    hasIdEnclosed: present?.facts.experian.hasIdEnclosed || undefined,
    letterDetails: present && detailsIn(present.facts),
    sharedWith: present?.peers?.map(({ disputeId, facts }) => ({
      disputeId,
      accountName: facts.experian.item.creditorName,
    })),
    lettersVersion,
    rounds: earlier.map((letters) => ({
      round: letters.round,
      letterContent: letterContent(letters),
      // The next round's letters name the answer that they contradict.
      outcome: sameOutcome(rounds.find(({ round }) => round === letters.round + 1)),
    })),
  };
}

/** What all bureaus answered; each for itself is said where they answered differently. */
function sameOutcome(next: LettersRecord | undefined) {
  const outcomes = new Set(bureaus.flatMap((bureau) => next?.facts[bureau].previous?.outcome ?? []));
  return outcomes.size === 1 ? [...outcomes][0] : undefined;
}

/** The tracking numbers are kept with the mail order: a list needs none. Each is of the letter that left last. */
export function withTrackingNumbers(detail: DisputeDetail, order: MailOrder): DisputeDetail {
  const tracked = bureaus.flatMap((bureau) => {
    const progress = detail.bureaus[bureau];
    const trackingNumber = lastMailed(order, bureau)?.trackingNumber;
    return progress ? [[bureau, { ...progress, trackingNumber }] as const] : [];
  });
  return { ...detail, bureaus: Object.fromEntries(tracked) };
}

/** Each letter sentence by sentence, with its Spanish: letters to bureaus are in English. */
function paragraphsOf(letters: LettersRecord): DisputeDetail["letterParagraphs"] {
  const facts = lastSentIn(letters);
  return Object.fromEntries(writtenTo(facts).map((bureau) => [bureau, letterParagraphs(writtenLetter(facts[bureau]))]));
}

/** JSON text `{ experian, equifax, transunion, generatedAt }`, each letter that there is as plain text. */
export function letterContent(letters: LettersRecord): string {
  const facts = lastSentIn(letters);
  const texts = Object.fromEntries(writtenTo(facts).map((bureau) => [bureau, textOf(facts[bureau])]));
  return JSON.stringify({ ...texts, generatedAt: letters.generatedAt });
}

const writtenTo = (facts: Facts) => bureaus.filter((bureau) => hasLetter(facts[bureau]));

/** What an approval records of the letters that were shown. */
export function hashesOf({ experian, equifax, transunion }: Facts): LetterHashes {
  const hashes = { experian: hashOf(experian), equifax: hashOf(equifax), transunion: hashOf(transunion) };
  return { ...hashes, edition: LETTER_EDITION };
}

/** What the three letters of a dispute say, in a few letters: another word of them is another version. */
export function versionOf({ experian, equifax, transunion }: LetterHashes): string {
  return createHash("sha256").update(`${experian} ${equifax} ${transunion}`).digest("base64url").slice(0, 22);
}

/** SHA-256 of the letter as it is shown, with its exhibits, excerpts and drawn signature: base64url. */
export function hashOf(facts: WrittenFacts): string {
  const { exhibits = [], details = {}, parts = [facts] } = facts;
  const files = exhibits.map(({ sha256, shows }) => `\n${sha256}${shows ? ` ${JSON.stringify(shows)}` : ""}`).join("");
  const excerpts = parts.map(({ item }) => (item.excerpt ? `\n${JSON.stringify(item.excerpt)}` : "")).join("");
  const drawing = details.signature ? `\n${JSON.stringify(details.signature)}` : "";
  return createHash("sha256")
    .update(`${textOf(facts)}${files}${drawing}${excerpts}`)
    .digest("base64url");
}

/** One letter as plain text. */
export function textOf(facts: WrittenFacts): string {
  return letterText(writtenLetter(facts));
}
