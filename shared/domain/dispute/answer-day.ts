import { type Bureau, bureaus } from "../bureau/bureau";
import { type Day, dayOf } from "../days";
import type { DisputeOutcome } from "./dispute";
import { isClaimedDelivery, type Timeline } from "./mailing";

/** Why a bureau's letter cannot have the date that is stated: the day on which the letter that it answers was mailed or received. */
export type AnswerDayRefusal = { refusal: "inFuture" | "beforeMailing" | "beforeReceipt"; day?: Day };

/** Each refusal in English, as the API says it; screens say `disputes.answer.day.<refusal>`. `{day}`: the day that it crosses. */
export const answerDayWords: Record<AnswerDayRefusal["refusal"] | "beforeRemoval", string> = {
  inFuture: "The bureau's letter cannot be dated in the future. Please check its date.",
  beforeMailing:
    "Your letter was mailed on {day}, so the bureau's answer cannot be older. Please check the date on its letter.",
  beforeReceipt:
    "The bureau received your letter on {day}, so its answer cannot be older. Please check the date on its letter.",
  beforeRemoval:
    "The bureau had removed the item by {day}, so its notice cannot be older. Please check the date on its letter.",
};

type Asked = {
  sentAt?: string;
  timeline: Timeline;
  bureaus: Partial<Record<Bureau, { mailedAt?: string; deliveredAt?: string; unansweredSince?: Day }>>;
};

/**
 * Why a bureau cannot have answered on a day: it lies ahead, or the bureau did not have the letter yet, as far as the receipt is known.
 * Where it had not answered the letter before, its answer to that one may have come in the meantime. Undefined when it can.
 */
export function answerDayRefusal(
  { sentAt, timeline, bureaus }: Asked,
  bureau: Bureau,
  { answeredOn, today }: { answeredOn: Day; today: Day },
): AnswerDayRefusal | undefined {
  if (answeredOn > today) return { refusal: "inFuture" };
  const { mailedAt = sentAt, deliveredAt, unansweredSince } = bureaus[bureau] ?? {};
  const mailedOn = unansweredSince ?? (mailedAt && dayOf(mailedAt));
  if (mailedOn && answeredOn < mailedOn) return { refusal: "beforeMailing", day: mailedOn };
  if (unansweredSince) return undefined;
  const receivedOn = deliveredAt && !isClaimedDelivery(timeline, deliveredAt) ? dayOf(deliveredAt) : undefined;
  return receivedOn && answeredOn < receivedOn ? { refusal: "beforeReceipt", day: receivedOn } : undefined;
}

/** The refusal as the API says it. */
export function answerDaySentence(refusal: keyof typeof answerDayWords, day = ""): string {
  return answerDayWords[refusal].replace("{day}", day);
}

type Progress = { reportsItem: boolean; mailedAt?: string; answer?: { outcome: DisputeOutcome } };
type Round<P> = { outcome?: DisputeOutcome; bureaus: Partial<Record<Bureau, P>> };

/** A round's bureaus, with the day on which the letter before was mailed to each that had not answered it. */
export function withUnanswered<P extends Progress>(
  progress: Partial<Record<Bureau, P>>,
  lastRound: Round<P> | undefined,
): Partial<Record<Bureau, P & { unansweredSince?: Day }>> {
  const entries = bureaus.flatMap((bureau) => {
    const present = progress[bureau];
    if (!present) return [];
    const { answer, mailedAt } = lastRound?.bureaus[bureau] ?? {};
    const isSilent = present.reportsItem && (answer?.outcome ?? lastRound?.outcome) === "no_response";
    return [[bureau, { ...present, ...(isSilent && mailedAt && { unansweredSince: dayOf(mailedAt) }) }] as const];
  });
  return Object.fromEntries(entries);
}
