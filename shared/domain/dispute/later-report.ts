import { type Bureau, bureaus } from "../bureau/bureau";
import { addDays, type Day, dayOf } from "../days";
import { type Answerable, answerOf, isCarried } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import { hasRemovedItem, isRemoved, rejectedOutcomes } from "./life-cycle";

/**
 * What a report from after a bureau's answer says of it: `confirmed`, that the item is gone or changed as the bureau wrote;
 * `still_reported`, that an item reported as deleted is still there; `returned`, that one whose removal was confirmed is there again;
 * `gone`, that an item which the bureau kept or did not answer about is there no longer. `reinserted` is no report's word but the
 * bureau's own: that it has put back what it had removed, FCRA 611(a)(5)(B)(ii), 15 U.S.C. § 1681i(a)(5)(B)(ii).
 */
export const laterFindings = ["confirmed", "still_reported", "returned", "reinserted", "gone"] as const;
export type LaterFinding = (typeof laterFindings)[number];

/** What a later report showed, and its day; of `reinserted` the date of the bureau's notice. */
export type LaterReport = { source: "later_report"; finding: LaterFinding; on: Day };

/** How a bureau's file shows a disputed item: not at all, as its letters described it, or with other values. */
export type Shown = "absent" | "same" | "changed";

/** Whether an item that a bureau has removed is there still, or again. */
export function isThereAgain({ laterReport }: { laterReport?: Pick<LaterReport, "finding"> }): boolean {
  const { finding } = laterReport ?? {};
  return finding === "still_reported" || finding === "returned" || finding === "reinserted";
}

/** What a report shows of an item, and the day that this is from; nothing for a bureau that it does not speak of. */
export type SeenReport = Partial<Record<Bureau, Seen>>;
type Seen = { on: Day; shown: Shown };

/** Whether an item that a bureau had removed is in its file again, by a later report or by its own notice. */
function isPutBack({ laterReport }: { laterReport?: Pick<LaterReport, "finding"> }): boolean {
  return laterReport?.finding === "returned" || laterReport?.finding === "reinserted";
}

type Progress = Answerable & { laterReport?: LaterReport };
export type Compared = {
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  resolvedAt?: string;
  bureaus: Partial<Record<Bureau, Progress>>;
};

const correcting: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

/** The bureaus of a dispute after a later report; undefined when the report says nothing new of any answer. */
export function afterReport<D extends Compared>(dispute: D, report: SeenReport): D["bureaus"] | undefined {
  const changed = bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    const isWritten = progress && (progress.reportsItem || isCarried(progress));
    const seen = report[bureau];
    const finding = isWritten && seen ? findingOf(dispute, progress, seen) : undefined;
    if (!seen || !finding) return [];
    const laterReport = finding === "none" ? undefined : { source: "later_report", finding, on: seen.on };
    return [[bureau, { ...progress, laterReport }] as const];
  });
  return changed.length > 0 ? { ...dispute.bureaus, ...Object.fromEntries(changed) } : undefined;
}

/**
 * Undefined when nothing new is found, `none` when what was found before holds no longer; a report of the letter's own day may be from
 * before it, and the one that the answer was taken from is its proof.
 */
function findingOf(dispute: Compared, progress: Progress, { on, shown }: Seen): LaterFinding | "none" | undefined {
  const said = saidBy(dispute, progress);
  const before = progress.laterReport;
  if (!said || on < said.from || (before && on <= before.on)) return undefined;
  if (rejectedOutcomes.includes(said.outcome)) return ofRefusal(before, shown);
  const finding = isRemoved(said.outcome) ? ofRemoval(before, shown) : ofCorrection(said.outcome, shown);
  if (finding !== before?.finding) return finding;
  // The newest report that shows it proves more than the one of the days after the bureau's letter.
  return finding === "still_reported" ? finding : undefined;
}

/** A refusal is followed up only while the item is there. */
function ofRefusal(before: LaterReport | undefined, shown: Shown): "gone" | "none" | undefined {
  const wasGone = before?.finding === "gone";
  if (shown === "absent") return wasGone ? undefined : "gone";
  return wasGone ? "none" : undefined;
}

