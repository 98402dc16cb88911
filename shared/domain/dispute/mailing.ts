import { type Bureau, bureaus } from "../bureau/bureau";
import { addBusinessDays, type Day, dayOf } from "../days";
import type { Actor, DisputeStatus } from "./dispute";
import type { LetterKind } from "./letter-kind";

/** Why an approved letter cannot leave: the post refuses it for good, or its words have changed since the approval. */
export const heldBackReasons = ["post", "words"] as const;

/** After so many days without the post's scan at a bureau a letter is looked after; certified mail takes two to five. */
export const SCAN_DAYS = 10;

const DAY_MS = 86_400_000;

/** What has become of one bureau's letter; instants. */
export type LetterFate = {
  reportsItem: boolean;
  mailedAt?: string;
  deliveredAt?: string;
  returnedAt?: string;
  heldBackAt?: string;
  mailAgainAfter?: string;
  /** What the bureau answered: it had the letter, whatever the post says. */
  answer?: object;
};

/** From when on a letter without a scan counts as lost: undefined for one that has arrived, came back or is not on its way. */
export function lostFrom(letter: LetterFate): Date | undefined {
  const { reportsItem, mailedAt, deliveredAt, returnedAt, mailAgainAfter } = letter;
  if (!reportsItem || !mailedAt || deliveredAt || returnedAt || mailAgainAfter) return undefined;
  return new Date(Date.parse(mailedAt) + SCAN_DAYS * DAY_MS);
}

/** Whether a letter may be mailed again: it came back, could not leave, or its delivery has not been confirmed for 10 days. */
export function mayMailAgain(letter: LetterFate, at: Date): boolean {
  if (!letter.reportsItem || letter.deliveredAt || letter.mailAgainAfter) return false;
  if (letter.returnedAt || letter.heldBackAt) return true;
  const lost = lostFrom(letter);
  return lost !== undefined && lost <= at;
}

/** The letters that are not answered yet. */
export function unanswered<F extends LetterFate>(letters: Partial<Record<Bureau, F>>): F[] {
  return bureaus.flatMap((bureau) => {
    const letter = letters[bureau];
    return letter?.reportsItem && !letter.answer ? [letter] : [];
  });
}

/** Whether none of the unanswered letters is at its bureau or on its way there: each came back, could not leave, or counts as lost. */
export function isNoneOnItsWay(letters: Partial<Record<Bureau, LetterFate>>, at: Date): boolean {
  const awaited = unanswered(letters);
  return (
    awaited.length > 0 && awaited.every((letter) => letter.mailAgainAfter !== undefined || mayMailAgain(letter, at))
  );
}

type Approved = { status: DisputeStatus; mailAfter?: string; needsAddress?: true; lacksAddress?: boolean };

/** Whether approved letters can still be taken back: they wait for their day, or for the member's address. */
export function mayTakeBack({ status, mailAfter, needsAddress, lacksAddress }: Approved, at: Date): boolean {
  if (status !== "submitted") return false;
  return needsAddress === true || lacksAddress === true || (mailAfter !== undefined && new Date(mailAfter) > at);
}

/** Whether the day on which a letter was to leave is over, and the next business day has come. */
export function isPastMailDay(mailAfter: string, today: Day): boolean {
  return today >= addBusinessDays(dayOf(mailAfter), 1);
}

/** Whether the mail service has not taken approved letters on their day: nothing is said of it but that they are tried again. */
export function isMailingLate({ status, mailAfter, needsAddress }: Approved, today: Day): boolean {
  return status === "submitted" && !needsAddress && mailAfter !== undefined && isPastMailDay(mailAfter, today);
}

type Asking = { reportsItem: boolean; kind?: LetterKind; complaintFrom?: Day };
type AskingOf<F extends Asking> = Pick<F, "reportsItem" | "kind" | "complaintFrom">;

/** What a letter is for, whenever it leaves. */
export function askingOf<F extends Asking>({ reportsItem, kind, complaintFrom }: F): AskingOf<F> {
  return { reportsItem, kind, ...(complaintFrom && { complaintFrom }) };
}

/**
 * Of each bureau that gets a letter only that, and what the letter asks for: letters that are approved now have met no fate yet. What
 * the others have answered before stays.
 */
export function unmailed<F extends LetterFate & Asking>(
  letters: Partial<Record<Bureau, F>>,
): Partial<Record<Bureau, F | AskingOf<F>>> {
  const states = bureaus.flatMap((bureau) => {
    const letter = letters[bureau];
    if (!letter) return [];
    return [[bureau, letter.reportsItem ? askingOf(letter) : letter] as const];
  });
  return Object.fromEntries(states);
}

/** When the first of a dispute's letters that were ordered again is due; undefined when none was. */
export function nextMailAgain(letters: Partial<Record<Bureau, LetterFate>>): string | undefined {
  return bureaus.flatMap((bureau) => letters[bureau]?.mailAgainAfter ?? []).sort()[0];
}

/**
 * A person who says that the bureaus have the letters, without the post's proof, is believed until it comes: the bureaus' clocks start
 * at that instant. Of letters that came back or were held back that cannot be said.
 */
export function claimDelivery<F extends LetterFate>(
  letters: Partial<Record<Bureau, F>>,
  at: string,
): Partial<Record<Bureau, F>> {
  const claimed = bureaus.flatMap((bureau) => {
    const letter = letters[bureau];
    const isOut = letter?.reportsItem && !letter.deliveredAt && !letter.returnedAt && !letter.heldBackAt;
    return letter ? [[bureau, isOut ? { ...letter, deliveredAt: at } : letter] as const] : [];
  });
  return Object.fromEntries(claimed);
}

export type Timeline = readonly { at: string; status: DisputeStatus; by: Actor }[];

/** Whether a delivery is what a person claimed, with the instant at which they did, and not the post's own proof. */
export function isClaimedDelivery(timeline: Timeline, deliveredAt: string | undefined): boolean {
  return timeline.some(({ at, status, by }) => status === "in_review" && by !== "mail" && at === deliveredAt);
}
