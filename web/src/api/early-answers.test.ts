import { takeEarlyAnswer } from "./early-answers";

const early = () => {
  const answer = Promise.resolve(new Response());
  globalThis.earlyAnswers = { "/api/disputes": answer };
  return answer;
};

afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

test("an early answer is taken once", async () => {
  const answer = early();
  expect(takeEarlyAnswer("/api/evidence", "GET")).toBeUndefined();
  expect(takeEarlyAnswer("/api/disputes", "GET")).toBe(answer);
  expect(takeEarlyAnswer("/api/disputes", "GET")).toBeUndefined();
});

test("after a change none is taken", () => {
  early();
  expect(takeEarlyAnswer("/api/disputes", "POST")).toBeUndefined();
  expect(takeEarlyAnswer("/api/disputes", "GET")).toBeUndefined();
});
