import { BatchGetCommand, DeleteCommand, type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { livingRecord, type SessionRecord, SIGN_IN, sessionKey } from "./sessions";

/** BatchGetItem takes no more; of more sign-ins within 12 hours the newest are shown. */
const MOST = 100;

const Entry = z.object({ sk: z.string(), session: z.string() });

/** A member's session by the name that the member's list gives it. */
export type OpenSignIn = { id: string; isCurrent: boolean; record: SessionRecord };

/**
 * Where a member is signed in: `(memberId, "SIGN-IN#" + ulid)` names the key of the session's item, TTL at the session's end. The
 * session's own item says whether it still is open.
 *
 * | access | units |
 * |---|---|
 * | list | 0.5 read per 4 KB of entries, 0.5 for each |
 * | end | 2 writes |
 */
export class SignInRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Newest first. @param currentId the id of the session that asks */
  async list(memberId: string, currentId: string | undefined, at: Date): Promise<OpenSignIn[]> {
    const entries = await this.entries(memberId);
    const sessions = await this.sessions(entries.map(({ session }) => session));
    const current = currentId === undefined ? undefined : sessionKey(currentId).userId;
    return entries.flatMap(({ sk, session }) => {
      const record = livingRecord(sessions.get(session), at);
      return record ? [{ id: sk.slice(SIGN_IN.length), isCurrent: session === current, record }] : [];
    });
  }

  /** Ends a session of the member. @returns whether there was one of that name */
  async end(memberId: string, id: string): Promise<boolean> {
    const remove = new DeleteCommand({
      TableName: this.table,
      Key: { userId: memberId, sk: SIGN_IN + id },
      ReturnValues: "ALL_OLD",
    });
    const { data: entry } = Entry.safeParse((await this.documents.send(remove)).Attributes);
    if (!entry) return false;
    const key = { userId: entry.session, sk: "SESSION" };
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: key }));
    return true;
  }

  private async entries(memberId: string) {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :member AND begins_with(sk, :entry)",
      ExpressionAttributeValues: { ":member": memberId, ":entry": SIGN_IN },
      ScanIndexForward: false,
      Limit: MOST,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map((item) => Entry.parse(item));
  }

  private async sessions(partitions: string[]): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>();
    let keys = partitions.map((userId) => ({ userId, sk: "SESSION" }));
    for (let tries = 0; keys.length > 0 && tries < 5; tries += 1) {
      const answer = await this.documents.send(new BatchGetCommand({ RequestItems: { [this.table]: { Keys: keys } } }));
      for (const item of answer.Responses?.[this.table] ?? []) found.set(String(item.userId), item);
      keys = (answer.UnprocessedKeys?.[this.table]?.Keys ?? []).map(({ userId, sk }) => ({
        userId: String(userId),
        sk: String(sk),
      }));
    }
    return found;
  }
}
