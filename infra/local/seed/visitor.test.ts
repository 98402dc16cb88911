import { setTimeout } from "node:timers/promises";
import { Visitor } from "./visitor";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(async () => undefined) }));

const origin = "http://localhost:3000";
const visitor = () => new Visitor(origin, () => new Date("2026-11-05T17:00:00.000Z"));

/** Answers with one status after the other, and keeps the keys that came. */
function answer(...statuses: number[]) {
  const keys: (string | null)[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return new Response(JSON.stringify({ code: "A" }), { status: statuses[keys.length - 1] ?? 200 });
  });
  return keys;
}

afterEach(() => jest.restoreAllMocks());

test.each([503, 504])(
  "a call that a busy machine could not answer in time (%i) is repeated, and done once",
  async (status) => {
    const keys = answer(status, 200);
    await expect(visitor().submit([])).resolves.toEqual({ code: "A" });
    expect(keys).toEqual([expect.any(String), keys[0]]);
  },
);

test("a call that was cut off, and is found to be running still, is asked for once more", async () => {
  const keys = answer(504, 409, 200);
  await expect(visitor().submit([])).resolves.toEqual({ code: "A" });
  expect(new Set(keys).size).toBe(1);
  expect(setTimeout).toHaveBeenLastCalledWith(10_000);
});

test("what the product refuses is not tried again", async () => {
  const keys = answer(409);
  await expect(visitor().submit([])).rejects.toThrow("POST /api/disputes/process answered 409");
  expect(keys).toHaveLength(1);
});

test("a link for a new password that a cut-off try has used up is asked for again", async () => {
  const mails: string[] = [];
  const tried: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address));
    if (pathname.endsWith("/forgot")) mails.push(`Open /reset-password#code=link-${mails.length + 1} soon.`);
    if (pathname === "/__local/emails")
      return Response.json(mails.map((text) => ({ to: ["ada@redress.example"], text })));
    if (!pathname.endsWith("/reset")) return Response.json({});
    tried.push(JSON.parse(String(init?.body)).code);
    return Response.json({}, { status: [504, 400, 200][tried.length - 1] ?? 500 });
  });
  await visitor().proveAddress("ada@redress.example");
  expect(tried).toEqual(["link-1", "link-1", "link-2"]);
});

test("a link that is refused each time is given up after three", async () => {
  let mails = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    if (pathname.endsWith("/forgot")) mails += 1;
    const sent = Array.from({ length: mails }, (_, at) => ({ to: ["ada@redress.example"], text: `#code=link-${at}` }));
    if (pathname === "/__local/emails") return Response.json(sent);
    return Response.json({}, { status: pathname.endsWith("/reset") ? 400 : 200 });
  });
  await expect(visitor().proveAddress("ada@redress.example")).rejects.toThrow("/reset answered 400");
  expect(mails).toBe(3);
});
