import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { isRefusal } from "#web/src/api/api-error";
import { progressQuery } from "./progress-query";

/** What a visitor had entered, and this browser is no longer known by: its cookie is gone, or too old. */
export type LostVisit = {
  /** Step 1 is still on the page. */
  isTyped: boolean;
  wasSigned: boolean;
  mayHavePaid: boolean;
};

/** Whether the server answers another visitor than before: it no longer knows what never goes away by itself. */
export function lostVisit(before: OnboardingProgress, now: OnboardingProgress): LostVisit | undefined {
  if (before.isMember || now.isMember) return undefined;
  const isGone =
    (hasProfile(before) && !hasProfile(now)) ||
    (before.report !== null && now.report === null) ||
    (before.ssnLast4 !== undefined && now.ssnLast4 === undefined);
  if (!isGone) return undefined;

  const mayHavePaid = before.paymentReportedAt !== undefined || before.paymentConfirmedAt !== undefined;
  return { isTyped: true, wasSigned: before.contractSignedAt !== undefined, mayHavePaid };
}

/** The address leads to a later step, as after a reload or on the way back from the payment page, and nothing is known here. */
function lostOnArrival(progress: OnboardingProgress, search: URLSearchParams): LostVisit | undefined {
  const mayHavePaid = search.get("payment") === "opened";
  const isBeyond = mayHavePaid || Number(search.get("step") ?? 1) > 1;
  const isEmpty = !hasProfile(progress) && progress.documents.length === 0 && progress.report === null;
  if (progress.isMember || !isBeyond || !isEmpty) return undefined;

  return { isTyped: false, wasSigned: false, mayHavePaid };
}

/** Whether the visit was lost, before the page was opened or since. @param keepTyped saves what is on the page, once, when it was lost since */
export function useLostVisit(progress: OnboardingProgress, keepTyped: () => void): LostVisit | undefined {
  const [search] = useSearchParams();
  const [seen, setSeen] = useState(progress);
  const [lost, setLost] = useState(() => lostOnArrival(progress, search));
  if (seen !== progress) {
    setSeen(progress);
    const found = lostVisit(seen, progress);
    if (found) setLost(found);
  }

  const keep = useEffectEvent(keepTyped);
  useEffect(() => {
    if (lost?.isTyped) keep();
  }, [lost]);
  return lost;
}

/** Does something under its key, for a visitor whom the server still knows. */
export type SameVisit = <Answer>(key: string, act: () => Promise<Answer>) => Promise<Answer>;

/**
 * Asks the server, before something is done for good, whether it still knows the visitor whose answers are on the page. It does not ask
 * again for what may have been done, but whose answer got lost: its key finds it. A server that does not say stops nothing.
 *
 * @returns what does it; it throws when the visit is lost, and what the call throws
 */
export function useSameVisit(progress: OnboardingProgress): SameVisit {
  const queryClient = useQueryClient();
  const mayBeDone = useRef<string>(undefined);

  return async (key, act) => {
    if (mayBeDone.current !== key) {
      const latest = await queryClient.fetchQuery(progressQuery).catch(() => undefined);
      if (latest && lostVisit(progress, latest)) throw new Error("The server knows nothing of this visit any more");
    }
    mayBeDone.current = key;
    return act().catch((error: unknown) => {
      if (isRefusal(error)) mayBeDone.current = undefined;
      throw error;
    });
  };
}

function hasProfile({ profile }: OnboardingProgress): boolean {
  return Object.keys(profile).length > 0;
}
