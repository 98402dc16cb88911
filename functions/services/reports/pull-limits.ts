import type { LimitRepository, Window } from "#functions/repositories/limits";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { UserRecord } from "#functions/repositories/users";
import { visitorPullLimit } from "#functions/shell/address-limits";
import { optionalEnv } from "#functions/shell/env";
import { log } from "#functions/shell/log";
import { AppError } from "#shared/api/errors";

/** How often, in which window. `special`: the special identities of the simulated bureaus. */
export type PullLimits = { tries: Window; address: Window; ssn: Window; special: Window; budget: Window };

type Services = {
  limits: Pick<LimitRepository, "hit" | "add">;
  onboarding: Pick<OnboardingRepository, "beginPull" | "givePullBack">;
  pullLimits: PullLimits;
};

/** Who asks, from where, about whom: `subject` is the keyed digest of the SSN, `name` tells the people of one account apart. */
type Wanted = { user: UserRecord; address: string; subject: string; name: string; isSpecial: boolean };

export type CountedPull = {
  /** How often this person asked about this subject today, this time included. */
  attempt: number;
  /** For a pull that asked no bureau: it is as if it had not been tried. */
  giveBack: () => Promise<void>;
};

const [TRIES, ADDRESS] = ["credit-pull", "credit-pull-address"];
const [SSN, BUDGET] = ["credit-pull-ssn", "credit-pull-budget"];
const DAY_SECONDS = 86_400;
const PULLS_A_DAY = 3;
/** The share of the day's budget from which the operator is warned. */
const WARN_FROM = 0.8;

/**
 * Counts one pull against all that bounds it: tries of a person and of a client address, the person's own 3 a day, pulls of one
 * SSN over everybody, and the deployment's day. The special identities are for trying out: only the last two bound them.
 *
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countPull(wanted: Wanted, services: Services, at: Date): Promise<CountedPull> {
  const { user, address, subject, name, isSpecial } = wanted;
  const { limits, onboarding, pullLimits } = services;
  const { userId } = user;
  if (!isSpecial) await limits.hit(TRIES, userId, pullLimits.tries, at);
  if (!isSpecial && !user.registeredAt) await limits.hit(ADDRESS, address, pullLimits.address, at);
  const attempt = await onboarding.beginPull(userId, name, isSpecial ? undefined : PULLS_A_DAY, at);

  const undo = [async () => (isSpecial ? undefined : onboarding.givePullBack(userId, at))];
  const giveBack = async () => {
    for (const step of undo.splice(0)) await step();
  };
  const count = async (counter: string, who: string, window: Window) => {
    undo.push(async () => void (await limits.add(counter, { who, seconds: window.seconds, calls: -1 }, at)));
    return limits.hit(counter, who, window, at);
  };
  try {
    await count(SSN, subject, isSpecial ? pullLimits.special : pullLimits.ssn);
    await spend(pullLimits.budget, (window) => count(BUDGET, "deployment", window));
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { attempt, giveBack };
}

/** What it logs is what the alarm counts: once when the day's budget is nearly spent, then for each pull that is refused. */
async function spend(budget: Window, count: (window: Window) => Promise<number>): Promise<void> {
  const spent = await count(budget).catch((error: unknown) => {
    if (error instanceof AppError) log({ event: "pull_budget", outcome: "spent" });
    throw error;
  });
  if (spent === Math.ceil(budget.most * WARN_FROM)) log({ event: "pull_budget", outcome: "nearly_spent" });
}

/** The limits of this deployment: `PULLS_PER_SSN_A_DAY`, `PULLS_PER_TEST_IDENTITY_A_DAY`, `PULLS_A_DAY`. */
export function pullLimits(): PullLimits {
  const daily = (name: string, unlessSaid: number): Window => {
    return { most: Number(optionalEnv(name) ?? unlessSaid), seconds: DAY_SECONDS };
  };
  return {
    tries: { most: 10, seconds: 3_600 },
    address: visitorPullLimit(),
    ssn: daily("PULLS_PER_SSN_A_DAY", 10),
    special: daily("PULLS_PER_TEST_IDENTITY_A_DAY", 10),
    budget: daily("PULLS_A_DAY", 500),
  };
}
