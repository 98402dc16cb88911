import { AppError } from "#shared/api/errors";
import { fakeApi } from "#web/src/testing/fake-api";
import { call } from "./call";

/** A server that fails the first call; answers how many calls there were, and how it ended. */
async function tryOnce(error: Error, idempotencyKey?: string) {
  jest.useFakeTimers();
  let calls = 0;
  fakeApi({
    "disputes/process-disputes": () => {
      calls += 1;
      if (calls === 1) throw error;
      return { processedCount: 1, remainingThisMonth: 3, period: "2026-11" };
    },
  });
  const ending = call("disputes/process-disputes", {
    body: { disputeIds: ["01KAB00000000000000000DRA1"] },
    idempotencyKey,
  }).then(
    () => "done",
    () => "failed",
  );
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  return [calls, await ending];
}

const lost = () => new TypeError("Failed to fetch");

afterEach(() => jest.restoreAllMocks());

test("a call with a key whose answer got lost is made once more: nothing is done twice", async () => {
  expect(await tryOnce(lost(), "key-1")).toEqual([2, "done"]);
});

test("a call without a key is not: it might be done twice", async () => {
  expect(await tryOnce(lost())).toEqual([1, "failed"]);
});

test("a refusal, or a server in trouble, is an answer", async () => {
  expect(await tryOnce(new AppError("SERVICE_UNAVAILABLE"), "key-1")).toEqual([1, "failed"]);
});

test("without a connection there is nothing to repeat", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await tryOnce(lost(), "key-1")).toEqual([1, "failed"]);
});
