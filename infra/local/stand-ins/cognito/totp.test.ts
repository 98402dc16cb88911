import { codeAt, newSecret, stepOf } from "./totp";

// RFC 6238, appendix B: the key "12345678901234567890", the last six of the eight digits.
const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %s seconds the code is %s", (seconds, code) => {
  expect(codeAt(KEY, new Date(seconds * 1_000))).toBe(code);
});

test.each([
  ["half a minute", 30_000, true],
  ["a minute and a half", 90_000, false],
])("a code that is %s old", (_, ageMs, isRight) => {
  const secret = newSecret();
  const at = new Date("2026-03-05T10:00:00Z");
  const step = stepOf(secret, codeAt(secret, at), new Date(at.getTime() + ageMs));
  expect(step).toBe(isRight ? at.getTime() / 30_000 : undefined);
});
