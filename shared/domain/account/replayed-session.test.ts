import { mayReopenSession } from "./replayed-session";

const openedAt = "2026-03-05T10:00:00.000Z";
const account = { registeredAt: openedAt };
const later = "2026-03-05T10:00:00.001Z";
const after = (ms: number) => new Date(Date.parse(openedAt) + ms);

test.each([
  ["may open a session for a minute after the first answer", account, 60_000, true],
  ["opens none after that minute", account, 60_001, false],
  ["opens none for an account that is gone", undefined, 0, false],
  ["opens none for an account that is disabled", { ...account, disabledAt: openedAt }, 0, false],
  ["opens none for a closed account", {}, 0, false],
  ["opens none once the password changed or sessions were ended", { ...account, sessionsFrom: later }, 5, false],
  ["opens one where that very call ended the older sessions", { ...account, sessionsFrom: openedAt }, 5, true],
  ["opens none once a second factor was turned on", { ...account, secondFactorSince: later }, 5, false],
  ["opens none once a second factor was turned off", { ...account, secondFactorEndedAt: later }, 5, false],
])("a call that is sent again %s", (_, now, ms, may) => {
  expect(mayReopenSession(openedAt, now, after(ms))).toBe(may);
});

test("an answer that does not say when it was given opens no session", () => {
  expect(mayReopenSession("", account, after(0))).toBe(false);
});
