import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { newReportOf } from "#functions/repositories/member-changes";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { partPulledAt, provenBureaus, type ReportRecord, type ReportRepository } from "#functions/repositories/reports";
import type { Change } from "#functions/repositories/stream-changes";
import { refusedItems } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf, laterOf } from "#shared/domain/days";
import { afterReport, removedChange, type SeenReport, type Shown } from "#shared/domain/dispute/later-report";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { isStill } from "#shared/domain/report/known-items";
import { mayBeSame } from "#shared/domain/report/reported-date";
import { type ClaimServices, withClaim } from "./claim-of-returned";

export type CompareServices = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "listAll" | "getNow" | "saveWrite" | "transact"> & ClaimServices;
  letters: Pick<LetterRepository, "latest">;
  counts: Pick<MemberCounts, "countWrite">;
};

const TRIES = 4;

/**
 * Compares a member's answered disputes with a report: what it confirms, and what is still there or there again, is kept with each
 * bureau's answer, and what is there counts as removed no longer. The same report changes nothing more.
 */
export async function compareDisputes(userId: string, reportId: string, services: CompareServices): Promise<void> {
  const report = await services.reports.get(userId, reportId);
  if (!report) return;
  const disputes = await services.disputes.listAll(userId);
  for (const dispute of disputes) await compareDispute(dispute, report, services);
}

/** Compares a member's answered disputes with the report that their record names as new, if it names one. */
export async function compareWithNewReport(
  report: ReturnType<typeof newReportOf>,
  services: CompareServices,
): Promise<void> {
  if (report) await compareDisputes(report.userId, report.reportId, services);
}

/**
 * Compares a dispute whose answer was just recorded with the latest report: the one that confirms it may be there before the
 * member records it.
 */
export async function compareNewAnswer(
  change: Change<DisputeRecord> | undefined,
  services: CompareServices & { users: Pick<UserRepository, "get"> },
): Promise<void> {
  const { before, after } = change ?? {};
  if (!after || answersOf(before) === answersOf(after)) return;
  const user = await services.users.get(after.userId);
  if (user?.latestReport) await compareOne(after, user.latestReport.reportId, services);
}

function answersOf(dispute: DisputeRecord | undefined): string {
  const { status, outcome, bureaus: progress = {} } = dispute ?? {};
  const answers = bureaus.map((bureau) => progress[bureau]?.answer?.recordedAt);
  return JSON.stringify([dispute && isAnswer(dispute.status) && [status, outcome], answers]);
}

/**
 * Compares one dispute, of which an answer was recorded, with a report that may have come before the record.
 *
 * @returns the dispute with what the report says; undefined where it says nothing new
 */
export async function compareOne(
  dispute: DisputeRecord,
  reportId: string,
  services: CompareServices,
): Promise<DisputeRecord | undefined> {
  const report = await services.reports.get(dispute.userId, reportId);
  return report && compareDispute(dispute, report, services);
}

async function compareDispute(
  first: DisputeRecord,
  report: ReportRecord,
  services: CompareServices,
): Promise<DisputeRecord | undefined> {
  const { disputes, letters, counts } = services;
  let dispute: DisputeRecord | undefined = first;
  for (let attempt = 1; dispute && isAnswered(dispute); attempt += 1) {
    const round = await letters.latest(dispute.id);
    const item = itemOf(dispute, report, round?.facts);
    const compared = afterReport(dispute, seenIn(report, item, round?.facts));
    if (!compared) return undefined;
    const updatedAt = laterOf(dispute.updatedAt, report.pulledAt);
    const found = { ...dispute, updatedAt, bureaus: compared };
    const { after, claims } = await withClaim(dispute, found, { item, report }, disputes);
    const removed = removedChange(dispute, after);
    const count = removed === 0 ? [] : [counts.countWrite(dispute.userId, { removed })];
    const isSaved = await disputes.transact([disputes.saveWrite(after), ...claims, ...count]).then(
      () => true,
      (error: unknown) => {
        // Another call changed the dispute in between: what it is now is compared.
        if (!refusedItems(error) || attempt === TRIES) throw error;
        return false;
      },
    );
    if (isSaved) return after;
    dispute = await disputes.getNow(dispute.userId, dispute.id);
  }
  return undefined;
}

const isAnswered = ({ status, bureaus: progress }: DisputeRecord) =>
  isAnswer(status) || Object.values(progress).some(({ answer }) => answer);

type Facts = Partial<Record<Bureau, LetterFacts>>;

function seenIn(report: ReportRecord, item: NegativeItem | undefined, facts: Facts = {}): SeenReport {
  const shownBy = (bureau: Bureau): Shown => {
    if (!item?.bureaus.includes(bureau) || report.unseen?.[bureau]?.includes(item.id)) return "absent";
    const view = item.bureauViews?.find((each) => each.bureau === bureau);
    return view && isChanged(view, facts[bureau]?.item) ? "changed" : "same";
  };
  const onOf = (bureau: Bureau) => dayOf(partPulledAt(report, bureau));
  return Object.fromEntries(
    provenBureaus(report).map((bureau) => [bureau, { on: onOf(bureau), shown: shownBy(bureau) }]),
  );
}

/** One that was gone from a whole report has another id when it is back: its letters describe it. */
function itemOf({ negativeItemId }: DisputeRecord, { negativeItems }: ReportRecord, facts: Facts = {}) {
  const known = negativeItems.find(({ id }) => id === negativeItemId);
  if (known) return known;
  return negativeItems.find((now) => Object.values(facts).some(({ item }) => isStill(item, now)));
}

type Item = NonNullable<NegativeItem["bureauViews"]>[number];

/** Values that move by themselves, as the day of the last report, say nothing. */
const compared = ["amount", "status", "payStatus"] as const;
const dates = ["dateOpened", "dateClosed", "dateOfFirstDelinquency"] as const;

function isChanged(view: Item, before: LetterFacts["item"] | undefined): boolean {
  if (!before?.isReported) return false;
  const hasMoved = dates.some((name) => {
    const [was, is] = [before[name], view[name]];
    return was !== undefined && is !== undefined && !mayBeSame(was, is);
  });
  const hasChanged = compared.some((name) => {
    const [was, is] = [before[name], view[name]];
    return was !== undefined && is !== undefined && was !== is;
  });
  return hasMoved || hasChanged;
}
