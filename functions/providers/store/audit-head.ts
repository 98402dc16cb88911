import * as z from "zod";
import type { Bucket } from "./bucket";

const Mark = z.object({ position: z.number(), hash: z.string() });
/** `end`: up to where the audit log was found whole; `base`: the last link that need not be there any more. */
const Head = z.object({ end: Mark, base: Mark.optional() });
export type Head = z.infer<typeof Head>;

const KEY = "audit/head.json";

/** A copy of the audit log's head, in a folder that only the job may write to that compares with it. */
export class AuditHead {
  constructor(private readonly files: Pick<Bucket, "list" | "read" | "put">) {}

  /** What the job saw last; undefined before its first run. @throws ZodError for a copy that someone changed */
  async known(): Promise<Head | undefined> {
    if ((await this.files.list(KEY)).length === 0) return undefined;
    return Head.parse(JSON.parse(Buffer.from(await this.files.read(KEY)).toString("utf8")));
  }

  /** Stores what the job has now seen, over what it saw before. */
  async keep(head: Head): Promise<void> {
    await this.files.put(KEY, Buffer.from(JSON.stringify(head)), "application/json");
  }
}
