import type { ListedUser } from "#functions/repositories/user-record";
import { Redirect, TextFileReply } from "#functions/shell/reply";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { ExportQuery } from "#shared/api/schemas/admin";
import { exportClients } from "./export-clients";

const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });
const maya = makeUserRecord({ userId: "maya", email: "maya@example.com", paidCents: 12_000, creditScore: 588 });

/** @param look called after each piece that the store has got */
function world(pages: () => AsyncGenerator<ListedUser[]>, look = () => {}) {
  const stored: { key: string; sizes: number[] }[] = [];
  const audits: { action: string; after: object }[] = [];
  const asked: object[] = [];
  const services = {
    members: {
      all: (filter: object) => {
        asked.push(filter);
        return pages();
      },
    },
    files: {
      write: async (key: string, _type: string, pieces: AsyncIterable<string>) => {
        const sizes = [];
        for await (const piece of pieces) {
          sizes.push(Buffer.byteLength(piece));
          look();
        }
        stored.push({ key, sizes });
      },
    },
    links: {
      readUrl: async (key: string, _type: string, name?: string) => `https://store.example/${key}?name=${name}`,
    },
    history: { audit: async (entry: { action: string; after: object }) => void audits.push(entry) },
    now: () => new Date("2026-11-20T12:00:00Z"),
  };
  const ask = (query = {}) =>
    exportClients(makeRequest<"admin/export-clients">({ user: admin, query: ExportQuery.parse(query) }), services);
  return { ask, stored, audits, asked };
}

async function* pagesOf(count: number, size: number) {
  for (let page = 0; page < count; page += 1) yield Array.from({ length: size }, () => ({ ...maya }));
}

test("a few clients are in the answer, a line each", async () => {
  const { ask, stored } = world(() => pagesOf(1, 2));
  const answer = await ask();
  const [head, line, other, end] = answer instanceof TextFileReply ? String(answer.text).split("\r\n") : [];
  expect(answer).toMatchObject({ contentType: "text/csv; charset=utf-8", fileName: "client-records-2026-11-20.csv" });
  expect(head).toMatch(/^id,firstName,lastName,email,phoneNumber,subscriptionStatus/);
  expect(line).toBe(
    "maya,Maya,Lopez,maya@example.com,,active,monthly,2026-01-05T15:00:00.000Z,,false,0,0,0,120.00,588,true,false",
  );
  expect([other, end, stored]).toEqual([line, "", []]);
});

test("a filter that fits no client gives the head line only", async () => {
  const answer = await world(() => pagesOf(0, 0)).ask();
  expect(answer instanceof TextFileReply && answer.text).toMatch(/^id,.*isAdmin\r\n$/);
});

test("100,000 clients go to the store in pieces, and the browser after them, within 256 MB", async () => {
  const before = process.memoryUsage().heapUsed;
  const seen: number[] = [];
  const look = () => void seen.push(process.memoryUsage().heapUsed - before);
  const lookedAt = async function* () {
    for await (const page of pagesOf(100, 1_000)) {
      look();
      yield page;
    }
  };
  const { ask, stored } = world(lookedAt, look);
  const answer = await ask();
  expect(answer).toBeInstanceOf(Redirect);
  expect(answer).toMatchObject({ status: 303, location: expect.stringContaining(stored[0]?.key ?? "?") });
  const sizes = stored[0]?.sizes ?? [];
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(10_000_000);
  expect(sizes.slice(0, -1).every((size) => size >= 5 * 1024 * 1024 && size < 6 * 1024 * 1024)).toBe(true);
  expect(seen).toHaveLength(100 + sizes.length);
  expect(Math.max(...seen)).toBeLessThan(200 * 1024 * 1024);
});

test("text that grows in an answer's JSON goes to the store before the answer is too large", async () => {
  const quoted = { ...maya, firstName: '"'.repeat(100) };
  const { ask } = world(async function* () {
    yield Array.from({ length: 17_000 }, () => quoted);
  });
  expect(await ask()).toBeInstanceOf(Redirect);
});

test("the filter is asked for and written down, the words searched are not", async () => {
  const { ask, audits, asked } = world(() => pagesOf(1, 1));
  await ask({ status: "active", search: "maya", dateFrom: "2026-01-01", format: "csv" });
  expect(asked).toEqual([{ status: "active", search: "maya", from: "2026-01-01T00:00:00.000Z", to: undefined }]);
  expect(audits).toMatchObject([
    {
      action: "records_exported",
      by: "admin-1",
      after: { status: "active", dateFrom: "2026-01-01", isSearched: true },
    },
  ]);
  expect(JSON.stringify(audits)).not.toContain("maya");
});
