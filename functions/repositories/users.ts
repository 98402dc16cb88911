import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { AppError, type ErrorCode } from "#shared/api/errors";
import { ttlOf } from "#shared/domain/retention/retention";
import { type ClaimKind, claimKey, claimsOf } from "./claims";
import { searchEntries } from "./search-words";
import { type NewSession, SessionRepository } from "./sessions";
import { asConflict, isRefused, refusedItems, type TransactItem, transact, updateExpression } from "./table";
import { OpenedFields, type UserChanges, UserRecord } from "./user-record";

export type { UserChanges, UserRecord } from "./user-record";

/** An outside identity: what never changes of it, and the user pool's name for it. */
export type OutsideName = { subject: string; username: string };

/** How the sort keys begin of the outside identities that lead to a member. */
export const OUTSIDE = "OUTSIDE#";

export type Registration = {
  /** The record as it is to be, with `email`, names, `subscriptionStatus`, …; see `newMember()` of `new-user.ts`. */
  member: UserRecord;
  /** The visitor who becomes the member, as they were read, where more than the names is another by then. */
  visitor?: UserRecord;
  /** Opened in the same transaction, where it is not opened after it. */
  session?: NewSession;
  /** Whom the outside provider says that the person is. */
  outside?: OutsideName;
  /** What else belongs to the same transaction. */
  alongside?: TransactItem[];
};

/**
 * People, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | get | `(userId, "USER")` | 0.5 read |
 * | getByEmail, getByUsername, getByIdentity | claim, then user | 1 read |
 * | getMany (at most 100) | BatchGet | 0.5 read each |
 * | update | `(userId, "USER")` | 1 write per KB + each index that shows a changed field |
 * | openVisitor | user + session, one transaction | 4 writes + index |
 * | register | user + claims + search entries + session, one transaction | 2 writes each + indexes |
 */
export class UserRepository {
  private readonly sessions: SessionRepository;

  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {
    this.sessions = new SessionRepository(documents, table);
  }

