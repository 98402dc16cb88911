import type { MailedLetter, MailOrder } from "#functions/repositories/mail-orders";
import type { Bureau } from "#shared/domain/bureau/bureau";

/** The letter of a round that left last to a bureau: the first one, or one that was mailed again. */
export function lastMailed(
  { mailed, again = [] }: Pick<MailOrder, "mailed" | "again">,
  bureau: Bureau,
): MailedLetter | undefined {
  return again.findLast((each) => each.bureau === bureau && each.mailed)?.mailed ?? mailed[bureau];
}
