import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { AppError } from "#shared/api/errors";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";

export const ITEMS = 6;

export type Known = {
  id: string;
  item: number;
  status: DisputeStatus;
  round: number;
  /** The first answer of the round. */
  answeredAt?: Date;
  corrections: number;
  /** The model's month. */
  submittedIn?: number;
  /** A removed item stays taken: no later report comes in this world. */
  keepsItem?: boolean;
  /** Its letters repeat an earlier round. */
  repeats?: boolean;
};

/** What should be so, in the simplest words: nothing here is taken from the product. */
export type Model = { status: SubscriptionStatus; month: number; used: number; disputes: Known[] };

export type Real = { world: DisputeWorld; userId: string; items: string[] };

export type Outcome = "done" | AppError["code"];

export async function outcomeOf(run: Promise<unknown>): Promise<Outcome> {
  try {
    await run;
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export async function userOf({ world, userId }: Real): Promise<UserRecord> {
  const user = await world.users.get(userId, { isConsistent: true });
  if (!user) throw new Error("The member is gone");
  return user;
}

export const OPEN: readonly DisputeStatus[] = ["draft", "submitted", "sent", "in_review"];
export const holds = ({ status, keepsItem }: Known) => OPEN.includes(status) || keepsItem === true;
/** Whether "not mine" about an item has been refused since its bureaus last removed it. */
export function isRefused(model: Model, item: number): boolean {
  const answers = model.disputes.flatMap((known) => {
    if (known.item !== item) return [];
    return [...Array<DisputeStatus>(known.round - 1).fill("rejected"), known.status];
  });
  return answers.slice(answers.lastIndexOf("resolved") + 1).includes("rejected");
}
export const isTaken = (model: Model, item: number) =>
  model.disputes.some((known) => known.item === item && holds(known));
