import type { ObjectFacts, ObjectStore } from "./object-store";
import { type OldVersion, VersionedStore } from "./versioned-store";

/** One enabled rule of a bucket; days as in the template. */
export type LifecycleRule = {
  prefix: string;
  expirationDays?: number;
  noncurrentDays?: number;
  removesExpiredMarkers: boolean;
  abortUploadDays?: number;
};

const DAY_MS = 86_400_000;

/**
 * Does to a bucket what its lifecycle rules have done by an instant: expired objects get a delete marker (in a bucket without
 * versions they go), noncurrent versions go, and markers under which nothing is left.
 *
 * Source: Amazon S3 User Guide, "Lifecycle configuration elements".
 */
export async function applyLifecycle(store: ObjectStore, rules: readonly LifecycleRule[], at: Date): Promise<void> {
  for (const { prefix, expirationDays } of rules) {
    if (expirationDays !== undefined) await expire(store, await store.list(prefix), expirationDays, at);
  }
  if (!(store instanceof VersionedStore)) return;
  for (const { prefix, noncurrentDays } of rules) {
    if (noncurrentDays !== undefined) await removeOld(store, prefix, noncurrentDays, at);
  }
  for (const rule of rules) await removeMarkers(store, rule, at);
}

/** Removes the parts of uploads that were not completed. @param uploads parts and heads, `<upload id>/<part>` */
export async function abortUploads(uploads: ObjectStore, rules: readonly LifecycleRule[], at: Date): Promise<void> {
  const heads = (await uploads.list("")).filter(({ key }) => key.endsWith("/head"));
  for (const { key, modifiedAt } of heads) {
    const target = (await uploads.get(key))?.content.toString("utf8") ?? "";
    const isOver = ({ prefix, abortUploadDays }: LifecycleRule) =>
      abortUploadDays !== undefined && target.startsWith(prefix) && dueAt(new Date(modifiedAt), abortUploadDays) <= at;
    if (!rules.some(isOver)) continue;
    for (const part of await uploads.list(key.slice(0, -"head".length))) await uploads.delete(part.key, at);
  }
}

// At the time at which S3 would have done it, so that one long move of the clock does what many days do.
async function expire(store: ObjectStore, objects: ObjectFacts[], days: number, at: Date): Promise<void> {
  for (const { key, modifiedAt } of objects) {
    const due = dueAt(new Date(modifiedAt), days);
    if (due <= at) await store.delete(key, due);
  }
}

async function removeOld(store: VersionedStore, prefix: string, days: number, at: Date): Promise<void> {
  const current = await currentMarkers(store, prefix);
  for (const version of await store.oldVersions(prefix)) {
    if (!current.has(version.versionId) && dueAt(version.since, days) <= at) await store.removeVersion(version);
  }
}

async function removeMarkers(store: VersionedStore, rule: LifecycleRule, at: Date): Promise<void> {
  const { prefix, expirationDays, removesExpiredMarkers } = rule;
  const versions = await store.oldVersions(prefix);
  const alone = [...(await currentMarkers(store, prefix)).values()].filter(
    ({ key }) => versions.filter((version) => version.key === key).length === 1,
  );
  for (const marker of alone) {
    const isDue = expirationDays !== undefined && dueAt(marker.since, expirationDays) <= at;
    if (removesExpiredMarkers || isDue) await store.removeVersion(marker);
  }
}

/** The newest version of each key that has no object: by version id. */
async function currentMarkers(store: VersionedStore, prefix: string): Promise<Map<string, OldVersion>> {
  const objects = new Set((await store.list(prefix)).map(({ key }) => key));
  const newest = new Map((await store.oldVersions(prefix)).map((version) => [version.key, version]));
  const markers = [...newest.values()].filter(({ key, isMarker }) => isMarker && !objects.has(key));
  return new Map(markers.map((marker) => [marker.versionId, marker]));
}

/** Rules count whole days and act at the midnight (UTC) after. */
function dueAt(from: Date, days: number): Date {
  return new Date(Math.ceil((from.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS);
}
