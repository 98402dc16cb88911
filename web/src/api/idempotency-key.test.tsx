import { renderHook } from "@testing-library/react";
import { useIdempotencyKey } from "./idempotency-key";

test("the same request keeps its key until it is done; a corrected one has its own", () => {
  const { result } = renderHook(useIdempotencyKey);
  const { keyOf, done } = result.current;
  const first = keyOf({ disputeIds: ["a"] });
  expect(keyOf({ disputeIds: ["a"] })).toBe(first);

  const corrected = keyOf({ disputeIds: ["a", "b"] });
  expect(corrected).not.toBe(first);

  done();
  expect(keyOf({ disputeIds: ["a", "b"] })).not.toBe(corrected);
});
