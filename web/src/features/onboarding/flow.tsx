import { createContext, type RefObject, use, useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import type { Entries, OnboardingProgress, Profile, SaveProgressBody } from "#shared/api/schemas/onboarding";
import type { NegativeItem } from "#shared/api/schemas/report";
import { firstStep, isOrdered, type Step, type StepProgress, stepAsked } from "#shared/domain/onboarding/steps";
import { paidPlanOf } from "#shared/domain/plan/own-plan";
import { type SubscriptionTier, tierOfLink } from "#shared/domain/plan/plan";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { call } from "#web/src/api/call";
import { useKnownUser } from "#web/src/api/session";
import type { Autosave } from "#web/src/ui/autosave";
import { useAutosave } from "#web/src/ui/use-autosave";
import type { ProfileFields, ProfileOutput } from "./profile-checks";
import { useProfile } from "./profile-form";
import { fromWire, type Selection, selectionProblem, toWire, withPlan } from "./selection";

/** Keeps on the server what is typed and chosen. */
export type Saving = Autosave<SaveProgressBody>;

/** What the six steps share. */
type Flow = {
  progress: OnboardingProgress;
  stepProgress: StepProgress;
  step: Step;
  /** Whether the visitor moved to another step since the page was opened. */
  hasMoved: boolean;
  goTo: (step: Step) => Promise<void>;
  /** The step that was asked for last: ahead of `step` while its code is on its way. */
  askedStep: RefObject<Step>;
  form: UseFormReturn<ProfileFields, unknown, ProfileOutput>;
  /** Whether the bureaus were asked already: for whom, is not changed any more. */
  isIdentityKept: boolean;
  /** The profile as the pull takes it; undefined while something is missing, the SSN included. */
  getProfile: () => Profile | undefined;
  /** Of a member who has paid, as the page began: nothing is chosen or paid for it here. */
  paidPlan?: SubscriptionTier;
  selection: Selection;
  /** Stable: memoised rows do not render again because of it. */
  changeSelection: ChangeSelection;
  choosePlan: (plan: SubscriptionTier) => void;
  /** Whether an item can be selected, or taken out again. */
  mayChoose: (item: NegativeItem) => boolean;
  /** Everything else that was typed, chosen or ticked, as it is now; `updateEntries` keeps a change of it. */
  entries: Entries;
  updateEntries: (change: Entries) => void;
  autosave: Saving;
};

/** A choice is saved at once; words wait `delayMs` for the rest of them. */
export type ChangeSelection = (change: (selection: Selection) => Selection, delayMs?: number) => void;

const FlowContext = createContext<Flow | undefined>(undefined);
export const FlowProvider = FlowContext.Provider;

export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (flow === undefined) throw new Error("useFlow outside the onboarding");
  return flow;
}

/** Sets the flow up from what the server kept; later answers of the server change the progress, never what is being typed. */
export function useFlowState(progress: OnboardingProgress): Flow {
  const autosave = useAutosave<SaveProgressBody>((body, { keepalive }) =>
    call("onboarding/save-progress", { body, keepalive }),
  );
  const { form, getProfile, isProfileComplete, isIdentityKept } = useProfile(progress, autosave);
  const user = useKnownUser();
  const [paidPlan] = useState(() => (progress.isMember ? paidPlanOf(user) : undefined));
  const { selection, changeSelection, choosePlan } = useSelection(progress, autosave, paidPlan);
  const { entries, updateEntries } = useEntries(progress, autosave);

  const stepProgress: StepProgress = {
    isProfileComplete,
    hasBothSides: hasBothSides(progress),
    hasReport: progress.report !== null,
    isSelectionComplete: selectionProblem(selection, progress.report?.negativeItems) === undefined,
    isPaymentReported: progress.paymentReportedAt !== undefined,
    isMember: progress.isMember,
  };
  const { step, hasMoved, goTo, askedStep } = useStep(stepProgress, autosave);

  const mayChoose = (item: NegativeItem) => isOpenToDispute(item) && !isOrdered(stepProgress);

  return {
    progress,
    stepProgress,
    step,
    hasMoved,
    goTo,
    askedStep,
    form,
    isIdentityKept,
    getProfile,
    paidPlan,
    selection,
    changeSelection,
    choosePlan,
    mayChoose,
    entries,
    updateEntries,
    autosave,
  };
}

