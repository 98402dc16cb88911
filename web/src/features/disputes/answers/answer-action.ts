import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { NextStep } from "#shared/domain/dispute/next-step";
import type { LaterLetter } from "../letters/use-later-letters";

/** What a member can do at once after an answer was recorded. */
export type AnswerAction =
  | { kind: "write"; letter: LaterLetter }
  | { kind: "retry" }
  | { kind: "record"; bureau: Bureau }
  | { kind: "complain" }
  | { kind: "results" };

type Following = {
  steps: readonly NextStep[];
  /** The letters that are a bureau's next step. */
  letters: readonly LaterLetter[];
  today: Day;
};

/**
 * The one next action after a bureau's answer was recorded: what its step asks for, else what is due at another bureau. None
 * while there is nothing to do but wait.
 */
export function actionAfter(
  dispute: Pick<Dispute, "status" | "partOf">,
  bureau: Bureau,
  { steps, letters, today }: Following,
): AnswerAction | undefined {
  const here = steps.find((each) => each.bureau === bureau);
  const letter = letters.find((each) => each.bureau === bureau);
  if (letter) return { kind: "write", letter };
  if (here?.step === "complain" && here.cfpbFrom && here.cfpbFrom <= today) return { kind: "complain" };
  const mayRetry = dispute.status === "rejected" && !dispute.partOf;
  if (mayRetry && (here?.step === "complain" || here?.step === "proveTheft")) return { kind: "retry" };
  const due = steps.find(({ step }) => step === "record");
  if (due) return { kind: "record", bureau: due.bureau };
  const [other] = letters;
  if (other) return { kind: "write", letter: other };
  return here?.step === "watch" || here?.step === "checkReport" ? { kind: "results" } : undefined;
}
