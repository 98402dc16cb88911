import type { Actor, DisputeOutcome, DisputeStatus } from "./dispute";
import { activeStatuses, openStatuses } from "./statuses";

type Step = { to: DisputeStatus; by: readonly Actor[] };

const people: readonly Actor[] = ["member", "admin"];

/** The steps that a dispute may take from each status, and who may take them. Anything else is refused. */
const steps: Record<DisputeStatus, readonly Step[]> = {
  draft: [
    { to: "submitted", by: people },
    { to: "sent", by: ["member"] }, // who prints and mails the letters without the service
  ],
  submitted: [
    { to: "sent", by: ["mail"] }, // only the mail can say that letters it was given left
    { to: "draft", by: ["member"] }, // taken back before the letters may leave
    { to: "draft", by: ["system"] }, // the contract was cancelled within the cancellation period
    { to: "draft", by: ["mail"] }, // the approved words cannot be printed any more, or the post refuses the letters
  ],
  sent: [
    { to: "in_review", by: ["mail", ...people] },
    { to: "resolved", by: people }, // a bureau may answer before anyone saw the delivery
    { to: "rejected", by: people },
  ],
  in_review: [
    { to: "resolved", by: people },
    { to: "rejected", by: people },
  ],
  resolved: [{ to: "draft", by: ["member"] }], // a letter about what was deleted and is back
  rejected: [{ to: "draft", by: people }], // the next round
};

/** A step that the table does not have, or not for this actor. */
export class IllegalMove extends Error {
  constructor(from: DisputeStatus, to: DisputeStatus, by: Actor) {
    super(`${by} cannot move a dispute from ${from} to ${to}`);
    this.name = "IllegalMove";
  }
}

/** Whether a dispute may go from one status to the next, and this actor may say so. */
export function mayMove(from: DisputeStatus, to: DisputeStatus, by: Actor): boolean {
  return steps[from].some((step) => step.to === to && step.by.includes(by));
}

/** Whether no letter of a dispute has left, in this round or an earlier one: what has left is evidence, and stays. */
export function isDeletable({ status, round }: { status: DisputeStatus; round: number }): boolean {
  return status === "draft" && round === 1;
}

type TimelineEntry = {
  at: string;
  status: DisputeStatus;
  by: Actor;
  note?: string;
  outcome?: DisputeOutcome;
  corrects?: true;
};

export type Movable = {
  status: DisputeStatus;
  updatedAt: string;
  timeline: TimelineEntry[];
  resolvedAt?: string;
  outcome?: DisputeOutcome;
};

export type Move = { status: DisputeStatus; at: string; by: Actor; note?: string; outcome?: DisputeOutcome };

/**
 * The dispute after a step of its life cycle, with the step in its timeline. `at` is an instant.
 *
 * @throws IllegalMove when the step is not one of the life cycle's or not this actor's
 */
export function moveTo<D extends Movable>(dispute: D, move: Move): D {
  const { status, at, by, note } = move;
  if (!mayMove(dispute.status, status, by)) throw new IllegalMove(dispute.status, status, by);

  return {
    ...dispute,
    status,
    updatedAt: at,
    timeline: [...dispute.timeline, { at, status, by, ...(note ? { note } : {}) }],
    resolvedAt: isAnswer(status) ? at : undefined,
    outcome: answered(move),
  };
}

/** What a bare "resolved" or "rejected" says: most often an item is deleted or verified. */
const defaultOutcome = { resolved: "deleted", rejected: "verified" } as const;

/** What a move records as the bureau's answer: none for a step that is no answer. */
export function answered({ status, outcome }: Pick<Move, "status" | "outcome">): DisputeOutcome | undefined {
  return isAnswer(status) ? (outcome ?? defaultOutcome[status]) : undefined;
}

export const resolvedOutcomes: readonly DisputeOutcome[] = ["deleted", "modified", "blocked", "verified_but_corrected"];
export const rejectedOutcomes: readonly DisputeOutcome[] = ["verified", "frivolous", "no_response", "block_declined"];

/** Whether an outcome belongs to the status that is recorded with it. */
export function fits(status: DisputeStatus, outcome: DisputeOutcome): boolean {
  if (status === "resolved") return resolvedOutcomes.includes(outcome);
  return status === "rejected" && rejectedOutcomes.includes(outcome);
}

/** Outcomes after which the item is gone from the file. */
export function isRemoved(outcome: DisputeOutcome | undefined): boolean {
  return outcome === "deleted" || outcome === "blocked";
}

/** Whether a dispute was answered with the item's removal. */
export function hasRemovedItem({ status, outcome }: Pick<Movable, "status" | "outcome">): boolean {
  return status === "resolved" && isRemoved(outcome);
}

/** A bureau has answered: nothing is awaited any more. */
export const isAnswer = (status: DisputeStatus) => status === "resolved" || status === "rejected";
/** No second dispute of the same item may begin meanwhile. */
export const isOpen = (status: DisputeStatus) => openStatuses.includes(status);
/** Mailed, and not answered yet. */
export const isActive = (status: DisputeStatus) => activeStatuses.includes(status);
