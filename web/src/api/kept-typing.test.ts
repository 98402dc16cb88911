import { claimTyping, holdTyping, keepTyping, takeTyping } from "./kept-typing";

const HOUR_MS = 3_600_000;

function typeAndLeave() {
  const release = holdTyping("explanation-1", () => "I never had this account.");
  const releaseEmpty = holdTyping("explanation-2", () => "");
  keepTyping("maya");
  release();
  releaseEmpty();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test("what was typed when the session ended is there again for the same member, once", () => {
  typeAndLeave();
  claimTyping("maya");
  expect(takeTyping("explanation-1")).toBe("I never had this account.");
  expect(takeTyping("explanation-1")).toBeUndefined();
  expect(takeTyping("explanation-2")).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("it is nothing for another member, and gone after that one has signed in", () => {
  typeAndLeave();
  claimTyping("li");
  expect(takeTyping("explanation-1")).toBeUndefined();
  claimTyping("maya");
  expect(takeTyping("explanation-1")).toBeUndefined();
});

test("it is nothing before anyone has signed in", () => {
  typeAndLeave();
  jest.isolateModules(() => {
    const page = jest.requireActual<typeof import("./kept-typing")>("./kept-typing");
    expect(page.takeTyping("explanation-1")).toBeUndefined();
  });
});

test("after an hour it is gone", () => {
  typeAndLeave();
  jest.useFakeTimers({ now: Date.now() + HOUR_MS });
  claimTyping("maya");
  expect(takeTyping("explanation-1")).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("where nothing was typed nothing is stored", () => {
  const release = holdTyping("explanation-1", () => "  ");
  keepTyping("maya");
  release();
  expect(sessionStorage).toHaveLength(0);
});