/** The plan of the address comes before the stored one: a person who followed a plan's link wants that plan, but not a second one here. */
function useSelection(progress: OnboardingProgress, autosave: Saving, paidPlan: SubscriptionTier | undefined) {
  const [search, setSearch] = useSearchParams();
  // What a visitor has in dispute is what this very selection became when the payment was reported.
  const selectable = (progress.report?.negativeItems ?? [])
    .filter((item) => isOpenToDispute(item) || !progress.isMember)
    .map((item) => item.id);
  const [selection, setSelection] = useState<Selection>(() => {
    const stored = fromWire(progress.selection, selectable);
    return { ...stored, plan: paidPlan ?? tierOfLink(search.get("plan")) ?? stored.plan };
  });
  const isPreset = selection.plan !== progress.selection.selectedPlan;
  const firstSelection = useRef(isPreset ? selection : undefined);

  useEffect(() => {
    if (firstSelection.current) autosave.note({ selection: toWire(firstSelection.current) });
    firstSelection.current = undefined;
  }, [autosave]);

  const latest = useRef(selection);
  const changeSelection = useCallback<ChangeSelection>(
    (change, delayMs = 0) => {
      latest.current = change(latest.current);
      setSelection(latest.current);
      autosave.save({ selection: toWire(latest.current) }, delayMs);
    },
    [autosave],
  );
  const choosePlan = (plan: SubscriptionTier) => {
    changeSelection((before) => withPlan(before, plan));
    if (plan !== selection.plan) setSearch(withParam("plan", plan), { replace: true });
  };
  return { selection, changeSelection, choosePlan };
}

function useEntries(progress: OnboardingProgress, autosave: Saving) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(progress));

  const updateEntries = (change: Entries) => {
    setEntries((entered) => ({ ...entered, ...change }));
    autosave.save(change);
  };
  return { entries, updateEntries };
}

function entriesOf({ documentKind, consentBoxes, unsignedContract, username }: OnboardingProgress): Entries {
  return { documentKind, consentBoxes, unsignedContract, username } satisfies Record<keyof Entries, unknown>;
}

/** The step is part of the address, so that a reload, the browser's back button and the payment page's way back find it. */
function useStep(stepProgress: StepProgress, autosave: Saving) {
  const [search, setSearch] = useSearchParams();
  const [start] = useState(() => firstStep(stepProgress));
  const step = stepAsked(search.get("step") ?? String(start), stepProgress) ?? start;
  const [arrival] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== arrival && !hasMoved) setHasMoved(true);

  // An address that asked for a closed step would move people on while they still type what opens it.
  const isAddressWrong = useRef(search.has("step") && search.get("step") !== String(arrival));
  useEffect(() => {
    if (isAddressWrong.current) setSearch(withParam("step", String(arrival)), { replace: true });
    isAddressWrong.current = false;
  }, [arrival, setSearch]);

  const askedStep = useRef(step);
  useEffect(() => {
    askedStep.current = step;
  }, [step]);

  const goTo = async (next: Step) => {
    askedStep.current = next;
    const saved = autosave.flush();
    // The contract names the plan that was chosen: the server must know it before it is asked for the text.
    if (next === 5) await saved;
    setSearch(withParam("step", String(next)));
  };
  return { step, hasMoved, goTo, askedStep };
}

export function withParam(name: string, value: string): (search: URLSearchParams) => URLSearchParams {
  return (search) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return next;
  };
}

function hasBothSides({ documents }: OnboardingProgress): boolean {
  const uploaded = documents.filter((document) => document.status === "uploaded").map((document) => document.side);
  return uploaded.includes("front") && uploaded.includes("back");
}
