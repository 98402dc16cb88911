import { clearCookie, DEVICE_COOKIE, SESSION_COOKIE, setCookie, withSessionMarker } from "./cookies";

const device = setCookie(DEVICE_COOKIE, "d", 60);

test("a session's cookie has a marker beside it that scripts can read, and that says nothing of the session", () => {
  const session = setCookie(SESSION_COOKIE, "secret", 43_200);
  expect(withSessionMarker([device, session])).toEqual([
    device,
    "__Host-session=secret; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=43200",
    "__Host-has-session=1; Path=/; Secure; SameSite=Lax; Max-Age=43200",
  ]);
});

test("the marker goes with the session, and the last of several cookies counts", () => {
  const opened = setCookie(SESSION_COOKIE, "secret", 43_200);
  const ended = clearCookie(SESSION_COOKIE);
  expect(withSessionMarker([ended]).at(-1)).toBe("__Host-has-session=; Path=/; Secure; SameSite=Lax; Max-Age=0");
  expect(withSessionMarker([opened, ended]).at(-1)).toContain("Max-Age=0");
  expect(withSessionMarker([ended, opened]).at(-1)).toContain("=1;");
});

test("answers that leave the session alone have no marker", () => {
  expect(withSessionMarker([device])).toEqual([device]);
});
