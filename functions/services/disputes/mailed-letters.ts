import type { MailedLetter, MailOrder } from "#functions/repositories/mail-orders";
import type { Bureau } from "#shared/domain/bureau/bureau";

type Order = Pick<MailOrder, "mailed" | "again">;

/** The letters of a round that left to a bureau, the first one first: also those that were mailed again. */
export function mailedTo({ mailed, again = [] }: Order, bureau: Bureau): MailedLetter[] {
  const letters = [mailed[bureau], ...again.map((each) => (each.bureau === bureau ? each.mailed : undefined))];
  return letters.filter((letter) => letter !== undefined);
}

/** The letter of a round that left last to a bureau. */
export function lastMailed(order: Order, bureau: Bureau): MailedLetter | undefined {
  return mailedTo(order, bureau).at(-1);
}
