import type { DynamoClient } from "../stores/dynamo-client";

/** A stream record as Lambda gets it. */
export type StreamRecord = {
  eventID: string;
  eventName: "INSERT" | "MODIFY" | "REMOVE";
  dynamodb: { SequenceNumber: string; Keys: unknown; NewImage?: unknown; OldImage?: unknown };
};

type Shard = { ShardId: string; SequenceNumberRange?: { EndingSequenceNumber?: string } };

/** Reads one table's stream from a place that the reader keeps. One shard, as the local table has. */
export class TableStream {
  private iterator?: string;
  private arn?: string;

  constructor(
    private readonly dynamo: DynamoClient,
    private readonly tableName: string,
    /** Sequence number of the last record that was dealt with. */
    private after: string | undefined,
  ) {}

  /** The next records in order; none when the reader is up to date. */
  async next(limit: number): Promise<StreamRecord[]> {
    this.iterator ??= await this.startingPoint();
    if (!this.iterator) return [];
    try {
      const { Records = [], NextShardIterator } = await this.dynamo.stream<{
        Records?: StreamRecord[];
        NextShardIterator?: string;
      }>("GetRecords", { ShardIterator: this.iterator, Limit: limit });
      this.iterator = NextShardIterator;
      return Records;
    } catch (error) {
      // An iterator that grew old, or a database that was restarted: begin again from what is known.
      this.iterator = undefined;
      throw error;
    }
  }

  /** Remembers where to begin again when an iterator is lost. */
  passed(sequenceNumber: string): void {
    this.after = sequenceNumber;
  }

  private async startingPoint(): Promise<string | undefined> {
    this.arn ??= await this.streamArn();
    if (!this.arn) return undefined;
    const { StreamDescription } = await this.dynamo.stream<{ StreamDescription: { Shards?: Shard[] } }>(
      "DescribeStream",
      {
        StreamArn: this.arn,
      },
    );
    const shard = StreamDescription.Shards?.at(-1);
    if (!shard) return undefined;
    const place = this.after
      ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: this.after }
      : { ShardIteratorType: "TRIM_HORIZON" };
    const { ShardIterator } = await this.dynamo.stream<{ ShardIterator?: string }>("GetShardIterator", {
      StreamArn: this.arn,
      ShardId: shard.ShardId,
      ...place,
    });
    return ShardIterator;
  }

  private async streamArn(): Promise<string | undefined> {
    const { Table } = await this.dynamo.table<{ Table: { LatestStreamArn?: string } }>("DescribeTable", {
      TableName: this.tableName,
    });
    return Table.LatestStreamArn;
  }
}
