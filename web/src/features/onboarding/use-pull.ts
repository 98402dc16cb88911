import { useState } from "react";
import * as z from "zod";
import type { Consent, Consents, CreditPullResult, Profile } from "#shared/api/schemas/onboarding";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { serverNow } from "#web/src/api/server-time";
import { useLatestProgress } from "./queries";
import { PULL_DELAY_MS, useIsShown } from "./timing";

type PullState =
  | { phase: "idle" }
  | { phase: "running"; percent: number }
  | { phase: "success" }
  /** The report is there, and could not be fetched to be shown. */
  | { phase: "unseen"; error: unknown }
  | { phase: "failed"; error: unknown };

/** The written instructions of the consumer: FCRA 604(a)(2), 15 U.S.C. § 1681b(a)(2). */
const PERMISSIBLE_PURPOSE = "written_instructions_604a2";
const SUCCESS_SHOWN_MS = 600;

type Ask = { profile: Profile; consents: Consents; language: Consent["language"] };

/** The credit pull: starts a second after the click, shows its progress, and ends with the report or with what went wrong. */
export function usePull(isMember: boolean) {
  const refresh = useLatestProgress();
  const [state, setState] = useState<PullState>({ phase: "idle" });
  const isShown = useIsShown();

  const start = async (ask: Ask) => {
    setState({ phase: "running", percent: 0 });
    await wait(PULL_DELAY_MS);
    if (!isShown.current) return;

    setState({ phase: "running", percent: PULL_STARTED_PERCENT });
    const ticks = setInterval(() => setState(grow), PULL_TICK_MS);
    try {
      const result = await pull(ask);
      if (isMember) await saveToAccount(result, pullOrder.of(ask));
    } catch (error) {
      return setState({ phase: "failed", error });
    } finally {
      clearInterval(ticks);
    }
    await show();
  };

  const show = async () => {
    setState({ phase: "running", percent: 100 });
    try {
      await Promise.all([refresh(), wait(SUCCESS_SHOWN_MS)]);
      pullOrder.done();
      setState({ phase: "success" });
    } catch (error) {
      setState({ phase: "unseen", error });
    }
  };

  return { state, start, show, reset: () => setState({ phase: "idle" }) };
}

/** Asked again under its own key until the report was seen: a pull is paid for, and an answer may get lost. */
async function pull(ask: Ask): Promise<CreditPullResult> {
  try {
    return await send(ask, pullOrder.of(ask));
  } catch (error) {
    // What was asked before a reload of the page was not quite the same.
    const isOther = error instanceof ApiError && error.code === "IDEMPOTENCY_KEY_REUSED";
    if (isAnswer(error)) pullOrder.done();
    if (isOther) return pull(ask);
    throw error;
  }
}

/** The server has decided; anything else may be the loss of an answer, or a pull that still runs. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== "CONFLICT";
}

function send({ profile, consents, language }: Ask, { key, askedAt }: PullOrder): Promise<CreditPullResult> {
  return call("onboarding/pull-credit", {
    idempotencyKey: key,
    body: {
      profileData: profile,
      consent: {
        ...consents,
        consentTimestamp: askedAt,
        permissiblePurpose: PERMISSIBLE_PURPOSE,
        language,
      },
    },
  });
}

/** A member's own copy of the result. The server has the pull already, so a failure costs nothing and is only logged. */
async function saveToAccount(result: CreditPullResult, { key, askedAt }: PullOrder): Promise<void> {
  const { reportId, creditScore, experianScore, equifaxScore, transunionScore, ...data } = result;
  const hasBureauScore = [experianScore, equifaxScore, transunionScore].some((score) => score !== null);
  try {
    await call("credit-report/save-report", {
      idempotencyKey: key,
      body: {
        creditScore: hasBureauScore ? creditScore : null,
        experianScore,
        equifaxScore,
        transunionScore,
        reportData: {
          reportId,
          bureaus: data.bureaus,
          pullDate: askedAt,
          negativeItems: data.negativeItems,
          dataSource: data.dataSource,
          dataSourceDetails: data.dataSourceDetails,
          isRealBureauData: data.dataSourceDetails.realDataDelivered,
        },
      },
    });
  } catch (error) {
    console.warn("The report was not saved to the account", error);
  }
}

function grow(state: PullState): PullState {
  if (state.phase !== "running" || state.percent >= 100) return state;
  return { phase: "running", percent: nextPercent(state.percent, Math.random()) };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const PULL_TICK_MS = 500;
export const PULL_STARTED_PERCENT = 10;
const IN_PROGRESS_PERCENT = 25;
const CAP_PERCENT = 90;
const LARGEST_GROWTH = 12;

/**
 * The percentage after one more tick of half a second: 10 becomes 25, then it grows at random and waits at 90 for the bureaus.
 *
 * @param random a number from 0 to 1
 */
export function nextPercent(percent: number, random: number): number {
  if (percent < IN_PROGRESS_PERCENT) return IN_PROGRESS_PERCENT;
  return Math.min(CAP_PERCENT, Math.round(percent + 1 + random * LARGEST_GROWTH));
}

const PullOrder = z.object({ key: z.string(), askedAt: z.string() });
/** One order of a credit pull: its `Idempotency-Key`, and when the consent was given. Nothing of the person. */
type PullOrder = z.infer<typeof PullOrder>;

const STORED_AS = "credit-pull";

let asked: { content: string; order: PullOrder } | undefined;

/** The order whose report was not seen yet. It survives a reload of the page, so that the same pull is not paid for twice. */
const pullOrder = {
  /** The same for the same request; after a reload, for the first one. */
  of(request: unknown): PullOrder {
    const content = JSON.stringify(request);
    if (asked?.content !== content) {
      const order = (asked === undefined && stored()) || newOrder();
      asked = { content, order };
      store(JSON.stringify(order));
    }
    return asked.order;
  },
  /** It was refused, or its report was seen: the next one is another. */
  done(): void {
    asked = undefined;
    store(null);
  },
};

const newOrder = (): PullOrder => ({ key: crypto.randomUUID(), askedAt: serverNow().toISOString() });

function stored(): PullOrder | undefined {
  try {
    return PullOrder.safeParse(JSON.parse(sessionStorage.getItem(STORED_AS) ?? "null")).data;
  } catch {
    return undefined;
  }
}

function store(order: string | null): void {
  try {
    if (order === null) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, order);
  } catch {
    // A browser that keeps nothing: the order lives as long as the page.
  }
}
