/** The six steps of the onboarding, in their order. */
const stepNames = ["profile", "documents", "creditCheck", "selection", "payment", "account"] as const;
type StepName = (typeof stepNames)[number];

/** 1 Personal Info, 2 ID Upload, 3 Credit Check, 4 Select Disputes, 5 Payment, 6 Account Creation. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

export const steps: readonly Step[] = [1, 2, 3, 4, 5, 6];
export const LAST_STEP: Step = 6;

/** What is known of the visitor's progress; everything else about the steps follows from it. */
export type StepProgress = {
  isProfileComplete: boolean;
  hasBothSides: boolean;
  hasReport: boolean;
  isSelectionComplete: boolean;
  isPaymentReported: boolean;
  isMember: boolean;
};

/** Names a step by its number, from 1 on. */
export function nameOf(step: Step): StepName {
  return stepNames[step - 1] ?? "profile";
}

/** With a visitor's payment the selection became drafts: from then on they are changed in the account, not in the onboarding. */
export function isOrdered({
  isPaymentReported,
  isMember,
}: Pick<StepProgress, "isPaymentReported" | "isMember">): boolean {
  return isPaymentReported && !isMember;
}

/** A stored report proves the first three steps: it cannot exist without them, or a member brought it along. */
export function isDone(step: Step, stepProgress: StepProgress): boolean {
  switch (step) {
    case 1:
      return stepProgress.hasReport || stepProgress.isProfileComplete;
    case 2:
      return stepProgress.hasBothSides || (stepProgress.hasReport && stepProgress.isMember);
    case 3:
      return stepProgress.hasReport;
    case 4:
      return stepProgress.isSelectionComplete || isOrdered(stepProgress);
    case 5:
      return stepProgress.isPaymentReported;
    case 6:
      return stepProgress.isMember;
  }
}

/** A step opens only when every step before it is complete; the first is always open. */
export function isOpen(step: Step, stepProgress: StepProgress): boolean {
  return steps.every((earlier) => earlier >= step || isDone(earlier, stepProgress));
}

/** The furthest step that may be opened now. */
export function lastReachableStep(stepProgress: StepProgress): Step {
  return steps.findLast((step) => isOpen(step, stepProgress)) ?? 1;
}

/** Where a person begins when the address names no step: a member with a report selects disputes, everyone else continues. */
export function firstStep(stepProgress: StepProgress): Step {
  return stepProgress.isMember && stepProgress.hasReport ? 4 : lastReachableStep(stepProgress);
}

/**
 * The step that an address asks for (`?step=5`, as the payment page's way back does), or the nearest one before it that is
 * open. Undefined when it asks for none.
 */
export function stepAsked(asked: string | null, stepProgress: StepProgress): Step | undefined {
  const step = steps.find((candidate) => String(candidate) === asked);
  if (step === undefined) return undefined;

  return isOpen(step, stepProgress) ? step : lastReachableStep(stepProgress);
}

/** Whether what this step asks for is there. */
export function canGoNext(step: Step, stepProgress: StepProgress): boolean {
  return step !== LAST_STEP && isDone(step, stepProgress);
}
