import { ulid } from "ulid";
import type { ReportRecord } from "#functions/repositories/reports";
import type { Found } from "#functions/repositories/uploads";
import type { CreditReport } from "#shared/api/schemas/report";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { middleScore } from "#shared/domain/report/bureau-file";
import { withPoint } from "#shared/domain/report/score-history";
import type { ReadReport } from "#shared/domain/report/upload/analyze";
import { combined } from "#shared/domain/report/upload/combine";
import { cut } from "#shared/domain/text/cut";

type Upload = { userId: string; uploadId: string };
type Known = { previous?: ReportRecord; disputedIds: ReadonlySet<string>; at: Date };

const sources: Record<ReadReport["source"], string> = {
  experian: "Experian report",
  equifax: "Equifax report",
  transunion: "TransUnion report",
  tri_merge: "Report with three bureaus",
};

/**
 * The report that an upload becomes, together with what was known before it: never bureau data, whatever the file says. Its id
 * is the upload's, so that reading the same upload again finds it instead of making another.
 */
export function uploadedReport(read: ReadReport, upload: Upload, known: Known): { report: ReportRecord; found: Found } {
  const { previous, disputedIds, at } = known;
  const items = combined(read, {
    previous: previous?.negativeItems ?? [],
    isNewer: isNewer(read, previous),
    disputedIds,
    ids: () => ulid(at.getTime()),
    today: dayOf(at),
  });
  const own = Object.fromEntries(read.files.flatMap(({ bureau, score }) => (score === null ? [] : [[bureau, score]])));
  const spoken = new Set<Bureau>([...(previous?.bureaus ?? []), ...read.files.map(({ bureau }) => bureau)]);
  const pulledAt = pulledAtOf(read, known);
  const report: ReportRecord = {
    userId: upload.userId,
    reportId: upload.uploadId,
    ...scoresAt(own, previous, pulledAt),
    bureaus: bureaus.filter((bureau) => spoken.has(bureau)),
    createdAt: at.toISOString(),
    pulledAt,
    dataSource: "uploaded_report",
    dataSourceDetails: detailsOf(read, previous),
    isRealBureauData: false,
    isServerPulled: false,
    negativeItems: items.all,
  };
  const itemIds = items.found.map(({ id }) => id);
  return { report, found: { itemIds, bureaus: read.files.map(({ bureau }) => bureau), scores: own } };
}

/** The answer about an upload: the items that its file shows, each with its places there. */
export function analysisOf(uploadId: string, { itemIds, bureaus: read, scores }: Found, report: CreditReport) {
  const negativeItems = itemIds.flatMap((id) => {
    const item = report.negativeItems.find((each) => each.id === id);
    const views = (item?.bureauViews ?? []).filter(({ bureau }) => read.includes(bureau));
    const place = views.find(({ evidence }) => evidence)?.evidence;
    if (!item || !place) return [];
    const { fields: _, ...where } = place;
    const fields = views.flatMap(({ bureau, evidence }) =>
      (evidence?.fields ?? []).map((field) => ({ ...field, bureau })),
    );
    return { ...item, ...where, fields };
  });
  const analysis: UploadAnalysis = {
    uploadId,
    negativeItems,
    scores: {
      experianScore: scores.experian ?? null,
      equifaxScore: scores.equifax ?? null,
      transunionScore: scores.transunion ?? null,
    },
    bureausFound: read,
    report,
  };
  return analysis;
}

/** A report without a day of its own might be an old one. */
function isNewer({ reportedOn }: ReadReport, previous: ReportRecord | undefined): boolean {
  return previous === undefined || (reportedOn !== undefined && reportedOn >= dayOf(previous.pulledAt));
}

/** A report speaks of its own day, at noon, and never of a day to come; without one, of the moment it came. */
function pulledAtOf({ reportedOn }: ReadReport, { previous, at }: Known): string {
  const noon = reportedOn === undefined ? at.getTime() : Date.parse(`${reportedOn}T12:00:00.000Z`);
  const before = previous === undefined ? 0 : Date.parse(previous.pulledAt);
  return new Date(Math.max(Math.min(noon, at.getTime()), before)).toISOString();
}

/** The scores there are now, and how they went. Most reports print none: then the ones before stand, with their own days. */
function scoresAt(own: Partial<Record<Bureau, number>>, previous: ReportRecord | undefined, pulledAt: string) {
  const history = previous?.history ?? [];
  const scores = {
    experianScore: own.experian ?? previous?.experianScore ?? null,
    equifaxScore: own.equifax ?? previous?.equifaxScore ?? null,
    transunionScore: own.transunion ?? previous?.transunionScore ?? null,
  };
  const creditScore = middleScore(Object.values(scores).map((score) => ({ score })));
  const point = { date: dayOf(pulledAt), creditScore, ...scores };
  const hasOwn = Object.keys(own).length > 0;
  return { creditScore, ...scores, history: hasOwn ? withPoint(history, point) : history };
}

function detailsOf({ source, reportedOn }: ReadReport, previous: ReportRecord | undefined) {
  const dated = reportedOn === undefined ? "" : ` of ${reportedOn}`;
  const before = previous ? ` What it does not speak of: ${previous.dataSourceDetails.source}.` : "";
  return {
    source: "Uploaded by the member",
    realDataDelivered: false,
    description: cut(`Read from the member's own file: ${sources[source]}${dated}.${before}`, 500),
  };
}
