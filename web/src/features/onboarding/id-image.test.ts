import { AppError } from "#shared/api/errors";
import { ApiError } from "#web/src/api/api-error";
import { problemOf, problemOfError } from "./id-image";

const TEN_MB = 10 * 1024 * 1024;

test.each([
  ["an image just under 10 MB", { type: "image/png", size: TEN_MB - 1 }, undefined],
  ["an image of 10 MB", { type: "image/png", size: TEN_MB }, "tooLarge"],
  ["a PDF", { type: "application/pdf", size: 100 }, "notAnImage"],
  ["a file of no known kind", { type: "", size: 100 }, "notAnImage"],
])("%s", (_, file, problem) => {
  expect(problemOf(file)).toBe(problem);
});

test.each([
  ["NOT_AN_IMAGE", "notAnImage"],
  ["UNSUPPORTED_MEDIA_TYPE", "notAnImage"],
  ["PAYLOAD_TOO_LARGE", "tooLarge"],
  ["SERVICE_UNAVAILABLE", "failed"],
] as const)("the server's %s is said as %s", (code, problem) => {
  const { status, message } = new AppError(code);
  expect(problemOfError(new ApiError({ status, code, body: message }))).toBe(problem);
});
