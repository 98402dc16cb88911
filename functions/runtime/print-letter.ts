import { disputeLetter } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import { type Enclosure, letterPdf } from "#functions/letters/letter-pdf";
import { faultOf, log } from "./log";

/** Front and back: half of an ID proves nothing. */
const SIDES = 2;

/**
 * The letter as it goes on paper: with the whole birth date, which is nowhere else to be seen. Where enclosures are given, the
 * letter names them only if both sides can be printed: what is no real image never holds back the mail.
 */
export async function printLetter(
  facts: LetterFacts,
  dateOfBirth?: string,
  enclosures?: Enclosure[],
): Promise<Uint8Array> {
  if (!enclosures) return letterPdf(disputeLetter(facts), { dateOfBirth });
  if (enclosures.length === SIDES) {
    try {
      return await letterPdf(disputeLetter(facts), { dateOfBirth, enclosures });
    } catch (error) {
      log({ event: "enclosures", outcome: "left out", fault: faultOf(error) });
    }
  }
  return letterPdf(disputeLetter({ ...facts, hasIdEnclosed: false }), { dateOfBirth });
}
