import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { mayMailAgain } from "#shared/domain/dispute/mailing";
import { serverNow } from "#web/src/api/server-time";

/** Whether a bureau's letter can be mailed again: it did not arrive, and the bureau has not answered all the same. */
export function isLost({ status, bureaus }: Pick<Dispute, "status" | "bureaus">, bureau: Bureau): boolean {
  const letter = bureaus[bureau];
  return isActive(status) && letter !== undefined && !letter.answer && mayMailAgain(letter, serverNow());
}
