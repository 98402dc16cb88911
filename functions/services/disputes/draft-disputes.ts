import { ulid } from "ulid";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { ProofRepository } from "#functions/repositories/proofs";
import type { ReportRecord, ReportRepository } from "#functions/repositories/reports";
import { asConflict, refusedItems, type TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, letters, proofs, reports } from "#functions/services";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import type { Actor } from "#shared/domain/dispute/dispute";
import { statedReasons } from "#shared/domain/dispute/reasons";
import { viewsOf } from "#shared/domain/dispute/statements";
import type { Exhibit } from "#shared/domain/evidence/exhibit";
import type { ReportIdentity } from "#shared/domain/report/report-identity";
import { type AnsweredBefore, findAnswered, lackingSomethingNew, withoutRepeated } from "./answered-before";
import { assertPossible, statementOf } from "./dispute-statement";
import { fromLetters } from "./from-letters";
import { areClaimedUnderOtherIds } from "./items-of-disputes";
import { factsOf, withExhibits } from "./letter-facts-of";
import { reportPagesOf } from "./report-pages-of";
import { reportsNamed } from "./reports-named";

export type DraftServices = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "createWrites" | "transact" | "openItems" | "listAll">;
  letters: Pick<LetterRepository, "putWrite" | "latest" | "rounds">;
  proofs: Pick<ProofRepository, "list">;
  now: () => Date;
};

export type Draft = { dispute: DisputeRecord; letters: LettersRecord };

/** What is to be disputed, and by whom. Without a reason of the member's own a draft may ask for a check and claim nothing. */
export type DraftRequest = NewDispute & { by?: Actor; mayAskOnly?: boolean };

/** Needs `REPORTS_TABLE` (GetItem), `DISPUTES_TABLE` (PutItem, Query) and `USERS_TABLE` (Query). */
export function draftServices(): DraftServices {
  return {
    reports: reports(),
    disputes: disputes(),
    letters: letters(),
    proofs: proofs(),
    now,
  };
}

/**
 * Drafts a dispute for each request about an item of the user's latest report, with a letter to each bureau about what that bureau
 * reports. Reads the report and the member's disputes (0.5 units per 4 KB), writes at most 8 units per dispute.
 *
 * @param beside what is written in the transaction of each draft
 * @throws AppError NOT_FOUND when an item is not in the latest report (nothing is drafted then); VALIDATION_FAILED for a reason
 *   that says nothing or that the report disproves; ALREADY_DISPUTED when the item's last dispute is still open, also under another id
 */
export async function draftDisputes(
  user: UserRecord,
  requests: DraftRequest[],
  services: DraftServices,
  beside: (draft: Draft) => TransactItem[] = () => [],
): Promise<Draft[]> {
  const report = user.latestReport && (await services.reports.get(user.userId, user.latestReport.reportId));
  const asked = requests.map(({ negativeItemId }) => negativeItemId);
  const items = itemsOf(report, asked);
  const pages = await reportPagesOf(user.userId, items, services.proofs);
  const answeredAbout = await findAnswered(user.userId, services);
  const draft = async (request: DraftRequest) => {
    const item = items.find(({ id }) => id === request.negativeItemId);
    if (!report || !item) throw new AppError("NOT_FOUND");
    const reports = reportsNamed(user, report, item);
    const before = await answeredAbout(item.id);
    return draftOf(user, { request, item, exhibits: pages(item), reports, before, at: services.now() });
  };
  const drafts = await Promise.all(requests.map(draft));
  if (report && (await areClaimedUnderOtherIds(items, report, services))) throw new AppError("ALREADY_DISPUTED");
  const reportedAt = report?.pulledAt ?? "";
  return Promise.all(drafts.map((draft) => store(draft, { reportedAt, beside: beside(draft) }, services)));
}

function itemsOf(report: ReportRecord | undefined, ids: readonly string[]): NegativeItem[] {
  return report?.negativeItems.filter(({ id }) => ids.includes(id)) ?? [];
}

/** Items that are in dispute already, or that a still newer report does not have. */
const needsNoDraft = ["ALREADY_DISPUTED", "NOT_FOUND"];

/** The system's draft about each item that needs one; it cannot be sent before the member has given a reason. */
export async function draftNewItems(user: UserRecord, itemIds: string[], services: DraftServices): Promise<void> {
  for (const negativeItemId of itemIds) {
    const request: DraftRequest = { negativeItemId, disputeReason: "other", by: "system", mayAskOnly: true };
    await draftDisputes(user, [request], services).catch((error: unknown) => {
      if (!(error instanceof AppError) || !needsNoDraft.includes(error.code)) throw error;
    });
  }
}

type DraftInput = {
  request: DraftRequest;
  item: NegativeItem;
  /** The pages of the member's own report that show the item. */
  exhibits?: Exhibit[];
  reports: Record<Bureau, ReportIdentity>;
  /** What the bureaus have answered about the item in earlier disputes. */
  before: AnsweredBefore;
  at: Date;
};

function draftOf(user: UserRecord, { request, item, exhibits, reports, before, at }: DraftInput): Draft {
  const createdAt = at.toISOString();
  const id = ulid(at.getTime());
  const { by = "member" } = request;
  const statement = statementOf(request, request);
  const writtenOn = homeDay(user.address?.state, at);
  assertPossible(statement, viewsOf(item), { today: writtenOn, birthYear: user.birthYear });
  const written = withExhibits(factsOf(user, { item, reports, ...statement, writtenOn, round: 1 }), exhibits);
  const needsReason = statedReasons(statement).length === 0 || undefined;
  // Without a reason nothing is said yet, and so nothing again.
  const facts = needsReason ? written : withoutRepeated(written, before);
  const dispute: DisputeRecord = {
    id,
    userId: user.userId,
    negativeItemId: item.id,
    accountName: item.creditorName,
    accountNumber: item.accountNumber,
    disputeReason: request.disputeReason,
    additionalDetails: request.additionalDetails || undefined,
    status: "draft",
    round: 1,
    version: 1,
    ...fromLetters(user, facts),
    timeline: [{ at: createdAt, status: "draft", by }],
    createdAt,
    updatedAt: createdAt,
    needsReason,
    ...(needsReason ? {} : lackingSomethingNew(facts, before)),
  };
  return { dispute, letters: { ownerId: user.userId, disputeId: id, round: 1, generatedAt: createdAt, facts } };
}

/** Letters and dispute are one: letters without a dispute would be found by nothing that erases a member's data. */
async function store(
  draft: Draft,
  { reportedAt, beside }: { reportedAt: string; beside: TransactItem[] },
  { disputes, letters }: DraftServices,
): Promise<Draft> {
  const [dispute, claim] = disputes.createWrites(draft.dispute, reportedAt);
  await disputes.transact([dispute, claim, letters.putWrite(draft.letters), ...beside]).catch((error: unknown) => {
    if (refusedItems(error)?.includes(1)) throw new AppError("ALREADY_DISPUTED");
    return asConflict(error);
  });
  return draft;
}