/** After these the item had been gone. */
const wasConfirmed: readonly LaterFinding[] = ["confirmed", "returned", "reinserted"];

function ofRemoval(before: LaterReport | undefined, shown: Shown): LaterFinding {
  if (shown === "absent") return "confirmed";
  return before && wasConfirmed.includes(before.finding) ? "returned" : "still_reported";
}

/** Whether a value that stays the same should have changed, only the member can say: nothing is claimed then. */
function ofCorrection(outcome: DisputeOutcome, shown: Shown): LaterFinding | undefined {
  return correcting.includes(outcome) && shown !== "same" ? "confirmed" : undefined;
}

function saidBy(dispute: Compared, progress: Progress) {
  const answer = answerOf(dispute, progress);
  if (!answer) return undefined;
  const { outcome, source, answeredOn = dayOf(answer.recordedAt) } = answer;
  // Silence has no day: what is gone since the letter left is gone, whenever the silence was recorded.
  if (outcome === "no_response" && progress.mailedAt) return { outcome, from: addDays(dayOf(progress.mailedAt), 1) };
  return { outcome, from: source === "later_report" ? answeredOn : addDays(answeredOn, 1) };
}

/** Whether a dispute's item is gone, and a later report of each bureau that was written to shows that. */
export function isConfirmedRemoved(dispute: Compared): boolean {
  const written = Object.values(dispute.bureaus).filter((progress) => progress.reportsItem || isCarried(progress));
  return (
    hasRemovedItem(dispute) &&
    written.length > 0 &&
    written.every(({ laterReport }) => laterReport?.finding === "confirmed")
  );
}

/** Whether a dispute's item counts as removed: at once when the bureaus say so, until it is seen to be there still, or again. */
export function countsAsRemoved(dispute: Compared): boolean {
  return hasRemovedItem(dispute) && !Object.values(dispute.bureaus).some(isThereAgain);
}

/** What a change of a dispute changes in the count of removed items: -1, 0 or 1. */
export function removedChange(before: Compared, after: Compared): number {
  return Number(countsAsRemoved(after)) - Number(countsAsRemoved(before));
}

/**
 * How a dispute ended, where that is proven: `confirmed` when later reports show what each bureau wrote, `refused` when bureaus kept the
 * item or a later report still shows it. Undefined while nothing is proven.
 */
export function provenResult(dispute: Compared): "confirmed" | "refused" | undefined {
  if (dispute.status === "rejected") return "refused";
  if (dispute.status !== "resolved") return undefined;
  const written = Object.values(dispute.bureaus).filter((progress) => progress.reportsItem || isCarried(progress));
  const findings = written.map(({ laterReport }) => laterReport?.finding);
  if (written.some(isThereAgain)) return "refused";
  return findings.length > 0 && findings.every((finding) => finding === "confirmed") ? "confirmed" : undefined;
}

/** Whether bureaus say that a dispute's item is gone, no later report has confirmed it, and none has put it back. */
export function isReportedDeleted(dispute: Compared): boolean {
  const isBack = Object.values(dispute.bureaus).some(isPutBack);
  return hasRemovedItem(dispute) && !isConfirmedRemoved(dispute) && !isBack;
}

/** Whether a removed item is back by a bureau's own notice alone: no report shows it. */
export function isBackByNotice(dispute: Compared): boolean {
  const there = Object.values(dispute.bureaus).filter(isThereAgain);
  return there.length > 0 && there.every(({ laterReport }) => laterReport?.finding === "reinserted");
}

/** Whether bureaus say that they changed a dispute's item. */
const isCorrected = (dispute: Compared) => dispute.status === "resolved" && !hasRemovedItem(dispute);

/** Whether a dispute's item was changed, and a later report of each bureau that was written to shows that. */
export function isConfirmedCorrected(dispute: Compared): boolean {
  return isCorrected(dispute) && provenResult(dispute) === "confirmed";
}

/** Whether bureaus say that they changed a dispute's item, and no later report has confirmed it. */
export function isReportedCorrected(dispute: Compared): boolean {
  return isCorrected(dispute) && !isConfirmedCorrected(dispute);
}
