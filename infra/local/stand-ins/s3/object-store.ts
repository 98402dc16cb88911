import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, readIfThere, writeDurably, writeOnce } from "../durable-files";

/** What is kept of an object beside its content; `headers` are answered as they were given. */
export type ObjectFacts = { key: string; etag: string; modifiedAt: string; sizeBytes: number; headers: Headers };
export type StoredObject = ObjectFacts & { content: Buffer };

type Headers = Record<string, string>;

const LENGTH_BYTES = 4;

/**
 * Objects as files, one file each: facts and content together, so that one rename makes both visible.
 *
 * A key's parts are folders (`d…`) and its last part is a file (`f…`), so `a` and `a/b` can both exist.
 */
export class ObjectStore {
  constructor(private readonly folder: string) {}

  /** @param etag for an object of several parts; the content's own otherwise */
  async put(key: string, content: Buffer, headers: Headers, at: Date, etag = etagOf(content)): Promise<ObjectFacts> {
    const facts = factsOf(key, content, headers, at, etag);
    await writeDurably(this.path(key), packed(facts, content));
    return facts;
  }

  /** Undefined when an object of that key is there already. */
  async putOnce(key: string, content: Buffer, headers: Headers, at: Date): Promise<ObjectFacts | undefined> {
    const facts = factsOf(key, content, headers, at, etagOf(content));
    return (await writeOnce(this.path(key), packed(facts, content))) ? facts : undefined;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const file = await readIfThere(this.path(key));
    return file && unpacked(file);
  }

  /** @param _at when: only versions keep it. @returns what the answer says of versions */
  async delete(key: string, _at: Date): Promise<Headers> {
    await rm(this.path(key), { force: true });
    return {};
  }

  /** Every object whose key starts with `prefix`, in the order of the keys' bytes. */
  async list(prefix: string): Promise<ObjectFacts[]> {
    const parts = prefix.split("/").slice(0, -1);
    const found = await this.within(join(this.folder, ...parts.map((part) => `d${fileName(part)}`)));
    return found
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  private async within(folder: string): Promise<ObjectFacts[]> {
    const found: ObjectFacts[] = [];
    for (const name of await namesIn(folder)) {
      if (name.startsWith("d")) found.push(...(await this.within(join(folder, name))));
      if (!name.startsWith("f")) continue;
      const file = await readIfThere(join(folder, name));
      if (file) found.push(unpacked(file));
    }
    return found;
  }

  private path(key: string): string {
    const parts = key.split("/").map(fileName);
    return join(this.folder, ...parts.slice(0, -1).map((part) => `d${part}`), `f${parts.at(-1)}`);
  }
}

/** As S3 makes it for what is put in one piece. */
export const etagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;

function factsOf(key: string, content: Buffer, headers: Headers, at: Date, etag: string): ObjectFacts {
  return { key, etag, modifiedAt: at.toISOString(), sizeBytes: content.length, headers };
}

function packed(facts: ObjectFacts, content: Buffer): Buffer {
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, content]);
}

function unpacked(file: Buffer): StoredObject {
  const end = LENGTH_BYTES + file.readUInt32BE();
  const facts: ObjectFacts = JSON.parse(file.toString("utf8", LENGTH_BYTES, end));
  return { ...facts, content: file.subarray(end) };
}

function fileName(part: string): string {
  return encodeURIComponent(part).replaceAll("*", "%2A");
}
