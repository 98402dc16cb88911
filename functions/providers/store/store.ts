/** What the beginning of a stored object says, and how large it all is. */
export type StoredHead = { firstBytes: Uint8Array; sizeBytes: number };

/** A form that a browser posts a file with: `fields` first, then `file`. */
export type UploadForm = { url: string; fields: Record<string, string> };

/** A private place for images that browsers send. Keys are random, never a user's file name. */
export type ImageStore = {
  /**
   * A form that stores exactly one key, of exactly one type, of 1 to `mostBytes` bytes; good for 5 minutes. The store takes it more
   * than once: what was checked is kept under another key, and nothing reads this one afterwards.
   */
  uploadForm(key: string, contentType: string, mostBytes: number): Promise<UploadForm>;
  /** Undefined when nothing is there. */
  head(key: string): Promise<StoredHead | undefined>;
  /** The bytes of an object that is there. */
  read(key: string): Promise<Uint8Array>;
  /** Stores an object unless one is there: then the first one stays. */
  putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** An address of the object for whoever has it, for a minute. */
  readUrl(key: string, contentType: string): Promise<string>;
};
