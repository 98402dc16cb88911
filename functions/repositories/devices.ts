import { createHash, randomBytes } from "node:crypto";
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { keptUntil } from "#shared/domain/retention/retention";

const ID = /^[\w-]{43}$/;

const Stored = z.object({ expiresAt: z.number() });

/**
 * Browsers in which a member has once signed in: `(userId, "DEVICE#" + SHA-256 of the browser's id)` in the table Users, TTL 90
 * days after the last sign-in there. The id is 256 random bits in a cookie, kept nowhere else; it opens nothing, and only keeps a
 * stranger's wrong passwords apart from the owner's.
 *
 * | access | units |
 * |---|---|
 * | isKnown | 1 read |
 * | remember | 1 write |
 */
export class DeviceRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Whether a member has signed in with this browser. @param deviceId as the browser sends it, anything */
  async isKnown(userId: string, deviceId: string | undefined, at: Date): Promise<boolean> {
    const Key = keyOf(userId, deviceId ?? "");
    const get = new GetCommand({ TableName: this.table, Key, ConsistentRead: true });
    const { data: stored } = Stored.safeParse((await this.documents.send(get)).Item);
    return stored !== undefined && stored.expiresAt > at.getTime();
  }

  /** @param deviceId what the browser has from another sign-in; a new one otherwise. @returns the id for its cookie */
  async remember(userId: string, deviceId: string | undefined, at: Date): Promise<string> {
    const id = deviceId !== undefined && ID.test(deviceId) ? deviceId : randomBytes(32).toString("base64url");
    const expiresAt = keptUntil("knownDevice", at).getTime();
    const Item = { ...keyOf(userId, id), expiresAt, ttl: Math.ceil(expiresAt / 1_000) };
    await this.documents.send(new PutCommand({ TableName: this.table, Item }));
    return id;
  }
}

function keyOf(userId: string, deviceId: string) {
  return { userId, sk: `DEVICE#${createHash("sha256").update(deviceId).digest("hex")}` };
}
