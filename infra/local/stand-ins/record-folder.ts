import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, readIfThere, writeDurably } from "./durable-files";

/** Records as JSON files of one folder. An id is also the file's name, so it must be one. */
export class RecordFolder<T extends { id: string }> {
  constructor(
    private readonly folder: string,
    private readonly parse: (content: unknown) => T,
  ) {}

  async put(record: T): Promise<void> {
    await writeDurably(this.path(record.id), JSON.stringify(record));
  }

  async get(id: string): Promise<T | undefined> {
    const content = await readIfThere(this.path(id));
    return content && this.parse(JSON.parse(content.toString("utf8")));
  }

  async delete(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
  }

  /** All records, by id. */
  async list(): Promise<T[]> {
    const names = (await namesIn(this.folder)).filter((name) => name.endsWith(".json")).sort();
    const records = await Promise.all(names.map((name) => this.get(name.slice(0, -".json".length))));
    return records.filter((record) => record !== undefined);
  }

  private path(id: string): string {
    if (!/^[\w-]+$/.test(id)) throw new Error("The id of a record must be a file name");
    return join(this.folder, `${id}.json`);
  }
}
