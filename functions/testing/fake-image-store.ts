import type { ImageStore } from "#functions/providers/store/store";

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

  async move(from: string, to: string, contentType: string): Promise<void> {
    const object = this.objects.get(from);
    if (!object) throw new Error(`Nothing to move at ${from}`);
    this.objects.set(to, { ...object, contentType });
    this.objects.delete(from);
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
  }

  async readUrl(key: string): Promise<string> {
    return `https://store.example/${key}`;
  }
}

/** The smallest thing that begins like a PNG. */
export const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
