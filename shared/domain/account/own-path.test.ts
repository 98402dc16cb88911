import { isOwnPath } from "./own-path";

test.each(["/dashboard", "/subscribe?selectedDisputes=1,2", "/disputes#top", "/a/../dashboard", "/education?x=//y"])(
  "%s is a path of this site",
  (path) => expect(isOwnPath(path)).toBe(true),
);

test.each([
  "",
  "dashboard",
  "https://evil.example",
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/a/..//evil.example",
  // Ours, but no page: after a sign-in it would sign out again, or hand out the data.
  "/api/logout",
  "/a/../api/account/export",
  "/API/logout",
])("%s is none (3.7.2)", (path) => expect(isOwnPath(path)).toBe(false));
