import { keptUntil } from "./retention";

test.each([
  ["2026-11-21T23:59:59Z", "2031-11-21"],
  ["2028-02-29T12:00:00Z", "2033-02-28"],
])("what the law has us keep of an account deleted at %s is erased on %s", (deletedAt, day) => {
  expect(keptUntil(new Date(deletedAt))).toBe(day);
});
