import { monotonicFactory } from "ulid";
import { ObjectStore } from "./object-store";

/** A version that is not the current one, or a delete marker. `since`: when it stopped being current, a marker's own time. */
export type OldVersion = { key: string; versionId: string; isMarker: boolean; since: Date };

type Put = Parameters<ObjectStore["put"]>;

/** A later write has a later id, also within a millisecond. */
const newVersionId = monotonicFactory();

const MARKER = "x-amz-delete-marker";

/**
 * A bucket with versioning: replacing or deleting an object keeps its bytes as a noncurrent version, and deleting writes a marker.
 * Only the bucket's lifecycle rules remove them. Versions lie beside the bucket, as `<key>/<version id>`.
 *
 * Source: Amazon S3 User Guide, "Deleting object versions from a versioning-enabled bucket".
 */
export class VersionedStore extends ObjectStore {
  private readonly versions: ObjectStore;
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    super(folder);
    this.versions = new ObjectStore(`${folder}.versions`);
  }

  override put(...[key, content, headers, at]: Put) {
    return this.inTurn(key, async () => {
      await this.keepCurrent(key, at);
      return super.put(key, content, headers, at);
    });
  }

  override putOnce(...[key, content, headers, at]: Put) {
    return this.inTurn(key, () => super.putOnce(key, content, headers, at));
  }

  override delete(key: string, at: Date): Promise<void> {
    return this.inTurn(key, async () => {
      await this.keepCurrent(key, at);
      await this.versions.put(`${key}/${newVersionId(at.getTime())}`, Buffer.alloc(0), { [MARKER]: "true" }, at);
      await super.delete(key, at);
    });
  }

  /** Every noncurrent version and marker below a prefix, oldest first for each key. */
  async oldVersions(prefix: string): Promise<OldVersion[]> {
    const found = await this.versions.list(prefix);
    return found.map(({ key, headers, modifiedAt }) => {
      const end = key.lastIndexOf("/");
      const isMarker = headers[MARKER] === "true";
      return { key: key.slice(0, end), versionId: key.slice(end + 1), isMarker, since: new Date(modifiedAt) };
    });
  }

  async removeVersion({ key, versionId, since }: OldVersion): Promise<void> {
    await this.versions.delete(`${key}/${versionId}`, since);
  }

  private async keepCurrent(key: string, at: Date): Promise<void> {
    const current = await this.get(key);
    if (current) await this.versions.put(`${key}/${newVersionId(at.getTime())}`, current.content, current.headers, at);
  }

  /** One write of a key after the other: of two at once each would keep what the other is replacing. */
  private async inTurn<T>(key: string, write: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(write, write);
    this.turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(key) === turn) this.turns.delete(key);
    }
  }
}
