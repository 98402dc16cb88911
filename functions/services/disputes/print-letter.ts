import type { ExhibitFile } from "#functions/letters/enclose-exhibits";
import { type Enclosure, letterPdf } from "#functions/letters/letter-pdf";
import type { Secrets } from "#functions/letters/letter-text";
import { longDate } from "#functions/letters/letter-values";
import { namesOf, type WrittenFacts, writtenLetter } from "#functions/letters/shared-letter";
import { checkImage } from "#functions/providers/id-image/check-image";
import { faultOf, log } from "#functions/shell/log";

/** Front and back: half of an ID proves nothing. */
const SIDES = 2;

/** What is printed of the writer beside the facts. */
export type Own = Secrets & { enclosures: Enclosure[]; exhibits: ExhibitFile[] };

/**
 * The letter as it goes on paper: with the whole birth date, which is nowhere else to be seen, and with the enclosures and exhibits.
 * It names copies of the ID only if both sides can be printed: what is no real image never holds back the mail. The same letter is
 * the same file each time.
 */
export async function printLetter(facts: WrittenFacts, own: Own): Promise<Uint8Array> {
  const letter = await printWords(facts, own);
  if (own.exhibits.length === 0) return letter;
  // Most letters enclose nothing, and then the function starts without the code that reads PDFs.
  const { encloseExhibits } = await import("#functions/letters/enclose-exhibits");
  const { consumer, item, parts, writtenOn } = facts;
  const accountNumber = parts ? undefined : item.accountNumber;
  const about = [consumer.fullName, namesOf(facts), accountNumber, longDate(writtenOn, "en")];
  const writtenAt = writtenLetter(facts).writtenAt;
  return encloseExhibits(letter, own.exhibits, { writtenAt, about: about.filter(Boolean).join(" · ") });
}

async function printWords(facts: WrittenFacts, { dateOfBirth, ssn, enclosures }: Own): Promise<Uint8Array> {
  if (enclosures.length === SIDES) {
    try {
      return await inTurn(() => printEnclosing(facts, { dateOfBirth, ssn }, enclosures));
    } catch (error) {
      log({ event: "enclosures", outcome: "left out", fault: faultOf(error) });
    }
  }
  return letterPdf(writtenLetter({ ...facts, hasIdEnclosed: false }), { dateOfBirth, ssn });
}

async function printEnclosing(facts: WrittenFacts, secrets: Secrets, enclosures: Enclosure[]) {
  for (const { bytes } of enclosures) await checkImage(bytes);
  return letterPdf(writtenLetter(facts), { ...secrets, enclosures });
}

let before: Promise<unknown> = Promise.resolve();

/** One after the other: unpacked images take so much memory that those of several letters at once would end the run. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = before.then(work);
  before = turn.then(
    () => undefined,
    () => undefined,
  );
  return turn;
}
