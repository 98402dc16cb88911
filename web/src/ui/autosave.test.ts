import type { SaveProgressBody } from "#shared/api/schemas/onboarding";
import { AUTOSAVE_DELAY_MS, Autosave } from "./autosave";

function recorder() {
  const sent: { body: SaveProgressBody; keepalive: boolean }[] = [];
  const autosave = new Autosave(async (body, { keepalive }) => {
    sent.push({ body, keepalive });
  });
  return { autosave, sent };
}

test("changes go out together 600 ms after the last one", () => {
  jest.useFakeTimers();
  const { autosave, sent } = recorder();

  autosave.save({ username: "mar" });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
  autosave.save({ username: "maria" });
  autosave.save({ documentKind: "passport" });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
  expect(sent).toEqual([]);

  jest.useRealTimers();
  return autosave.flush().then(() => {
    expect(sent).toEqual([{ body: { username: "maria", documentKind: "passport" }, keepalive: false }]);
  });
});

test("a choice goes out at once, with the words that waited", async () => {
  jest.useFakeTimers();
  const { autosave, sent } = recorder();

  autosave.save({ username: "maria" });
  autosave.save({ documentKind: "passport" }, 0);
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  expect(sent).toEqual([{ body: { username: "maria", documentKind: "passport" }, keepalive: false }]);
});

test("what the page itself noted is sent, and nothing is said of it", async () => {
  const { autosave, sent } = recorder();
  const said: string[] = [];
  autosave.subscribe(() => said.push(autosave.getState()));

  autosave.note({ username: "maria" });
  await autosave.flush();
  expect(sent).toEqual([{ body: { username: "maria" }, keepalive: false }]);
  expect(said).toEqual([]);
});

test("what is typed after it is said to be saved", async () => {
  const { autosave } = recorder();
  autosave.note({ documentKind: "passport" });
  autosave.save({ username: "maria" });
  expect(autosave.getState()).toBe("saving");
  await autosave.flush();
  expect(autosave.getState()).toBe("saved");
});

test("nothing is sent when nothing changed", async () => {
  const { autosave, sent } = recorder();
  await autosave.flush();
  autosave.leave();
  expect(sent).toEqual([]);
});

test("saved is said once nothing waits any more, not while a change does", async () => {
  const answers: (() => void)[] = [];
  const autosave = new Autosave(() => new Promise<void>((answer) => answers.push(answer)));
  const answer = async () => {
    await Promise.resolve();
    answers.shift()?.();
  };

  autosave.save({ username: "maria" });
  expect(autosave.getState()).toBe("saving");
  const first = autosave.flush();
  await answer();
  autosave.save({ documentKind: "passport" });
  await first;
  expect(autosave.getState()).toBe("saving");

  const second = autosave.flush();
  await answer();
  await second;
  expect(autosave.getState()).toBe("saved");
});

test("what was refused goes out again with the next change", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const sent: SaveProgressBody[] = [];
  let isOffline = true;
  const autosave = new Autosave(async (body) => {
    if (isOffline) throw new Error("offline");
    sent.push(body);
  });

  autosave.save({ username: "maria" });
  await autosave.flush();
  expect(autosave.getState()).toBe("failed");

  isOffline = false;
  autosave.save({ documentKind: "passport" });
  await autosave.flush();
  expect(sent).toEqual([{ username: "maria", documentKind: "passport" }]);
  expect(autosave.getState()).toBe("saved");
  warn.mockRestore();
});

test("leaving the page sends at once, with a call that outlives it", () => {
  const { autosave, sent } = recorder();

  autosave.save({ username: "maria" });
  autosave.leave();
  expect(sent).toEqual([{ body: { username: "maria" }, keepalive: true }]);
});

test("leaving sends again what is still under way", () => {
  const sent: boolean[] = [];
  const autosave = new Autosave((_, { keepalive }) => {
    sent.push(keepalive);
    return new Promise(() => {});
  });

  autosave.save({ username: "maria" });
  autosave.flush();
  return Promise.resolve().then(() => {
    autosave.leave();
    expect(sent).toEqual([false, true]);
  });
});
