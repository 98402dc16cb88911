import { type Bureau, bureaus } from "../bureau/bureau";
import { addDays, type Day, dayOf } from "../days";
import { type Answerable, answerOf, isSettled } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import { isThereAgain, type LaterReport } from "./later-report";
import type { LetterKind } from "./letter-kind";
import { SCAN_DAYS } from "./mailing";
import { cfpbFrom } from "./reinvestigation";

type Progress = Answerable & {
  deliveredAt?: string;
  /** The post brought the letter back: no bureau has it. */
  returnedAt?: string;
  laterReport?: LaterReport;
  /** The day that the dispute has opened a complaint on, of a later letter that asks for no other investigation. */
  complaintFrom?: Day;
};
type Complained = {
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  resolvedAt?: string;
  bureaus: Partial<Record<Bureau, Progress>>;
};

/** A bureau that there is reason to complain about, and from when the CFPB takes the complaint. */
export type Complaint = { bureau: Bureau; from: Day };

/**
 * About which bureaus a complaint to the CFPB can follow: those that keep the item or have not answered. The CFPB asks that the bureau
 * was written to first, and takes the complaint 45 days after that or once it has answered. A letter whose arrival was not confirmed
 * is taken to have arrived by the day on which it would count as lost; one that came back has not been received.
 */
export function complaintsOf(dispute: Complained): Complaint[] {
  return bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    // What was added to a dispute is complained about with it.
    if (!progress || progress.kind === "added_information") return [];
    const answer = answerOf(dispute, progress);
    const from = complaintFrom(progress, answer);
    if (!from) return [];
    const isGone = progress.laterReport?.finding === "gone";
    if ((isSettled(answer?.outcome) || isGone) && !isThereAgain(progress)) return [];
    return [{ bureau, from }];
  });
}

/** From when the CFPB takes a complaint about one bureau. A later letter about an answer does not make it wait again. */
export function complaintFrom(progress: Progress, answer: Answerable["answer"]): Day | undefined {
  if (progress.complaintFrom || progress.kind === "consumer_statement") return progress.complaintFrom;
  const receivedOn = receivedBy(progress);
  // Only what was answered has a procedure to ask for.
  const answeredBy = progress.kind === "procedure_request" ? progress.mailedAt && dayOf(progress.mailedAt) : undefined;
  if (progress.returnedAt && !receivedOn) return answeredBy ?? progress.answer?.answeredOn;
  return receivedOn && cfpbFrom(receivedOn, answeredBy ?? answer?.answeredOn);
}

/** The later letters about what a bureau has answered, or has not: a cure and a reinsertion ask it to look at the item again. */
const asksNoInvestigation: readonly LetterKind[] = ["procedure_request", "no_answer_demand", "consumer_statement"];

/** Whether a letter leaves the day as it was on which the CFPB takes a complaint about the dispute before it. */
export function keepsComplaintDay(kind: LetterKind): boolean {
  return asksNoInvestigation.includes(kind);
}

function receivedBy({ deliveredAt, returnedAt, mailedAt }: Progress): Day | undefined {
  if (deliveredAt) return dayOf(deliveredAt);
  if (returnedAt) return undefined;
  return mailedAt && addDays(dayOf(mailedAt), SCAN_DAYS);
}
