/** The latest order of a pull that a person gave. Times are epoch milliseconds. */
export type PullOrder = {
  /** Whom it asks about: a keyed digest of the SSN. */
  subject: string;
  /** The call that gave it, by its `Idempotency-Key`; none without a key. */
  call?: string;
  askedAt: number;
  /** It is under way until then at most; 0 once it has ended. */
  runsUntil: number;
  /** What the bureaus said, as long as no report was saved of it. */
  answer?: "report" | "refusal";
};

const ANSWER_KEPT_MS = 86_400_000;

export type NextPull =
  /** The bureaus are asked. */
  | "ask"
  /** Another call is asking the same at this moment: its result is this one's. */
  | "join"
  /** The bureaus have answered, and what they said was not saved or not seen: they are not asked, nor paid, again. */
  | "use_answer"
  /** Another call is asking about another person. */
  | "busy";

/**
 * Whether an order's function ended while it asked: its time has passed, it was not ended, and no answer of the bureaus reached it.
 * They may have been asked, and what they said cannot be had from them again.
 */
export function isLost({ runsUntil, answer }: PullOrder, at: Date): boolean {
  return runsUntil > 0 && runsUntil <= at.getTime() && answer === undefined;
}

/** What a call for a pull does, after the latest order of the same person. */
export function nextPull(
  latest: PullOrder | undefined,
  wanted: Pick<PullOrder, "subject" | "call">,
  at: Date,
): NextPull {
  if (!latest) return "ask";
  const isSame = latest.subject === wanted.subject;
  if (latest.runsUntil > at.getTime()) return isSame ? "join" : "busy";
  if (!isSame || at.getTime() - latest.askedAt >= ANSWER_KEPT_MS) return "ask";
  if (latest.answer === "report") return "use_answer";
  // A file may be unfrozen a moment later: only the same call gets the same refusal again.
  const isSameCall = wanted.call !== undefined && wanted.call === latest.call;
  return latest.answer === "refusal" && isSameCall ? "use_answer" : "ask";
}
