import { ulid } from "ulid";
import { type OwnFile, partPulledAt, provenBureaus, type ReportRecord } from "#functions/repositories/reports";
import type { Reading } from "#functions/repositories/uploads";
import type { CreditReport, NegativeItem } from "#shared/api/schemas/report";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf, noonOf } from "#shared/domain/days";
import { middleScore } from "#shared/domain/report/bureau-file";
import { isStill, type KnownItem } from "#shared/domain/report/known-items";
import { withPoint } from "#shared/domain/report/score-history";
import type { ReadReport } from "#shared/domain/report/upload/analyze";
import { combined, foundItems } from "#shared/domain/report/upload/combine";
import { cut } from "#shared/domain/text/cut";

type Upload = { userId: string; uploadId: string };
type Known = { previous?: ReportRecord; disputedIds: ReadonlySet<string>; at: Date };

const sources: Record<ReadReport["source"], string> = {
  experian: "Experian report",
  equifax: "Equifax report",
  transunion: "TransUnion report",
  tri_merge: "Report with three bureaus",
};

/** What a file shows, as it is kept until its member confirms it. @param known the items of the report before, and of disputes */
export function readingOf(read: ReadReport, { known, at }: { known: readonly KnownItem[]; at: Date }): Reading {
  const { source, reportedOn, consumerNames, files, countedNegatives, namelessPages, unreadPages } = read;
  return {
    source,
    reportedOn,
    identities: Object.fromEntries(files.flatMap(({ bureau, identity }) => (identity ? [[bureau, identity]] : []))),
    readAt: at.toISOString(),
    consumerNames,
    bureaus: files.map(({ bureau }) => bureau),
    scores: Object.fromEntries(files.flatMap(({ bureau, score }) => (score === null ? [] : [[bureau, score]]))),
    items: foundItems(read, { known, ids: () => ulid(at.getTime()), today: dayOf(at) }),
    withoutAccounts: files.every(({ entries }) => entries.length === 0) || undefined,
    countedNegatives,
    namelessPages,
    unreadPages,
  };
}

/**
 * The report that an upload becomes with these items, together with what was known before it: never bureau data, whatever the
 * file says. Its id is the upload's: an upload becomes one report.
 */
export function uploadedReport(reading: Reading, upload: Upload, known: Known): ReportRecord {
  const { previous, disputedIds, at } = known;
  const pulledAt = pulledAtOf(reading, known);
  const earlier = earlierOf(reading, known, pulledAt);
  const negativeItems = combined(fromUpload(reading.items, upload), reading.bureaus, {
    previous: previous?.negativeItems ?? [],
    isNewer: isNewer(reading, previous),
    disputedIds,
    today: dayOf(at),
  });
  return {
    userId: upload.userId,
    reportId: upload.uploadId,
    ...scoresAt(reading.scores, previous, pulledAt),
    bureaus: bureaus.filter((bureau) => [...(previous?.bureaus ?? []), ...reading.bureaus].includes(bureau)),
    createdAt: at.toISOString(),
    pulledAt,
    dataSource: "uploaded_report",
    dataSourceDetails: detailsOf(reading, previous),
    isRealBureauData: false,
    isServerPulled: false,
    proven: provenAfter(reading, previous),
    unseen: unseenOf(reading, known),
    ...earlier,
    ownFiles: filesUsed([...(previous?.ownFiles ?? []), ...filesOf(reading, upload, at)], {
      ...earlier,
      pulledAt,
      negativeItems,
    }),
    negativeItems,
  };
}

const fromUpload = (items: readonly NegativeItem[], { uploadId }: Upload) =>
  items.map((item) => ({ ...item, bureauViews: item.bureauViews?.map((view) => ({ ...view, uploadId })) }));

function filesOf(reading: Reading, { uploadId }: Upload, at: Date): OwnFile[] {
  const { bureaus: read, identities = {}, reportedOn } = reading;
  const ownAt = ownTimeOf(reading, at).toISOString();
  return read.map((bureau) => ({ uploadId, bureau, at: ownAt, ...(identities[bureau] ?? { on: reportedOn }) }));
}

/** The files that an item or a bureau's part of the report is from; of items that a member has added it is not known which. */
function filesUsed(files: readonly OwnFile[], report: Pick<ReportRecord, "earlier" | "pulledAt" | "negativeItems">) {
  const shows = ({ uploadId, bureau }: OwnFile) =>
    report.negativeItems.some(({ bureauViews, bureaus }) =>
      bureauViews
        ? bureauViews.some((view) => view.bureau === bureau && view.uploadId === uploadId)
        : bureaus.includes(bureau),
    );
  return files.filter((file) => file.at === partPulledAt(report, file.bureau) || shows(file));
}

