import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { CreditReport, DataSource, DataSourceDetails, NegativeItem, ScorePoint } from "#shared/api/schemas/report";
import { ReportIdentity } from "#shared/domain/report/report-identity";
import { Bureau } from "#shared/domain/schemas";
import { queryAll } from "./query";
import { packJson, type TransactItem, unpackJson } from "./table";

/** A bureau's part of a file that a member uploaded or copied: what a letter about it says of it. `at`: when it was made, an instant. */
const OwnFile = z.object({ uploadId: z.string(), bureau: Bureau, at: z.string(), ...ReportIdentity.shape });
export type OwnFile = z.infer<typeof OwnFile>;

/** What is the same in memory and in the table. */
const ReportHead = z.object({
  userId: z.string(),
  reportId: z.string(),
  ...CreditReport.pick({ creditScore: true, experianScore: true, equifaxScore: true, transunionScore: true }).shape,
  bureaus: CreditReport.shape.bureaus,
  createdAt: z.string(),
  /** When the bureaus answered, or when the client says so; an instant. */
  pulledAt: z.string(),
  dataSource: DataSource,
  dataSourceDetails: DataSourceDetails,
  isRealBureauData: z.boolean(),
  /** The service pulled it: a client's word is never enough. */
  isServerPulled: z.boolean(),
  history: z.array(ScorePoint),
  /** Of an uploaded report: the bureaus of which it says what their newest file does, or a pull. Of others it may say what is old. */
  proven: z.array(Bureau).optional(),
  /** Ids of the items that the newest file of a bureau does not show there, and that stay because a dispute rests on them. */
  unseen: z.partialRecord(Bureau, z.array(z.string())).optional(),
  earlier: CreditReport.shape.earlier,
  /** The files that its items are from, as far as a bureau did not send them. */
  ownFiles: z.array(OwnFile).optional(),
});

/** Amounts in whole US dollars; account numbers are masked but for the last 4 before they come here. */
export const ReportRecord = ReportHead.extend({ negativeItems: z.array(NegativeItem) });
export type ReportRecord = z.infer<typeof ReportRecord>;

const ReportItem = ReportHead.extend({ payload: z.instanceof(Uint8Array) });

/**
 * Credit reports by id: key `userId`, `reportId` (a ULID). The items are one gzipped JSON value. The latest is the one that
 * `user.latestReport` names: a report that no user record points to does not count.
 *
 * | access | key | units |
 * |---|---|---|
 * | one | GetItem | 0.5 read per 4 KB; a report of 12 items has about 3 KB (1 per 4 KB more, consistent, when it is not seen at once) |
 * | create | Put, before `user.latestReport` is pointed to it | 1 write per KB |
 * | ids of a user | Query userId | 0.5 read per 4 KB of whole reports |
 * | all of a user | Query userId | 0.5 read per 4 KB |
 * | delete | DeleteItem | 1 write per KB |
 */
export class ReportRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** A report of its owner; undefined when the owner has none of that id. Read consistently before it says so. */
  async get(userId: string, reportId: string): Promise<ReportRecord | undefined> {
    return (await this.read({ userId, reportId }, false)) ?? this.read({ userId, reportId }, true);
  }

  /** A report is never changed. */
  async create(report: ReportRecord): Promise<void> {
    const { Put: put } = this.createWrite(report);
    if (put) await this.documents.send(new PutCommand(put));
  }

  /** The write of a new report, for a transaction. */
  createWrite({ negativeItems, ...head }: ReportRecord): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: { ...head, payload: packJson(negativeItems) },
        ConditionExpression: "attribute_not_exists(reportId)",
      },
    };
  }

  /** All of a user's, the first one first. */
  async all(userId: string): Promise<ReportRecord[]> {
    const items = await queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :userId",
      ExpressionAttributeValues: { ":userId": userId },
    });
    return items.map(toReport);
  }

  /** The ids of everything that one user has, for deleting it all. */
  async idsOf(userId: string): Promise<string[]> {
    const items = await queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :userId",
      ExpressionAttributeValues: { ":userId": userId },
      ProjectionExpression: "reportId",
    });
    return items.map((item) => String(item.reportId));
  }

  /** Deletes a report; one that is gone is no error. */
  async delete(userId: string, reportId: string): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: { userId, reportId } }));
  }

  private async read(key: { userId: string; reportId: string }, isConsistent: boolean) {
    const get = new GetCommand({ TableName: this.table, Key: key, ConsistentRead: isConsistent });
    const { Item: item } = await this.documents.send(get);
    return item && toReport(item);
  }
}

/** When the part of a report that speaks of a bureau was made. */
export function partPulledAt(
  { earlier, pulledAt }: Pick<ReportRecord, "earlier" | "pulledAt">,
  bureau: Bureau,
): string {
  return earlier?.[bureau] ?? pulledAt;
}

/** The bureaus whose newest file no longer shows an item that is kept because of its dispute. */
export function unseenOf({ id, bureaus }: NegativeItem, { unseen }: ReportRecord): Bureau[] | undefined {
  const by = bureaus.filter((bureau) => unseen?.[bureau]?.includes(id));
  return by.length > 0 ? by : undefined;
}

/** The bureaus of which a report proves something: a client's bare word proves nothing. */
export function provenBureaus({ isServerPulled, bureaus, proven = [] }: ReportRecord): Bureau[] {
  return isServerPulled ? bureaus : proven;
}

/** What the user record shows of its latest report, so that the dashboard need not read it. */
export function summaryOf(report: ReportRecord) {
  const { reportId, creditScore, experianScore, equifaxScore, transunionScore, pulledAt } = report;
  const negativeItems = report.negativeItems.length;
  return { reportId, creditScore, experianScore, equifaxScore, transunionScore, negativeItems, pulledAt };
}

function toReport(stored: Record<string, unknown>): ReportRecord {
  // Reports from before the field had its name.
  const isServerPulled = stored.isServerPulled ?? stored.serverMade;
  const { payload, ...head } = ReportItem.parse({ ...stored, isServerPulled });
  return { ...head, negativeItems: z.array(NegativeItem).parse(unpackJson(payload)) };
}
