import { type Bureau, bureaus } from "../bureau/bureau";
import { addDays, type Day, dayOf } from "../days";
import { type Answerable, answerOf, isSettled } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import type { LaterReport } from "./later-report";
import { SCAN_DAYS } from "./mailing";
import { cfpbFrom } from "./reinvestigation";

type Progress = Answerable & { deliveredAt?: string; laterReport?: LaterReport };
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
 * is taken to have arrived by the day on which it would count as lost.
 */
export function complaintsOf(dispute: Complained): Complaint[] {
  return bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    const receivedOn = progress && receivedBy(progress);
    // What was added to a dispute is complained about with it.
    const hasNoAnswer = progress?.kind === "consumer_statement" || progress?.kind === "added_information";
    if (!receivedOn || hasNoAnswer) return [];
    const answer = answerOf(dispute, progress);
    const isBack = ["returned", "still_reported"].includes(progress.laterReport?.finding ?? "");
    if (isSettled(answer?.outcome) && !isBack) return [];
    return [{ bureau, from: cfpbFrom(receivedOn, answer?.answeredOn) }];
  });
}

function receivedBy({ deliveredAt, mailedAt }: Progress): Day | undefined {
  if (deliveredAt) return dayOf(deliveredAt);
  return mailedAt && addDays(dayOf(mailedAt), SCAN_DAYS);
}
