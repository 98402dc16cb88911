import { addDays, type Day } from "../days";
import type { NextStep, StepName } from "./next-step";

/** Looks at a report: before their day they show nothing. */
const looks: readonly StepName[] = ["watch", "checkReport"];
/** "Around" a day begins so many days before it. */
export const BEFORE_LOOK_DAYS = 3;

type Step = Pick<NextStep, "step" | "owner" | "by">;

/** From when a step of the member's own can be taken; undefined where it can be taken now, or is not theirs. */
export function membersTurnFrom({ step, owner, by }: Step, today: Day): Day | undefined {
  const isToCome = looks.includes(step) && today < addDays(by, -BEFORE_LOOK_DAYS);
  return owner === "member" && isToCome ? by : undefined;
}

/** Whether it is the member who has to act now. */
export function isMembersTurn(step: Step, today: Day): boolean {
  return step.owner === "member" && membersTurnFrom(step, today) === undefined;
}
