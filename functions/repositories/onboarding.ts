import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AppError } from "#shared/api/errors";
import { DisputeSelection, Entries } from "#shared/api/schemas/onboarding";
import { addDays, type Day } from "#shared/domain/days";
import { ttlOf } from "#shared/domain/retention/retention";
import { as, isRefused, type TransactItem } from "./table";
import type { UserRecord } from "./user-record";

const Draft = Entries.extend({
  /** The typed profile as JSON, sealed for `onboarding-draft`. */
  sealedProfile: z.custom<Uint8Array>((value) => value instanceof Uint8Array).optional(),
  selection: DisputeSelection.partial().optional(),
});
/** What a visitor typed into the onboarding and has not finished. */
export type Draft = z.infer<typeof Draft>;

/** No function runs longer; what it has started and not ended, another call may start. */
const LONGEST_CALL_MS = 30_000;

/** Sealed for `ssn` (nine digits) and `date-of-birth` (`YYYY-MM-DD`). */
type Identity = { ssn: Uint8Array; dateOfBirth: Uint8Array };

/** What is kept of a visitor expires with the visitor; a member's has no end of its own. Epoch seconds. */
export function expiryOf({ registeredAt, createdAt }: UserRecord): number | undefined {
  return registeredAt ? undefined : ttlOf("visitorAtMost", createdAt);
}

/**
 * What the onboarding keeps of a person, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | draft, save, drop | `(userId, "DRAFT")` | 0.5 read, 1 write per KB (about 1 KB) |
 * | store and keep the identity | `(userId, "IDENTITY")`, in a transaction | 4 writes (about 1.5 KB) |
 * | begin and end an account | `(userId, "USER")` | 1 write per KB each |
 * | begin and give back a pull | `(userId, "PULLS#" + day)` | 1 write each |
 */
export class OnboardingRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** What a visitor has entered so far; empty when nothing was saved, or it expired. */
  async draftOf(userId: string): Promise<Draft> {
    return Draft.parse((await this.read(userId, "DRAFT")) ?? {});
  }

  /** Sets the parts that `changes` has; the others stay. */
  async saveDraft(user: UserRecord, changes: Draft): Promise<void> {
    const fields = Object.entries({ ...changes, ttl: expiryOf(user) }).filter(([, value]) => value !== undefined);
    if (fields.length === 0) return;
    const update = new UpdateCommand({
      TableName: this.table,
      Key: { userId: user.userId, sk: "DRAFT" },
      UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
    });
    await this.documents.send(update);
  }

  /** The write that drops what was typed, once an account has all of it. */
  dropDraftWrite(userId: string): TransactItem {
    return { Delete: { TableName: this.table, Key: { userId, sk: "DRAFT" } } };
  }

  /**
   * Lets one call at a time make a visitor a member. `endAccount` when it fails.
   *
   * @throws AppError CONFLICT while another call does, and once one has
   */
  async beginAccount(userId: string, at: Date): Promise<void> {
    const isFree = "(attribute_not_exists(accountBegunUntil) OR accountBegunUntil <= :now)";
    const update = new UpdateCommand({
      TableName: this.table,
      Key: { userId, sk: "USER" },
      UpdateExpression: "SET accountBegunUntil = :until",
      ConditionExpression: `attribute_exists(userId) AND attribute_not_exists(registeredAt) AND ${isFree}`,
      ExpressionAttributeValues: { ":now": at.getTime(), ":until": at.getTime() + LONGEST_CALL_MS },
    });
    await this.documents.send(update).catch(as("CONFLICT"));
  }

  /** Takes away the mark of an account that is being opened: the next call may open it. */
  async endAccount(userId: string): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: { userId, sk: "USER" },
      UpdateExpression: "REMOVE accountBegunUntil",
      ConditionExpression: "attribute_exists(userId)",
    });
    await this.documents.send(update);
  }

  /** The write that stores a visitor's sealed identity. It expires with the visitor. */
  storeIdentityWrite(user: UserRecord, identity: Identity): TransactItem {
    const Item = { userId: user.userId, sk: "IDENTITY", ...identity, ttl: expiryOf(user) };
    return { Put: { TableName: this.table, Item } };
  }

  /** The identity of a visitor who becomes a member stops expiring. */
  keepIdentityWrite(userId: string): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: { userId, sk: "IDENTITY" },
        UpdateExpression: "REMOVE #ttl",
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeNames: { "#ttl": "ttl" },
      },
    };
  }

  /**
   * Takes one of the day's places for a pull, before the bureaus are asked: two pulls at once cannot both take the last.
   * `givePullBack` when it failed. `most` undefined: it takes no place and needs none.
   *
   * @param subject distinguishes the people for whom one account asks
   * @returns how often this subject was asked for today, this time included
   * @throws AppError TOO_MANY_REQUESTS when no place is left until the next day (UTC)
   */
  async beginPull(userId: string, subject: string, most: number | undefined, at: Date): Promise<number> {
    const today = at.toISOString().slice(0, 10);
    const endOfDay = Date.parse(`${addDays(today, 1)}T00:00:00Z`);
    const update = new UpdateCommand({
      TableName: this.table,
      Key: pullsKey(userId, today),
      UpdateExpression: "SET #ttl = :ttl ADD taken :places, #tries :one",
      ...(most !== undefined && { ConditionExpression: "attribute_not_exists(taken) OR taken < :most" }),
      ExpressionAttributeNames: { "#ttl": "ttl", "#tries": triesOf(subject) },
      ExpressionAttributeValues: {
        ":ttl": endOfDay / 1_000,
        ":one": 1,
        ":places": most === undefined ? 0 : 1,
        ...(most !== undefined && { ":most": most }),
      },
      ReturnValues: "ALL_NEW",
    });
    const { Attributes: pulls } = await this.documents.send(update).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      const retryAfterSeconds = Math.ceil((endOfDay - at.getTime()) / 1_000);
      throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds });
    });
    return z.number().parse(pulls?.[triesOf(subject)]);
  }

  /** Takes a pull that failed off the day's count. @param at when it was counted */
  async givePullBack(userId: string, at: Date): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: pullsKey(userId, at.toISOString().slice(0, 10)),
      UpdateExpression: "ADD taken :less",
      ExpressionAttributeValues: { ":less": -1 },
    });
    await this.documents.send(update);
  }

  private async read(userId: string, sk: string) {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk } });
    return (await this.documents.send(get)).Item;
  }
}

const pullsKey = (userId: string, day: Day) => ({ userId, sk: `PULLS#${day}` });
const triesOf = (subject: string) => `tries${subject}`;
