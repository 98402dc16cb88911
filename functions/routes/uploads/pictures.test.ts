import { ulid } from "ulid";
import type { PageReading } from "#functions/providers/report-file/picture/page-reading";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { png } from "#functions/testing/fake-image-store";
import {
  bureausOf,
  emptyPicture,
  itemsOf,
  memberPictures,
  pictureOf,
  reportIn,
  reportLines,
  reportPicture,
} from "#functions/testing/picture-world";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const secondAccount = reportLines.indexOf("RIDGELINE RECOVERY LLC");
const sheets = [
  pictureOf(...reportLines.slice(0, 11)),
  pictureOf(...reportLines.slice(11, secondAccount)),
  pictureOf(...reportLines.slice(secondAccount)),
];

test("several pictures are one report, in the order in which they were added", async () => {
  const { create, add, analyze, store, started } = await memberPictures(world, {
    readPage: async ({ bytes }) => sheets[bytes.at(-1) ?? 0] ?? reportPicture,
  });
  const id = await create(Uint8Array.from([...png, 0]));
  expect(await add(id, Uint8Array.from([...png, 1]))).toBe(2);
  expect(await add(id, Uint8Array.from([...jpeg, 2]), "image/jpeg")).toBe(3);

  const answer = await analyze(id);
  expect(itemsOf(answer)).toEqual([
    ["NORTHLAKE CARD SERVICES", 2],
    ["RIDGELINE RECOVERY LLC", 3],
  ]);
  // The account's status is in the upper half of its page, which the photo shows below.
  const [first] = reportIn(answer)?.negativeItems ?? [];
  expect(first?.box?.y).toBeGreaterThan(0.5);
  expect(started).toHaveLength(3);
  // What was read of the pictures goes; they wait for the member to confirm what they show.
  expect(store.objects.size).toBe(3);
  expect(await analyze(id)).toEqual(answer);
});

test("pictures that take longer are answered with how far they are, and no page is read twice", async () => {
  const { create, add, analyze, started, sources, settings, job } = await memberPictures(world);
  settings.isAtOnce = false;
  const id = await create();
  await add(id);

  const first = await analyze(id);
  expect(first).toMatchObject({ value: { uploadId: id, status: "reading", pagesRead: 0, pages: 2 } });
  expect(first).toMatchObject({ options: { status: 202, headers: { "retry-after": "2" } } });
  await job(started[1]);
  // Lambda may hand an event in twice.
  await job(started[1]);
  const [second, third] = await Promise.all([analyze(id), analyze(id)]);
  expect(second).toMatchObject({ value: { pagesRead: 1, pages: 2 } });
  expect(third).toMatchObject({ value: { pagesRead: 1, pages: 2 } });
  await job(started[0]);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  expect(started.map(({ part }) => part)).toEqual([1, 2]);
  expect(sources).toHaveLength(2);
});

