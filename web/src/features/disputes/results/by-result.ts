import type { Dispute } from "#shared/api/schemas/dispute";
import { isAnswer, isRemoved } from "#shared/domain/dispute/life-cycle";

/** Whether any bureau's answer of the present round is recorded. */
export function hasAnswer({ status, bureaus }: Pick<Dispute, "status" | "bureaus">): boolean {
  return isAnswer(status) || Object.values(bureaus).some(({ answer }) => answer !== undefined);
}

/** What was won first: removed, then otherwise resolved, then what was kept. */
export function byResult(a: Dispute, b: Dispute): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ status, outcome }: Dispute): number {
  if (status === "resolved") return isRemoved(outcome) ? 0 : 1;
  return status === "rejected" ? 3 : 2;
}
