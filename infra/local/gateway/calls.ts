/** One cloud call of a function, as `GET /__local/calls` shows it. */
export type CallRecord = {
  at: string;
  function: string;
  service: string;
  action: string;
  resource: string;
  allowed: boolean;
  /** What the role was asked for: a transaction needs one permission for each kind of its items. */
  permissions: string[];
  /** DynamoDB's own figures, indexes included, per table. */
  consumedCapacity?: unknown;
};

const KEPT = 20_000;

/** The latest calls, oldest first; older ones are forgotten. */
export class CallLog {
  private records: CallRecord[] = [];

  add(record: CallRecord): void {
    this.records.push(record);
    if (this.records.length >= KEPT * 1.2) this.records = this.records.slice(-KEPT);
  }

  list(): CallRecord[] {
    return this.records.slice(-KEPT);
  }

  clear(): void {
    this.records = [];
  }
}
