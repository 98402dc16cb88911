import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

type Listener = (event: Record<string, unknown>) => void;

const source = readFileSync(join(__dirname, "service-worker.js"), "utf8");

/** The worker in a world of its own, with what is in its caches and a network that answers or is not there. */
function startWorker({ isOnline = true } = {}) {
  const listeners = new Map<string, Listener>();
  const stored = new Map<string, string[]>([["of-an-older-version", ["/offline.html"]]]);
  const answered: unknown[] = [];
  const worker = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { navigationPreload: { enable: async () => undefined } },
  };
  const caches = {
    open: async (name: string) => {
      const kept = stored.get(name) ?? [];
      stored.set(name, kept);
      return { add: async ({ url }: { url: string }) => kept.push(url) };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (url: string) => ([...stored.values()].flat().includes(url) ? `kept ${url}` : undefined),
  };
  const fetch = async ({ url }: { url: string }) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return `fetched ${url}`;
  };
  class Request {
    constructor(readonly url: string) {}
  }
  runInNewContext(source, { self: worker, caches, fetch, Request, Response: { error: () => "network error" } });

  const run = async (name: string, event: Record<string, unknown> = {}) => {
    let done: unknown;
    const wait = (promise: unknown) => {
      done = promise;
    };
    listeners.get(name)?.({ waitUntil: wait, respondWith: wait, ...event });
    answered.push(await done);
    return answered.at(-1);
  };
  return { run, stored, visit: (url: string, mode = "navigate") => run("fetch", { request: { url, mode } }) };
}

test("only the offline page is kept, and what an older version kept is deleted", async () => {
  const { run, stored } = startWorker();
  await run("install");
  await run("activate");

  expect([...stored]).toEqual([["offline", ["/offline.html"]]]);
});

test("with a connection a page comes from the network", async () => {
  const { run, visit } = startWorker();
  await run("install");
  await expect(visit("/dashboard")).resolves.toBe("fetched /dashboard");
});

test("without one a page is the offline page", async () => {
  const { run, visit } = startWorker({ isOnline: false });
  await run("install");
  await expect(visit("/dashboard")).resolves.toBe("kept /offline.html");
});

test.each(["cors", "same-origin", "no-cors"])("a call or a file (%s) is left to the browser", async (mode) => {
  const { visit } = startWorker({ isOnline: false });
  await expect(visit("/api/disputes", mode)).resolves.toBeUndefined();
});