/** What an old file says is in the report beside what is known: it is proven no more. */
function provenAfter(reading: Reading, previous: ReportRecord | undefined): Bureau[] {
  const others = (previous ? provenBureaus(previous) : []).filter((bureau) => !reading.bureaus.includes(bureau));
  return isNewer(reading, previous) ? [...others, ...reading.bureaus] : others;
}

/** What the newest file of each bureau does not show; one that may be an old one says nothing of today. */
function unseenOf({ items, ...reading }: Reading, { previous, disputedIds }: Known): ReportRecord["unseen"] {
  if (!isNewer({ items, ...reading }, previous)) return previous?.unseen;
  const isShown = (item: NegativeItem) => items.some((found) => found.id === item.id || isStill(item, found));
  const unseen = (previous?.negativeItems ?? []).filter((item) => disputedIds.has(item.id) && !isShown(item));
  const ids = unseen.map(({ id }) => id);
  return { ...previous?.unseen, ...Object.fromEntries(reading.bureaus.map((bureau) => [bureau, ids])) };
}

/** The answer about an upload: the items that its file shows, each with its places there. */
export function analysisOf(uploadId: string, reading: Reading, report: CreditReport): UploadAnalysis {
  const { items, bureaus: read, scores, consumerNames } = reading;
  const { withoutAccounts, countedNegatives, namelessPages, unreadPages } = reading;
  const negativeItems = items.flatMap((item) => {
    const views = (item.bureauViews ?? []).filter(({ bureau }) => read.includes(bureau));
    const place = views.find(({ evidence }) => evidence)?.evidence;
    if (!place) return [];
    const { fields: _, ...where } = place;
    const fields = views.flatMap(({ bureau, evidence }) =>
      (evidence?.fields ?? []).map((field) => ({ ...field, bureau })),
    );
    const isDisputed = report.negativeItems.some(({ id, isDisputed }) => id === item.id && isDisputed);
    return { ...item, isDisputed, ...where, fields };
  });
  return {
    uploadId,
    negativeItems,
    scores: {
      experianScore: scores.experian ?? null,
      equifaxScore: scores.equifax ?? null,
      transunionScore: scores.transunion ?? null,
    },
    bureausFound: read,
    consumerNames,
    withoutAccounts,
    countedNegatives,
    namelessPages,
    unreadPages,
    report,
  };
}

/** No older than what was known of its bureaus; a report without a day of its own might be an old one. */
function isNewer({ reportedOn, bureaus: read }: Reading, previous: ReportRecord | undefined): boolean {
  if (previous === undefined) return true;
  if (reportedOn === undefined) return false;
  const known = read.filter((bureau) => previous.bureaus.includes(bureau));
  return known.every((bureau) => reportedOn >= dayOf(partPulledAt(previous, bureau)));
}

/** The parts of the report that are from before its day: a letter says which report it is about. */
function earlierOf(reading: Reading, { previous, at }: Known, pulledAt: string): Pick<ReportRecord, "earlier"> {
  const own = ownTimeOf(reading, at).toISOString();
  const parts = bureaus.flatMap((bureau): [Bureau, string][] => {
    const known = previous?.bureaus.includes(bureau) ? [partPulledAt(previous, bureau)] : [];
    const latest = [...known, ...(reading.bureaus.includes(bureau) ? [own] : [])].sort().at(-1);
    return latest === undefined || latest === pulledAt ? [] : [[bureau, latest]];
  });
  return parts.length > 0 ? { earlier: Object.fromEntries(parts) } : {};
}

/** A report speaks of its own day, at noon, and never of a day to come; without one, of the moment it came. */
function pulledAtOf(reading: Reading, { previous, at }: Known): string {
  const before = previous === undefined ? 0 : Date.parse(previous.pulledAt);
  return new Date(Math.max(ownTimeOf(reading, at).getTime(), before)).toISOString();
}

function ownTimeOf({ reportedOn }: Reading, at: Date): Date {
  const time = reportedOn === undefined ? at : noonOf(reportedOn);
  return time < at ? time : at;
}

/** The scores there are now, and how they went. Most reports print none: then the ones before stay, with their own days. */
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

function detailsOf({ source, reportedOn }: Reading, previous: ReportRecord | undefined) {
  const dated = reportedOn === undefined ? "" : ` of ${reportedOn}`;
  const before = previous ? ` What it does not speak of: ${previous.dataSourceDetails.source}.` : "";
  return {
    source: "Uploaded by the member",
    realDataDelivered: false,
    description: cut(`Read from the member's own file: ${sources[source]}${dated}.${before}`, 500),
  };
}
