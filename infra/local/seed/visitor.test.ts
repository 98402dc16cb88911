import { Visitor } from "./visitor";

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
    await expect(visitor().readNotices()).resolves.toEqual({ code: "A" });
    expect(keys).toEqual([expect.any(String), keys[0]]);
  },
);

test("what the product refuses is not tried again", async () => {
  const keys = answer(409);
  await expect(visitor().readNotices()).rejects.toThrow("POST /api/notifications/read answered 409");
  expect(keys).toHaveLength(1);
});
