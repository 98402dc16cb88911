import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrder } from "#functions/repositories/mail-orders";
import { isAsApproved } from "#functions/services/disputes/hand-to-mail";
import { printLetter } from "#functions/services/disputes/print-letter";
import { type PrintServices, printedWith } from "#functions/services/disputes/printed-with";
import { writtenIn } from "#functions/services/disputes/written-letters";
import type { Bureau } from "#shared/domain/bureau/bureau";

type Mailed = { letters: LettersRecord; order?: MailOrder; bureau: Bureau; readBy: string };

/**
 * A mailed letter for a reader who is not its bureau, with the last four digits of a Social Security number that was printed in full.
 * Undefined where the letter has no whole number, and where it would be printed in other words than it was mailed in.
 */
export async function letterForOthers(
  { letters, order, bureau, readBy }: Mailed,
  services: PrintServices,
): Promise<Uint8Array | undefined> {
  const facts = writtenIn(letters)[bureau];
  if (!facts.details?.showsSsn) return undefined;
  if (order ? !isAsApproved(order, facts, bureau) : isMailed(letters, bureau)) return undefined;
  const shortened = { ...facts, details: { ...facts.details, showsSsn: undefined } };
  // The letter is shown also where a proof was deleted after it left.
  const exhibitsOf: PrintServices["exhibitsOf"] = async (...of) => (await services.exhibitsOf(...of)) ?? [];
  const own = await printedWith(shortened, { userId: letters.ownerId, by: readBy }, { ...services, exhibitsOf });
  return own && printLetter(shortened, own);
}

const isMailed = ({ mailed = [] }: LettersRecord, bureau: Bureau) => mailed.includes(bureau);
