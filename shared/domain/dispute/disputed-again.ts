import { type Bureau, bureaus } from "../bureau/bureau";
import type { Answerable } from "./bureau-answers";
import type { DisputeStatus } from "./dispute";
import { isAnswer, isOpen } from "./life-cycle";

type Disputed = {
  id: string;
  negativeItemId: string;
  /** Of a later letter: the dispute that it is about. */
  partOf?: string;
  status: DisputeStatus;
  timeline: readonly { at: string }[];
  bureaus: Partial<Record<Bureau, Pick<Answerable, "reportsItem" | "answer">>>;
};

/**
 * The bureaus at which an answered dispute has no next step any more, because its item is disputed again there: an item has one next
 * step at a bureau, and it is the newer dispute's. Bureaus to which the newer one writes nothing are followed by the one before.
 *
 * @param all all of the member's
 */
export function disputedAgainAt(dispute: Disputed, all: readonly Disputed[]): Bureau[] {
  if (!isAnswer(dispute.status)) return [];
  const newer = all.filter((other) => isNewer(other, dispute));
  return bureaus.filter((bureau) => newer.some((other) => isWrittenTo(other, bureau)));
}

/** A letter about a dispute is no newer one, nor is the dispute that a letter is about. Of two answered ones the later answer counts. */
function isNewer(other: Disputed, dispute: Disputed): boolean {
  if (other.id === dispute.id || other.id === dispute.partOf || other.partOf !== undefined) return false;
  if (other.negativeItemId !== dispute.negativeItemId) return false;
  return isOpen(other.status) || lastStepAt(other) > lastStepAt(dispute);
}

const lastStepAt = ({ timeline }: Disputed) => timeline.at(-1)?.at ?? "";

function isWrittenTo({ bureaus: progress }: Disputed, bureau: Bureau): boolean {
  const { reportsItem, answer } = progress[bureau] ?? {};
  return reportsItem === true || answer !== undefined;
}