  /** Undefined when there is no such person. */
  async get(userId: string, { isConsistent = false } = {}): Promise<UserRecord | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(userId), ConsistentRead: isConsistent });
    const { Item: item } = await this.documents.send(get);
    return item && UserRecord.parse(item);
  }

  /** Case and outer spaces of the address make no difference. */
  getByEmail(email: string) {
    return this.getByClaim("EMAIL", email.trim().toLowerCase());
  }

  /** Case and outer spaces make no difference. */
  getByUsername(username: string) {
    return this.getByClaim("USERNAME", username.trim().toLowerCase());
  }

  /** By the id of who signed in, as the user pool or an outside provider gives it. */
  getByIdentity(subject: string) {
    return this.getByClaim("IDENTITY", subject);
  }

  /** The id of the person who has claimed a value. */
  async ownerOf(kind: ClaimKind, value: string): Promise<string | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: claimKey(kind, value) });
    const { Item: item } = await this.documents.send(get);
    return typeof item?.ownerId === "string" ? item.ownerId : undefined;
  }

  /** Those of at most 100 ids that exist, in the order of the ids. @throws AppError SERVICE_UNAVAILABLE when the table is too busy */
  async getMany(userIds: string[]): Promise<UserRecord[]> {
    const found = new Map<string, UserRecord>();
    let keys = [...new Set(userIds)].map(keyOf);
    for (let tries = 0; keys.length > 0; tries += 1) {
      if (tries === 5) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
      const answer = await this.documents.send(new BatchGetCommand({ RequestItems: { [this.table]: { Keys: keys } } }));
      for (const item of answer.Responses?.[this.table] ?? []) found.set(item.userId, UserRecord.parse(item));
      keys = (answer.UnprocessedKeys?.[this.table]?.Keys ?? []).map(({ userId }) => keyOf(String(userId)));
    }
    return userIds.flatMap((userId) => found.get(userId) ?? []);
  }

  /**
   * Changes fields (`undefined` removes one) where each field of `only` has that value.
   *
   * @returns the record as it now is
   * @throws AppError `refusal` when there is no such user or a value of `only` is another
   */
  async update(
    userId: string,
    changes: UserChanges,
    { only = {}, refusal = "CONFLICT" }: { only?: UserChanges; refusal?: ErrorCode } = {},
  ): Promise<UserRecord> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(userId),
      ...updateExpression(changes, only),
      ReturnValues: "ALL_NEW",
    });
    try {
      const { Attributes: item } = await this.documents.send(update);
      return UserRecord.parse(item);
    } catch (error) {
      return (await this.doneAlready(userId, changes, error)) ?? asConflict(error, refusal);
    }
  }

  /** `update` as a part of someone else's transaction. */
  updateWrite(userId: string, changes: UserChanges, only: UserChanges = {}): TransactItem {
    return { Update: { TableName: this.table, Key: keyOf(userId), ...updateExpression(changes, only) } };
  }

  /** A visitor's record and onboarding session, both or none. The session ends after 24 hours; the record goes with the hourly job, or by its TTL of 8 days. */
  async openVisitor(visitor: UserRecord, session: NewSession): Promise<void> {
    const ttl = ttlOf("visitorAtMost", visitor.createdAt);
    await transact(this.documents, [
      { Put: { TableName: this.table, Item: { ...visitor, sk: "USER", ttl } } },
      ...this.sessions.openWrites(session),
    ]);
  }

  /**
   * Makes a person a member, in one transaction: the record (new, or the visitor's own, which thereby stops expiring),
   * the claims on e-mail, username and identity, the search entries, the session, and what the caller adds.
   *
   * @throws AppError ACCOUNT_EXISTS, USERNAME_TAKEN, or CONFLICT when the visitor is a member already, or has just reported a payment,
   *   signed a contract or said who they are
   */
  async register({ member, visitor, session, outside, alongside = [] }: Registration): Promise<UserRecord> {
    const claims = claimsOf(member, outside?.subject);
    const items = [
      this.memberWrite(member, visitor),
      ...claims.map(([kind, value]) => this.claimWrite(kind, value, member.userId)),
      ...this.searchWrites(member),
      ...(outside ? [this.outsideWrite(member.userId, outside)] : []),
      ...(session ? this.sessions.openWrites(session) : []),
      ...alongside,
    ];
    await transact(this.documents, items).catch((error: unknown) => {
      const refused = refusedItems(error) ?? [];
      const kinds = claims.filter((_, position) => refused.includes(position + 1)).map(([kind]) => kind);
      if (kinds.includes("EMAIL") || kinds.includes("IDENTITY")) throw new AppError("ACCOUNT_EXISTS");
      if (kinds.includes("USERNAME")) throw new AppError("USERNAME_TAKEN");
      return asConflict(error);
    });
    return member;
  }

  /** The write that claims a value for a person, refused when someone has it. */
  claimWrite(kind: ClaimKind, value: string, ownerId: string): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: { ...claimKey(kind, value), ownerId },
        ConditionExpression: "attribute_not_exists(userId)",
      },
    };
  }

  /**
   * Lets a person who exists sign in through the outside provider too. An identity that is claimed stays with its owner.
   *
   * @throws AppError CONFLICT for such an identity
   */
  async link(userId: string, outside: OutsideName): Promise<void> {
    const writes = [this.claimWrite("IDENTITY", outside.subject, userId), this.outsideWrite(userId, outside)];
    await transact(this.documents, writes).catch((error: unknown) => asConflict(error));
  }

  /** The entries of the index `bySearch`: one per word, `(userId, "SEARCH#" + word)`. */
  searchWrites(user: UserRecord): TransactItem[] {
    return searchEntries(user).map((entry) => ({ Put: { TableName: this.table, Item: entry } }));
  }

  /** Takes a name that is no longer the person's out of the search. */
  async forgetName(user: UserRecord): Promise<void> {
    const kept = searchEntries({ ...user, firstName: undefined, lastName: undefined }).map(({ sk }) => sk);
    const gone = searchEntries(user).filter(({ sk }) => !kept.includes(sk));
    for (const { userId, sk } of gone)
      await this.documents.send(new DeleteCommand({ TableName: this.table, Key: { userId, sk } }));
  }

  /** Writes a whole record as it is: for seeds and tests. */
  async put(user: UserRecord): Promise<UserRecord> {
    const { Put: put } = this.putWrite(user);
    if (put) await this.documents.send(new PutCommand(put));
    return user;
  }

  /** The same as a write. */
  putWrite(user: UserRecord): TransactItem {
    return { Put: { TableName: this.table, Item: { ...user, ...keyOf(user.userId) } } };
  }

  /** Of a change whose answer was lost: the client asks again, and the record is not what it was, by that very change. */
  private async doneAlready(userId: string, { lastChange }: UserChanges, error: unknown) {
    const user = lastChange && isRefused(error) ? await this.get(userId, { isConsistent: true }) : undefined;
    return user?.lastChange?.id === lastChange?.id ? user : undefined;
  }

  private async getByClaim(kind: ClaimKind, value: string): Promise<UserRecord | undefined> {
    const ownerId = value === "" ? undefined : await this.ownerOf(kind, value);
    return ownerId === undefined ? undefined : this.get(ownerId);
  }

  // The way back from a member to the claim, for the day when the account is deleted.
  private outsideWrite(userId: string, { subject, username }: OutsideName): TransactItem {
    return { Put: { TableName: this.table, Item: { userId, sk: OUTSIDE + subject, username } } };
  }

  // A visitor's record is changed and not replaced; what came since it was read makes another member of it.
  private memberWrite({ userId, ...member }: UserRecord, visitor: Omit<UserRecord, "userId"> = member): TransactItem {
    if (member.version > 0) {
      const opened = { ...OpenedFields.parse(member), ttl: undefined, accountBegunUntil: undefined };
      const { payment, contract, ssnLast4 } = visitor;
      return this.updateWrite(userId, opened, { registeredAt: undefined, payment, contract, ssnLast4 });
    }
    return {
      Put: {
        TableName: this.table,
        Item: { ...keyOf(userId), ...member, version: 1 },
        ConditionExpression: "attribute_not_exists(userId)",
      },
    };
  }
}

function keyOf(userId: string) {
  return { userId, sk: "USER" };
}
