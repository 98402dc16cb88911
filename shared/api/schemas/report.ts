import * as z from "zod";
import { MONTH_ALONE } from "#shared/domain/report/reported-date";
import { Evidence } from "#shared/domain/report/upload/accounts/evidence";
import { Bureau, FileDate, Impact, ItemType, ReportedDate } from "#shared/domain/schemas";
import { letterLine, letterLineOrNone } from "#shared/domain/text/line";
import { Day, Id, Instant, ItemId } from "./common";

const Score = z.number().int().min(300).max(850);

/**
 * What one bureau reports of a negative item; the values may differ from bureau to bureau. Amounts in US dollars. An amount or a
 * date that is not there is unknown.
 */
export const BureauView = z.object({
  bureau: Bureau,
  creditorName: z.string(),
  accountNumber: z.string().optional(),
  amount: z.number().optional(),
  status: z.enum(["open", "closed"]),
  /** In the bureau's own words, as what else it says of how the account is, or was, paid. */
  payStatus: z.string().optional(),
  payRemark: z.string().optional(),
  /** What both mean together, where that is not what `payStatus` says. */
  understoodStatus: z.string().optional(),
  dateOpened: ReportedDate.optional(),
  /** Of a public record: when it was filed. */
  dateReported: ReportedDate.optional(),
  dateClosed: ReportedDate.optional(),
  dateOfFirstDelinquency: ReportedDate.optional(),
  lastPaymentDate: ReportedDate.optional(),
  /** The last day of the month until which the bureau says that it keeps it. */
  removalOn: Day.optional(),
  /** Newest first, as in Metro 2: 0 current, 1-6 = 30 to 180+ days late, G collection, L charge-off, "-" no data. */
  paymentHistory: z.string().max(24).optional(),
  /** The month of its first mark, `2026-03`, where the report names its months. */
  paymentHistoryMonth: z.string().regex(MONTH_ALONE).optional(),
  /** The bureau's own words mark it as disputed by its consumer. */
  isDisputed: z.boolean().optional(),
  /** It is in a report of AnnualCreditReport.com. */
  fromAnnualReport: z.boolean().optional(),
  /** Of an uploaded report: where its values are in the file. */
  evidence: Evidence.optional(),
  /** Of an uploaded report: the upload that it is from. */
  uploadId: Id.optional(),
});
export type BureauView = z.infer<typeof BureauView>;

export const NegativeItem = z.object({
  id: ItemId,
  itemType: ItemType,
  creditorName: z.string(),
  /** Masked but for the last 4. */
  accountNumber: z.string().optional(),
  amount: z.number().optional(),
  status: z.enum(["open", "closed"]),
  dateOpened: ReportedDate.optional(),
  /** Of a public record: when it was filed. */
  dateReported: ReportedDate.optional(),
  dateClosed: ReportedDate.optional(),
  impact: Impact,
  isDisputed: z.boolean(),
  /** A bureau's answer says that it is gone; the next report confirms it, or shows it again. */
  isRemoved: z.boolean().optional(),
  disputeReasons: z.array(z.string()),
  bureaus: z.array(Bureau).min(1),
  /** Of an item in dispute: the bureaus whose newest uploaded file does not show it any more. Until its answer is recorded it stays. */
  unseenBy: z.array(Bureau).optional(),
  bureauViews: z.array(BureauView).optional(),
  /** Of an item that its member added to a report of AnnualCreditReport.com; of others each bureau's view says it. */
  fromAnnualReport: z.boolean().optional(),
  originalCreditor: z.string().optional(),
  accountType: z.string().optional(),
  lastPaymentDate: ReportedDate.optional(),
  creditLimit: z.number().optional(),
  description: z.string().optional(),
  dateOfFirstDelinquency: ReportedDate.optional(),
  obsoleteOn: ReportedDate.optional(),
  /** Of an uploaded report: the values that its member corrected by the paper. */
  correctedFields: z.array(z.string().max(40)).max(20).optional(),
});
export type NegativeItem = z.infer<typeof NegativeItem>;

export const DataSource = z.string().max(60);
export const DataSourceDetails = z.object({
  source: z.string().max(200),
  realDataDelivered: z.boolean(),
  description: z.string().max(500),
});
export type DataSourceDetails = z.infer<typeof DataSourceDetails>;

export const ScorePoint = z.object({
  date: Day,
  creditScore: Score.nullable(),
  experianScore: Score.nullable(),
  equifaxScore: Score.nullable(),
  transunionScore: Score.nullable(),
  /** The models that made the bureaus' scores, where the report names them. */
  models: z.partialRecord(Bureau, z.string().max(100)).optional(),
});

export const CreditReport = z.object({
  id: Id.nullable(),
  creditScore: Score.nullable(),
  experianScore: Score.nullable(),
  equifaxScore: Score.nullable(),
  transunionScore: Score.nullable(),
  negativeItems: z.array(NegativeItem),
  lastUpdated: Instant.nullable(),
  createdAt: Instant.nullable(),
  dataSource: DataSource.nullable(),
  dataSourceDetails: DataSourceDetails.nullable(),
  isRealBureauData: z.boolean(),
  /** The bureaus that answered. */
  bureaus: z.array(Bureau),
  history: z.array(ScorePoint),
  /** What is said of a bureau may be older than the rest, as after a file of another bureau: the instant of each such part. */
  earlier: z.partialRecord(Bureau, Instant).optional(),
});
export type CreditReport = z.infer<typeof CreditReport>;

/** Any other is replaced by one of ours. */
const ownId = (id: string | undefined) => (ItemId.safeParse(id).success ? id : undefined);

/** A negative item as a client may hand it in: lenient, completed and masked by the server. */
export const ClientProvidedItem = z.object({
  id: z.string().max(64).optional().transform(ownId),
  itemType: ItemType.optional(),
  type: ItemType.optional(),
  creditorName: letterLine(120).optional(),
  creditor: letterLine(120).optional(),
  accountNumber: letterLineOrNone(40).nullish(),
  amount: z.number().min(0).max(100_000_000).nullish(),
  status: z.enum(["open", "closed"]).default("open"),
  dateOpened: FileDate.nullish(),
  dateReported: FileDate.nullish(),
  dateClosed: FileDate.nullish(),
  impact: Impact.optional(),
  bureaus: z.array(Bureau).max(3).optional(),
  originalCreditor: letterLineOrNone(120).nullish(),
  accountType: letterLineOrNone(60).nullish(),
  lastPaymentDate: FileDate.nullish(),
  creditLimit: z.number().min(0).nullish(),
  description: z.string().max(500).nullish(),
  dateOfFirstDelinquency: FileDate.nullish(),
});
export type ClientProvidedItem = z.infer<typeof ClientProvidedItem>;

export const SaveReportBody = z.object({
  creditScore: Score.nullish(),
  experianScore: Score.nullish(),
  equifaxScore: Score.nullish(),
  transunionScore: Score.nullish(),
  reportData: z.object({
    /** The server's own pull, when the report is one: only then is it believed to be bureau data. */
    reportId: Id.optional(),
    bureaus: z.array(Bureau).max(3).default([]),
    pullDate: z.string().max(40).optional(),
    negativeItems: z.array(ClientProvidedItem).max(100).default([]),
    dataSource: DataSource.optional(),
    dataSourceDetails: DataSourceDetails.partial().optional(),
    isRealBureauData: z.boolean().optional(),
  }),
});
export type SaveReportBody = z.infer<typeof SaveReportBody>;
