import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import { SubscriptionStatus, SubscriptionTier } from "#shared/domain/schemas";
import { type Change, changeOf, itemsOf } from "./stream-changes";
import { SubscriptionSnapshot, UserRecord } from "./user-record";

/** What a letter says of its writer. */
const LetterWriter = UserRecord.pick({
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  ssnLast4: true,
  birthYear: true,
  hasIdOnFile: true,
}).partial();
type LetterWriter = z.infer<typeof LetterWriter>;

/** What the metrics count of a person's record. What they do not understand counts as absent. */
const CountedRecord = z.object({
  sk: z.literal("USER"),
  userId: z.string(),
  version: z.number(),
  registeredAt: z.string().optional().catch(undefined),
  subscriptionStatus: SubscriptionStatus.optional().catch(undefined),
  subscriptionTier: SubscriptionTier.optional().catch(undefined),
  latestReport: z.object({ creditScore: z.number().nullable() }).optional().catch(undefined),
});
export type CountedRecord = z.infer<typeof CountedRecord>;

/** What the stream of the table Users says of what the metrics count. Undefined for any other item. */
export function countedRecordChangeOf(record: DynamoDBRecord): Change<CountedRecord> | undefined {
  return changeOf(record, CountedRecord);
}

/** A step of the subscription or of the role, before and after. @throws ZodError of a step that cannot be read: none may be lost */
export function stepOf(
  record: DynamoDBRecord,
): { before?: SubscriptionSnapshot; after: SubscriptionSnapshot } | undefined {
  const { before, after } = itemsOf(record);
  if (after?.sk !== "USER" || stepIdOf(after) === stepIdOf(before)) return undefined;
  return { before: before && SubscriptionSnapshot.parse(before), after: SubscriptionSnapshot.parse(after) };
}

const stepIdOf = (item: object | undefined) => Object(Object(item).lastChange).id;

/** @throws ZodError of a record that cannot be read: its letters might name an old address */
export function letterWriterChangeOf(
  record: DynamoDBRecord,
): { userId: string; before: LetterWriter; after: LetterWriter } | undefined {
  const { before, after } = itemsOf(record);
  if (after?.sk !== "USER" || !before) return undefined;
  return { userId: String(after.userId), before: LetterWriter.parse(before), after: LetterWriter.parse(after) };
}

const Reported = z.object({ userId: z.string(), latestReport: z.object({ reportId: z.string() }) });

/** The report that became a member's latest one. */
export function newReportOf(record: DynamoDBRecord): { userId: string; reportId: string } | undefined {
  const { before, after } = changeOf(record, Reported) ?? {};
  if (!after || before?.latestReport.reportId === after.latestReport.reportId) return undefined;
  return { userId: after.userId, reportId: after.latestReport.reportId };
}
