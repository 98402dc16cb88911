import type { ErrorCode } from "#shared/api/errors";
import { ApiError } from "#web/src/api/api-error";
import { problemOf, problemOfError, typeOf } from "./problems";

test.each([
  ["report.PDF", 5 * 1024 * 1024, undefined],
  ["report.pdf", 5 * 1024 * 1024 + 1, "tooLarge"],
  ["report.pdf", 0, "empty"],
  ["report.docx", 10, "kind"],
  ["report", 10, "kind"],
])("%s of %d bytes", (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

test("a saved page goes as a page", () => {
  expect(typeOf({ name: "report.HTM" })).toBe("text/html");
});

const answered = (status: number, code?: ErrorCode) => new ApiError({ status, code, body: "" });
const files = [{ name: "report.pdf" }];

test.each([
  ["no connection before the file arrived", new TypeError("Failed to fetch"), false, "failed"],
  ["no connection after it", new TypeError("Failed to fetch"), true, "lost"],
  ["a busy server", answered(503, "SERVICE_UNAVAILABLE"), true, "unread"],
  ["a busy server, before", answered(503, "SERVICE_UNAVAILABLE"), false, "unread"],
  ["a server that fails", answered(500), true, "unread"],
  ["the files of a day", answered(429, "TOO_MANY_REQUESTS"), false, "limit"],
  ["too many readings at once", answered(429, "TOO_MANY_REQUESTS"), true, "unread"],
  ["a file that is gone", answered(404, "NOT_FOUND"), true, "gone"],
])("%s is said as what it is", (_, error, isSent, problem) => {
  expect(problemOfError(error, { files, isSent })).toBe(problem);
});
