import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { followUpsFor, letterOfStep } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { useKnownUser } from "#web/src/api/session";
import { useNextSteps } from "#web/src/api/use-next-steps";

export type LaterLetter = { bureau: Bureau; kind: LetterKind };

/** The later letters that a member can write: those that are a bureau's next step, and the others. None without a plan that runs. */
export function useLaterLetters(dispute: Dispute): { next: LaterLetter[]; others: LaterLetter[] } {
  const user = useKnownUser();
  const { steps, today } = useNextSteps(dispute);
  if (user?.subscriptionStatus !== "active") return { next: [], others: [] };
  // Where the item is disputed again, the newer dispute has the letters.
  const own = steps.filter(({ step }) => step !== "followDispute");
  const letters = own.flatMap(({ bureau, step }) =>
    followUpsFor(dispute, bureau, today).map((kind) => ({ bureau, kind, isNext: kind === letterOfStep[step] })),
  );
  return { next: letters.filter(({ isNext }) => isNext), others: letters.filter(({ isNext }) => !isNext) };
}
