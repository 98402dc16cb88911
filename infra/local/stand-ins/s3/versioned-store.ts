import { monotonicFactory } from "ulid";
import { type ObjectFacts, ObjectStore } from "./object-store";

/** A version that is not the current one, or a delete marker. `since`: when it stopped being current, a marker's own time. */
export type OldVersion = { key: string; versionId: string; isMarker: boolean; since: Date };

type Put = Parameters<ObjectStore["put"]>;

/** A later write has a later id, also within a millisecond. */
const newVersionId = monotonicFactory();

const MARKER = "x-amz-delete-marker";
const VERSION = "x-amz-version-id";

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

  override put(...[key, content, headers, at, etag]: Put) {
    return this.inTurn(key, async () => {
      await this.keepCurrent(key, at);
      return super.put(key, content, ofNewVersion(headers, at), at, etag);
    });
  }

  override putOnce(...[key, content, headers, at]: Put) {
    return this.inTurn(key, () => super.putOnce(key, content, ofNewVersion(headers, at), at));
  }

  override delete(key: string, at: Date) {
    return this.inTurn(key, async () => {
      await this.keepCurrent(key, at);
      const marker = { ...ofNewVersion({}, at), [MARKER]: "true" };
      await this.versions.put(`${key}/${marker[VERSION]}`, Buffer.alloc(0), marker, at);
      await super.delete(key, at);
      return marker;
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
    if (!current) return;
    // What an earlier data folder holds has no id of its own yet.
    const id = current.headers[VERSION] ?? newVersionId(at.getTime());
    await this.versions.put(`${key}/${id}`, current.content, current.headers, at, current.etag);
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

/** The headers of an object, or of its marker, as a version with an id of its own. */
function ofNewVersion(headers: Record<string, string>, at: Date) {
  return { ...headers, [VERSION]: newVersionId(at.getTime()) };
}

/** The headers of an answer that say which version was written; none in a bucket without versioning. */
export function versionOf({ headers }: ObjectFacts): Record<string, string> {
  const id = headers[VERSION];
  return id === undefined ? {} : { [VERSION]: id };
}
