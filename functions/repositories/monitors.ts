import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Month } from "#shared/domain/report/monitoring";
import { ttlOf } from "#shared/domain/retention/retention";
import { isRefused, type TransactItem } from "./table";

const DAY_MS = 86_400_000;
/** A bureau is asked about a member at most once a day: one without an answer is asked about again the next day. */
const TRIED_AGAIN_AFTER_MS = DAY_MS / 2;

/** How a month's run ended. */
const Outcome = z.enum(["report", "frozen", "not_found"]);
export type MonitoringOutcome = z.infer<typeof Outcome>;

/** One month's monitoring of a member's report. */
const MonitoringRun = z.object({
  month: z.string(),
  tries: z.number(),
  /** The new report, once it is stored, with when and the items that it adds. */
  reportId: z.string().optional(),
  savedAt: z.string().optional(),
  newItems: z.array(z.string()).optional(),
  outcome: Outcome.optional(),
});
export type MonitoringRun = z.infer<typeof MonitoringRun>;

type RunKey = { userId: string; month: Month };
type Saved = { reportId: string; newItems: string[]; consentId: string; requestId: string; at: Date };

/**
 * The monthly monitoring of members' reports, in the table Users: `(userId, "MONITOR#" + month)`, kept 5 years as the evidence of the
 * pull and of the consent that it rests on.
 *
 * | access | units |
 * |---|---|
 * | latest two | 0.5 read |
 * | begin, finish | 1 write; a refused one costs the same |
 * | save, in a transaction | 2 writes |
 */
export class MonitorRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** This month's run, if it has started, and the one before it. */
  async latest({ userId, month }: RunKey): Promise<{ now?: MonitoringRun; before?: MonitoringRun }> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND sk BETWEEN :first AND :now",
      ExpressionAttributeValues: { ":userId": userId, ":first": "MONITOR#", ":now": `MONITOR#${month}` },
      ScanIndexForward: false,
      Limit: 2,
      ConsistentRead: true,
    });
    const runs = ((await this.documents.send(query)).Items ?? []).map((item) => MonitoringRun.parse(item));
    return { now: runs.find((run) => run.month === month), before: runs.find((run) => run.month !== month) };
  }

  /** Takes the month's next try. @returns undefined when someone tried today, or when the month has its report */
  async begin({ userId, month }: RunKey, at: Date): Promise<MonitoringRun | undefined> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf({ userId, month }),
      UpdateExpression: "SET #month = :month, triedAt = :now, #ttl = :ttl ADD tries :one",
      ConditionExpression:
        "attribute_not_exists(outcome) AND attribute_not_exists(reportId) AND (attribute_not_exists(triedAt) OR triedAt < :before)",
      ExpressionAttributeNames: { "#month": "month", "#ttl": "ttl" },
      ExpressionAttributeValues: {
        ":month": month,
        ":now": at.toISOString(),
        ":before": new Date(at.getTime() - TRIED_AGAIN_AFTER_MS).toISOString(),
        ":ttl": ttlOf("evidence", at),
        ":one": 1,
      },
      ReturnValues: "ALL_NEW",
    });
    try {
      return MonitoringRun.parse((await this.documents.send(update)).Attributes);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return undefined;
    }
  }

  /** The write that says which report the month has; refused when it has one. */
  saveWrite(of: RunKey, { reportId, newItems, consentId, requestId, at }: Saved): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(of),
        UpdateExpression:
          "SET reportId = :report, savedAt = :at, newItems = :items, consentId = :consent, providerRequestId = :request",
        ConditionExpression: "attribute_exists(userId) AND attribute_not_exists(reportId)",
        ExpressionAttributeValues: {
          ":report": reportId,
          ":at": at.toISOString(),
          ":items": newItems,
          ":consent": consentId,
          ":request": requestId,
        },
      },
    };
  }

  /** Notes what came of a month's report. */
  async finish(of: RunKey, outcome: MonitoringOutcome): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(of),
      UpdateExpression: "SET outcome = :outcome",
      ExpressionAttributeValues: { ":outcome": outcome },
    });
    await this.documents.send(update);
  }
}

const keyOf = ({ userId, month }: RunKey) => ({ userId, sk: `MONITOR#${month}` });
