import { join } from "node:path";
import { readTextAtStart, writeDurably } from "../stand-ins/durable-files";

/** How far one reader of a stream has come. Kept on disk, so that a killed process loses no record: it sees some twice. */
export class Checkpoint {
  private readonly file: string;
  /** Sequence number of the last record dealt with. */
  sequenceNumber?: string;
  private saved?: string;

  constructor(folder: string, readerId: string) {
    this.file = join(folder, `${readerId}.json`);
    const text = readTextAtStart(this.file);
    this.sequenceNumber = text ? (JSON.parse(text) as { sequenceNumber?: string }).sequenceNumber : undefined;
    this.saved = this.sequenceNumber;
  }

  pass(sequenceNumber: string): void {
    this.sequenceNumber = sequenceNumber;
  }

  async save(): Promise<void> {
    if (this.sequenceNumber === this.saved) return;
    const { sequenceNumber } = this;
    await writeDurably(this.file, JSON.stringify({ sequenceNumber }));
    this.saved = sequenceNumber;
  }
}
