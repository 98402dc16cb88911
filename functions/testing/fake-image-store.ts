import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketForms } from "#functions/providers/store/bucket-forms";
import type { BucketLinks } from "#functions/providers/store/bucket-links";

type ImageStore = Pick<Bucket, "head" | "read" | "readUpTo" | "list" | "putOnce" | "move" | "delete"> &
  Pick<BucketForms, "uploadForm"> &
  Pick<BucketLinks, "readUrl">;

/** A store in memory: `objects` by key. */
export class FakeImageStore implements ImageStore {
  readonly objects = new Map<string, { bytes: Uint8Array; contentType: string }>();

  async uploadForm(key: string, contentType: string) {
    return { url: "https://store.example", fields: { key, "Content-Type": contentType } };
  }

  /** What a browser does with a form. */
  upload(key: string, bytes: Uint8Array): void {
    this.objects.set(key, { bytes, contentType: "application/octet-stream" });
  }

  async head(key: string) {
    const bytes = this.objects.get(key)?.bytes;
    return bytes && { firstBytes: bytes.subarray(0, 64), sizeBytes: bytes.length };
  }

  async read(key: string): Promise<Uint8Array> {
    const object = this.objects.get(key);
    if (!object) throw new Error(`Nothing to read at ${key}`);
    return object.bytes;
  }

  async readUpTo(key: string, mostBytes: number): Promise<Uint8Array | "too-large" | undefined> {
    const bytes = this.objects.get(key)?.bytes;
    return bytes && bytes.length > mostBytes ? "too-large" : bytes;
  }

  async list(prefix: string): Promise<string[]> {
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!this.objects.has(key)) this.objects.set(key, { bytes, contentType });
  }

  async move(from: string, to: string): Promise<void> {
    const object = this.objects.get(from);
    if (object) this.objects.set(to, object);
    this.objects.delete(from);
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
  }

  async readUrl(key: string): Promise<string> {
    return `https://store.example/${key}`;
  }
}

/** Stands for the redrawing: what begins with a PNG's first bytes and has more after them is an image. */
export const fakeRedraw = async (bytes: Uint8Array) => (bytes.length > 8 ? redrawnPng : undefined);
export const redrawnPng = Uint8Array.from([0xff, 0xd8, 0xff, 1]);

/** The smallest thing that begins like a PNG. */
export const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
