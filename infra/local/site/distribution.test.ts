import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Lambda } from "../lambda/lambda";
import type { Behavior } from "../template/distribution";
import type { SiteRequest } from "./answer";
import { Distribution } from "./distribution";
import { SiteFiles } from "./site-files";

const assets: Behavior = {
  origin: { kind: "site", bucketId: "Pages", canList: false },
  methods: ["GET", "HEAD"],
  compress: true,
  headers: [],
  removedHeaders: [],
};

const immutable = "public, max-age=31536000, immutable";

/** A distribution with one film of ten bytes. */
async function ask(headers: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "redress-site-"));
  writeFileSync(join(folder, "promo.mp4"), "0123456789");
  const source = { bucketId: "Pages", folder, prefix: "", exclude: [], include: [] };
  const files = new SiteFiles([{ ...source, headers: { "cache-control": immutable } }]);
  const lambda: Pick<Lambda, "invoke"> = { invoke: () => Promise.reject(new Error("No page calls a function")) };
  const setup = { behaviors: [assets], errorPages: [] };
  const distribution = new Distribution({ setup, files, routes: [], lambda, now: () => new Date(0) });
  const request: SiteRequest = {
    method: "GET",
    rawPath: "/promo.mp4",
    url: new URL("http://localhost/promo.mp4"),
    headers,
    body: Buffer.alloc(0),
    address: "127.0.0.1",
    port: 1,
  };
  const answer = await distribution.answer(request);
  rmSync(folder, { recursive: true });
  return { ...answer, body: String(answer.body) };
}

test("a film is served whole, kept for good, and tells that parts of it may be asked for", async () => {
  const { status, headers, body } = await ask({ "accept-encoding": "br, gzip" });
  expect([status, body]).toEqual([200, "0123456789"]);
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "cache-control": immutable,
    "accept-ranges": "bytes",
  });
  expect(headers["content-encoding"]).toBeUndefined();
});

test.each([
  ["from a byte on", "bytes=4-", "456789", "bytes 4-9/10"],
  ["between two bytes", "bytes=2-3", "23", "bytes 2-3/10"],
  ["beyond its end", "bytes=8-99", "89", "bytes 8-9/10"],
  ["of its last bytes", "bytes=-3", "789", "bytes 7-9/10"],
])("a part of a film %s is answered with 206", async (_, range, part, contentRange) => {
  const { status, headers, body } = await ask({ range });
  expect([status, body]).toEqual([206, part]);
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "content-range": contentRange,
    "accept-ranges": "bytes",
    "cache-control": immutable,
  });
});

test("a part after its end is refused with 416", async () => {
  const { status, headers } = await ask({ range: "bytes=10-" });
  expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
});

const listed = JSON.stringify({ articles: Array.from({ length: 100 }, (_, id) => ({ id, title: "Credit" })) });

/** What a distribution sends of a function's answer. */
function askApi({ compress, body, accepted }: { compress: boolean; body: string; accepted: string }) {
  const api: Behavior = { ...assets, origin: { kind: "api", headers: {} }, compress };
  const headers = { "content-type": "application/json; charset=utf-8" };
  const lambda: Pick<Lambda, "invoke"> = { invoke: () => Promise.resolve({ statusCode: 200, headers, body }) };
  const segments = ["api", "educational-articles"];
  const routes = [{ routeKey: "GET /api/educational-articles", method: "GET", segments, functionId: "ListArticles" }];
  const setup = { behaviors: [api], errorPages: [] };
  const distribution = new Distribution({ setup, files: new SiteFiles([]), routes, lambda, now: () => new Date(0) });
  return distribution.answer({
    method: "GET",
    rawPath: "/api/educational-articles",
    url: new URL("http://localhost/api/educational-articles"),
    headers: { "accept-encoding": accepted },
    body: Buffer.alloc(0),
    address: "127.0.0.1",
    port: 1,
  });
}

test("a long answer of the API is packed where the browser takes that, as CloudFront does", async () => {
  const { headers, body } = await askApi({ compress: true, body: listed, accepted: "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(Buffer.from(body)).toString()).toBe(listed);
});

test.each([
  ["a short one", { compress: true, body: "{}", accepted: "br" }],
  ["one for who takes no packed ones", { compress: true, body: listed, accepted: "" }],
  ["one of a behavior that packs nothing", { compress: false, body: listed, accepted: "br" }],
])("of the API's answers %s is sent as it is", async (_, asked) => {
  const { headers, body } = await askApi(asked);
  expect([headers["content-encoding"], String(body)]).toEqual([undefined, asked.body]);
});
