import { dayHere, noteServerTime, serverNow, today } from "./server-time";

const header = (at: string) => new Date(at).toUTCString();
const setLocalClock = (at: string) => jest.setSystemTime(new Date(at));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a phone's clock may be off by days: the server's answer tells the time", () => {
  setLocalClock("2026-11-20T08:00:00.000Z");
  noteServerTime(header("2026-11-23T12:00:00Z"));
  expect(serverNow().toISOString()).toBe("2026-11-23T12:00:00.000Z");
});

test("time never goes back, though an answer took long and its header knows no parts of a second", () => {
  setLocalClock("2026-11-23T12:00:00.900Z");
  noteServerTime(header("2026-11-23T12:00:00Z"));
  const ticked = serverNow();
  setLocalClock("2026-11-23T12:00:04.000Z");
  // Sent three seconds ago.
  noteServerTime(header("2026-11-23T12:00:01Z"));
  expect(serverNow().getTime() - ticked.getTime()).toBe(3_100);
  noteServerTime(header("2026-11-23T12:00:04Z"));
  expect(serverNow().toISOString()).toBe("2026-11-23T12:00:04.000Z");
});

test("a clock that was set meanwhile is followed, back too", () => {
  setLocalClock("2026-11-23T12:00:00.000Z");
  noteServerTime(header("2026-11-23T12:00:00Z"));
  setLocalClock("2026-11-23T15:00:00.000Z");
  noteServerTime(header("2026-11-23T12:00:05Z"));
  expect(serverNow().toISOString()).toBe("2026-11-23T12:00:05.000Z");
});

test.each([
  [
    "in the evening of Texas it is still the day that its calendar shows",
    "2026-11-28T02:40:00.000Z",
    6 * 60,
    "2026-11-27",
  ],
  ["in its morning the day is the same everywhere", "2026-11-28T15:00:00.000Z", 6 * 60, "2026-11-28"],
  ["east of the server no day is later than the server's", "2026-11-27T20:00:00.000Z", -9 * 60, "2026-11-27"],
])("%s", (_, at, minutesBehind, day) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(minutesBehind);
  setLocalClock(at);
  noteServerTime(header(at));
  expect(today()).toBe(day);
  jest.restoreAllMocks();
});

test("an instant of a late evening belongs to that evening's day", () => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(300);
  expect(dayHere("2026-11-28T03:00:00.000Z")).toBe("2026-11-27");
  jest.restoreAllMocks();
});
