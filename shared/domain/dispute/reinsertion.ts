import { type Bureau, bureaus } from "../bureau/bureau";
import { type Day, dayOf } from "../days";
import { type Answerable, answerOf, letterDayOf } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import { isThereAgain, type LaterReport } from "./later-report";
import { isAnswer, isRemoved } from "./life-cycle";

type Progress = Answerable & { laterReport?: LaterReport; laterLetter?: string };
type Reinsertable = {
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  resolvedAt?: string;
  bureaus: Partial<Record<Bureau, Progress>>;
};

/**
 * The bureaus that may have put an item back which they had removed, and from which day on each can have written so: FCRA 611(a)(5)(B)(ii),
 * of a block that is rescinded 605B(c)(2), 15 U.S.C. §§ 1681i(a)(5)(B)(ii), 1681c-2(c)(2). Not those of which that is known.
 */
export function reinsertableAt(dispute: Reinsertable): { bureau: Bureau; from: Day }[] {
  if (!isAnswer(dispute.status)) return [];
  return bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    const answer = progress && answerOf(dispute, progress);
    if (!answer || !isRemoved(answer.outcome) || progress.laterLetter || isThereAgain(progress)) return [];
    return [{ bureau, from: letterDayOf(answer) ?? dayOf(answer.recordedAt) }];
  });
}

/** The bureaus of a dispute after the notice of one of them that the item is back. @param on the date of the notice */
export function afterReinsertion<D extends Reinsertable>(dispute: D, bureau: Bureau, on: Day): D["bureaus"] {
  const laterReport: LaterReport = { source: "later_report", finding: "reinserted", on };
  return { ...dispute.bureaus, [bureau]: { ...dispute.bureaus[bureau], laterReport } };
}

/** The notices that an item is back which can be taken back, each with its date: the ones that no letter follows from yet. */
export function notedReinsertions({ status, bureaus: progress }: Reinsertable): { bureau: Bureau; on: Day }[] {
  if (!isAnswer(status)) return [];
  return bureaus.flatMap((bureau) => {
    const { laterReport, laterLetter } = progress[bureau] ?? {};
    return laterReport?.finding === "reinserted" && !laterLetter ? [{ bureau, on: laterReport.on }] : [];
  });
}

/** The bureaus of a dispute without the notice of one of them; what its reports say of the removal is compared again. */
export function withoutReinsertion<D extends Reinsertable>(dispute: D, bureau: Bureau): D["bureaus"] {
  return { ...dispute.bureaus, [bureau]: { ...dispute.bureaus[bureau], laterReport: undefined } };
}
