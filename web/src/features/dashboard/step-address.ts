import type { Dispute } from "#shared/api/schemas/dispute";
import { isAddition } from "#shared/domain/dispute/follow-up";
import type { NextStep } from "#shared/domain/dispute/next-step";

export type Dated = NextStep & { dispute: Dispute };

/** The window that asks for the answer; of a later letter, the place of the letter. */
export function recordOf([first]: Dated[]): string {
  if (!first) return "/disputes";
  return `/disputes?${isAddition(first.dispute) ? "dispute" : "record"}=${first.dispute.id}`;
}

/** Why letters are to be mailed again: they left and may not have arrived, they have not left, or there are some of each. */
export type NotArrived = "lost" | "held" | "both";

/** The letters of the first dispute of which one did not arrive, and what happened to them all. */
export function mailAgainOf([first, ...others]: [Dated, ...Dated[]]): { to: string; why: NotArrived } {
  const held = [first, ...others].filter(({ bureau, dispute }) => dispute.bureaus[bureau]?.heldBackAt);
  const why = held.length === 0 ? "lost" : held.length > others.length ? "held" : "both";
  return { to: `/disputes?letters=${first.dispute.id}`, why };
}
