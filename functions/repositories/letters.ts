import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { LetterFacts } from "#functions/letters/letter-facts";
import { Bureau } from "#shared/domain/schemas";
import { packJson, type TransactItem, unpackJson } from "./table";

/** What shared letters say of another dispute. */
export type Peer = { disputeId: string; facts: Record<Bureau, LetterFacts> };

/** From where a letter left. */
const LetterAddress = LetterFacts.shape.consumer.pick({ street: true, city: true, state: true, zipCode: true });
export type LetterAddress = z.infer<typeof LetterAddress>;

/** The facts of the three letters of one round; their texts are made from them. */
export type LettersRecord = {
  ownerId: string;
  disputeId: string;
  round: number;
  generatedAt: string;
  facts: Record<Bureau, LetterFacts>;
  /** The other disputes whose letters were approved as one with these, as they were then. */
  peers?: Peer[];
  /** The bureaus whose letter left: its PDF is stored and never made again. */
  mailed?: Bureau[];
  /** Of letters that left again: the key of the newest order. */
  mailedAgain?: Partial<Record<Bureau, string>>;
  /** Of letters that left again: from where, which may be another address than at first. */
  mailedAgainFrom?: Partial<Record<Bureau, LetterAddress>>;
};

type MailedAgain = Required<Pick<LettersRecord, "disputeId" | "round" | "mailedAgain" | "mailedAgainFrom">>;

const StoredLetters = z.object({
  userId: z.string(),
  disputeId: z.string(),
  ownerId: z.string(),
  generatedAt: z.string(),
  payload: z.instanceof(Uint8Array),
  peers: z.instanceof(Uint8Array).optional(),
  mailed: z.array(Bureau).optional(),
  mailedAgain: z.partialRecord(Bureau, z.string()).optional(),
  mailedAgainFrom: z.partialRecord(Bureau, LetterAddress).optional(),
});

const Facts = z.record(Bureau, LetterFacts);
const Peers = z.array(z.object({ disputeId: z.string(), facts: Facts }));

const PARTITION = "LETTERS#";

/**
 * The letters of each round, in the Disputes table under the dispute's own id: key `userId` = `LETTERS#<dispute id>`,
 * `disputeId` = the round with 2 digits. So an id alone leads to its owner, which an administrator's call needs.
 *
 * | access | key | units |
 * |---|---|---|
 * | latest | Query of the partition, backwards, limit 1 | 0.5 read |
 * | all rounds | Query of the partition | 0.5 read per 4 KB, about 1 KB a round |
 * | put | Put | 1 write per KB, 2 in a transaction |
 * | mark mailed, share, separate | Update in a transaction | 2 writes per KB |
 */
export class LetterRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The letters of a dispute's newest round; undefined before any were written. */
  async latest(disputeId: string, isConsistent = false): Promise<LettersRecord | undefined> {
    const [letters] = await this.query(disputeId, { ScanIndexForward: false, Limit: 1, ConsistentRead: isConsistent });
    // Read consistently before saying that there are none: they may have been written a moment ago.
    return letters ?? (await this.query(disputeId, { ScanIndexForward: false, Limit: 1, ConsistentRead: true }))[0];
  }

  /** All rounds, the first one first. */
  async rounds(disputeId: string): Promise<LettersRecord[]> {
    return this.query(disputeId, { ScanIndexForward: true });
  }

  /** Stores the letters of a round, in place of those that were there. */
  async put(letters: LettersRecord): Promise<void> {
    await this.documents.send(new PutCommand({ TableName: this.table, Item: itemOf(letters) }));
  }

  /** The same as a write for a transaction. */
  putWrite(letters: LettersRecord): TransactItem {
    return { Put: { TableName: this.table, Item: itemOf(letters) } };
  }

  /** The write that says which letters of a round have left. @param peers the others that they were about, where that is not known yet */
  markMailedWrite(disputeId: string, round: number, mailed: Bureau[], peers?: Peer[]): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: letterKey(disputeId, round),
        UpdateExpression: `SET mailed = :mailed${peers ? ", peers = :peers" : ""}`,
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeValues: { ":mailed": mailed, ...(peers && { ":peers": packJson(peers) }) },
      },
    };
  }

  /** The write that says by which orders letters of a round have left again, and from where. */
  markMailedAgainWrite({ disputeId, round, mailedAgain, mailedAgainFrom }: MailedAgain): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: letterKey(disputeId, round),
        UpdateExpression: "SET mailedAgain = :again, mailedAgainFrom = :from",
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeValues: { ":again": mailedAgain, ":from": mailedAgainFrom },
      },
    };
  }

  /** The write that says with which others the letters of a round were approved as one. */
  shareWrite(disputeId: string, round: number, peers: Peer[]): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: letterKey(disputeId, round),
        UpdateExpression: "SET peers = :peers",
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeValues: { ":peers": packJson(peers) },
      },
    };
  }

  /** The write after which the letters of a round are the dispute's own again. */
  separateWrite(disputeId: string, round: number): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: letterKey(disputeId, round),
        UpdateExpression: "REMOVE peers",
        ConditionExpression: "attribute_exists(userId)",
      },
    };
  }

  /** The write that deletes the letters of a round. */
  deleteWrite(disputeId: string, round: number): TransactItem {
    return { Delete: { TableName: this.table, Key: letterKey(disputeId, round) } };
  }

  private async query(
    disputeId: string,
    how: { ScanIndexForward: boolean; Limit?: number; ConsistentRead?: boolean },
  ): Promise<LettersRecord[]> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :letters",
      ExpressionAttributeValues: { ":letters": `${PARTITION}${disputeId}` },
      ...how,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map(toLetters);
  }
}

function itemOf({ ownerId, disputeId, round, generatedAt, facts, peers }: LettersRecord) {
  const shared = peers && { peers: packJson(peers) };
  return { ...letterKey(disputeId, round), ownerId, generatedAt, payload: packJson(facts), ...shared };
}

/** The key of a round's letters. */
export function letterKey(disputeId: string, round: number) {
  return { userId: lettersPartition(disputeId), disputeId: String(round).padStart(2, "0") };
}

/** Where all rounds of a dispute's letters are. */
export function lettersPartition(disputeId: string): string {
  return `${PARTITION}${disputeId}`;
}

function toLetters(item: Record<string, unknown>): LettersRecord {
  const {
    userId,
    disputeId: round,
    ownerId,
    generatedAt,
    mailed,
    mailedAgain,
    mailedAgainFrom,
    payload,
    peers,
  } = StoredLetters.parse(item);
  return {
    ownerId,
    disputeId: userId.slice(PARTITION.length),
    round: Number(round),
    generatedAt,
    mailed,
    mailedAgain,
    mailedAgainFrom,
    facts: Facts.parse(unpackJson(payload)),
    ...(peers && { peers: Peers.parse(unpackJson(peers)) }),
  };
}
