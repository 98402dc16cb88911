import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyLifecycle, type LifecycleRule } from "./lifecycle";
import { VersionedStore } from "./versioned-store";

const DAY_MS = 86_400_000;
const noon = new Date("2026-11-20T12:00:00Z");
const after = (days: number) => new Date(noon.getTime() + days * DAY_MS);
const bucketWide: LifecycleRule = { prefix: "", noncurrentDays: 1, removesExpiredMarkers: true };

/** What a bucket holds: objects by key, and of old versions whether they are markers. */
async function inStore(work: (store: VersionedStore) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "versions-"));
  const store = new VersionedStore(join(folder, "papers"));
  try {
    await work(store);
    const objects = (await store.list("")).map(({ key }) => key);
    const old = (await store.oldVersions("")).map(({ key, isMarker }) => `${key} ${isMarker ? "marker" : "version"}`);
    return { objects, old };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const put = (store: VersionedStore, key: string, at = noon) => store.put(key, Buffer.from("image"), {}, at);

test("a deleted object's bytes stay in a versioned bucket, below a marker", async () => {
  const held = await inStore(async (store) => {
    await put(store, "clean/1");
    await put(store, "clean/1");
    await store.delete("clean/1", noon);
  });

  expect(held).toEqual({ objects: [], old: ["clean/1 version", "clean/1 version", "clean/1 marker"] });
});

test.each([
  ["a day later, before midnight, everything is still there", 1.4, ["clean/1 version", "clean/1 marker"]],
  ["at the midnight after the day nothing is left, no marker either", 1.5, []],
])("of a deleted object, %s", async (_, days, old) => {
  const held = await inStore(async (store) => {
    await put(store, "clean/1");
    await store.delete("clean/1", noon);
    await applyLifecycle(store, [bucketWide], after(days));
  });

  expect(held).toEqual({ objects: [], old });
});

test("an upload that is not confirmed expires, and its bytes a day after that, also when the clock moves at once", async () => {
  const rules = [bucketWide, { prefix: "incoming/", expirationDays: 1, removesExpiredMarkers: false }];
  const held = await inStore(async (store) => {
    await put(store, "incoming/1");
    await put(store, "clean/1");
    await applyLifecycle(store, rules, after(30));
  });

  expect(held).toEqual({ objects: ["clean/1"], old: [] });
});

test("without rules on versions and markers a deleted object is never gone", async () => {
  const held = await inStore(async (store) => {
    await put(store, "clean/1");
    await store.delete("clean/1", noon);
    await applyLifecycle(store, [{ prefix: "", expirationDays: 10_000, removesExpiredMarkers: false }], after(5_000));
  });

  expect(held.old).toHaveLength(2);
});
