import { disputeLetter } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import { type Enclosure, letterPdf } from "#functions/letters/letter-pdf";
import { checkImage } from "#functions/providers/id-image/check-image";
import { faultOf, log } from "#functions/shell/log";

/** Front and back: half of an ID proves nothing. */
const SIDES = 2;

/**
 * The letter as it goes on paper: with the whole birth date, which is nowhere else to be seen, and with the enclosures. It names
 * them only if both sides can be printed: what is no real image never holds back the mail.
 */
export async function printLetter(
  facts: LetterFacts,
  dateOfBirth: string | undefined,
  enclosures: Enclosure[],
): Promise<Uint8Array> {
  if (enclosures.length === SIDES) {
    try {
      return await inTurn(() => printEnclosing(facts, dateOfBirth, enclosures));
    } catch (error) {
      log({ event: "enclosures", outcome: "left out", fault: faultOf(error) });
    }
  }
  return letterPdf(disputeLetter({ ...facts, hasIdEnclosed: false }), { dateOfBirth });
}

async function printEnclosing(facts: LetterFacts, dateOfBirth: string | undefined, enclosures: Enclosure[]) {
  for (const { bytes } of enclosures) await checkImage(bytes);
  return letterPdf(disputeLetter(facts), { dateOfBirth, enclosures });
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