test("a reading that was lost is started again for the missing pages, three times at most", async () => {
  const { create, add, analyze, started, settings, job } = await memberPictures(world);
  settings.isAtOnce = false;
  const id = await create();
  await add(id);
  await analyze(id);
  await job(started[0]);

  const start = world.clock.at;
  for (const minutes of [6, 12]) {
    world.clock.at = new Date(start.getTime() + minutes * MINUTE_MS);
    await analyze(id);
  }
  expect(started.map(({ part }) => part)).toEqual([1, 2, 2, 2]);
  world.clock.at = new Date(start.getTime() + 18 * MINUTE_MS);
  await expect(analyze(id)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(started).toHaveLength(4);
  // It was late, not lost.
  await job(started[1]);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  world.clock.at = start;
});

test("a reading that could not be started is started by the next call", async () => {
  const { create, analyze, started, settings } = await memberPictures(world);
  settings.fails = true;
  const id = await create();
  await expect(analyze(id)).rejects.toThrow("Rate exceeded");
  settings.fails = false;
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  expect(started).toHaveLength(1);
});

test("pages of a PDF that are pictures are read beside those with text, each in its place", async () => {
  const [first, second, third] = sheets.map((sheet) => ("pieces" in sheet ? sheet : emptyPicture));
  const { create, analyze, sources } = await memberPictures(world, {
    pdf: { pages: [first ?? emptyPicture, emptyPicture, third ?? emptyPicture] },
    readPage: async () => second ?? emptyPicture,
  });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");

  expect(itemsOf(await analyze(id))).toEqual([
    ["NORTHLAKE CARD SERVICES", 2],
    ["RIDGELINE RECOVERY LLC", 3],
  ]);
  expect(sources.map(({ pdfPage }) => pdfPage)).toEqual([2]);
});

test("a scan of more pages than can be read is refused before any of them is", async () => {
  const { create, analyze, started } = await memberPictures(world, {
    pdf: { pages: Array.from({ length: 41 }, () => emptyPicture) },
  });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");

  await expect(analyze(id)).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT", seen: "too-long" });
  expect(started).toEqual([]);
});

test.each<[string, PageReading, object]>([
  ["no writing", { unread: "no-text" }, { code: "NOT_A_CREDIT_REPORT", seen: "no-text" }],
  ["blurred writing", { unread: "too-blurry" }, { code: "NOT_A_CREDIT_REPORT", seen: "too-blurry" }],
  ["no whole picture", { unread: "damaged" }, { code: "UNSUPPORTED_MEDIA_TYPE" }],
  [
    "a letter",
    pictureOf("Dear Ms. Lopez,", "we thank you for the visit. Enclosed is our catalogue.", "Sincerely, Ann"),
    { code: "NOT_A_CREDIT_REPORT", seen: "letter" },
  ],
])("a picture of %s is refused with what was seen, each time, and not kept", async (_, reading, refusal) => {
  const { create, analyze, store, sources } = await memberPictures(world, { readPage: async () => reading });
  const id = await create();

  await expect(analyze(id)).rejects.toMatchObject(refusal);
  await expect(analyze(id)).rejects.toMatchObject(refusal);
  expect(sources).toHaveLength(1);
  expect(store.objects.size).toBe(0);
});

test.each(["damaged", "too-blurry", "no-text"] as const)("one %s picture of several is named", async (reason) => {
  const { create, add, analyze } = await memberPictures(world, {
    readPage: async ({ bytes }) => (bytes.length > png.length ? { unread: reason } : reportPicture),
  });
  const id = await create();
  await add(id, Uint8Array.from([...png, 1]));

  const answer = await analyze(id);
  expect(reportIn(answer)?.unreadPages).toEqual([{ page: 2, reason }]);
  expect(itemsOf(answer)).toHaveLength(2);
  expect(await analyze(id)).toEqual(answer);
});

test("a picture of which one sheet was read, and the other was not, is named beside what was found", async () => {
  const { create, analyze } = await memberPictures(world, {
    readPage: async () => ("pieces" in reportPicture ? { ...reportPicture, lacksSheet: true } : reportPicture),
  });
  const answer = await analyze(await create());
  expect(reportIn(answer)?.unreadPages).toEqual([{ page: 1, reason: "one-sheet" }]);
  expect(itemsOf(answer)).toHaveLength(2);
});

test("a blurred page among pages without a report's words is what was seen", async () => {
  const { create, add, analyze } = await memberPictures(world, {
    readPage: async ({ bytes }) =>
      bytes.length > png.length ? { unread: "too-blurry" } : pictureOf("Page one of four", "Keep this for your files"),
  });
  const id = await create();
  await add(id, Uint8Array.from([...png, 1]));
  await expect(analyze(id)).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT", seen: "too-blurry" });
});

test.each([
  ["blurred", { unread: "too-blurry" }, [{ page: 2, reason: "too-blurry" }]],
  ["empty", { unread: "no-text" }, undefined],
] as const)("of a PDF with text, a page that is %s is named if something is missing", async (_, reading, unread) => {
  const text = "pieces" in reportPicture ? reportPicture : emptyPicture;
  const { create, analyze } = await memberPictures(world, {
    pdf: { pages: [text, emptyPicture] },
    readPage: async () => reading,
  });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");
  expect(reportIn(await analyze(id))?.unreadPages).toEqual(unread);
});

test("an announced picture that has not arrived is waited for", async () => {
  const { create, announce, analyze, store } = await memberPictures(world);
  const id = await create();
  const { upload } = await announce(id);

  await expect(analyze(id)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
  store.upload(upload.fields.key ?? "", png);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
});

test("ten pictures are the most, only beside a picture, only of one's own, and only before it was read", async () => {
  const [mine, theirs] = [await memberPictures(world), await memberPictures(world)];
  const id = await mine.create();
  for (let page = 2; page <= 10; page += 1) expect(await mine.add(id)).toBe(page);
  await expect(mine.add(id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(theirs.add(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.announce(id, "image/png", 6_000_000)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });

  const pdf = await mine.create(Buffer.from("%PDF-1.7"), "application/pdf");
  await expect(mine.add(pdf)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  await mine.analyze(id);
  await expect(mine.add(id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a page of an upload that was erased meanwhile is not read", async () => {
  const { job, member, sources } = await memberPictures(world);
  expect(await job({ userId: member.userId, uploadId: ulid(), part: 1 })).toEqual({ read: 0 });
  expect(sources).toEqual([]);
});
