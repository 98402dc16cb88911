import type { ErrorCode } from "../errors";

/** What every route that reads an uploaded file refuses it with. */
export const fileRefusals = [
  "NOT_FOUND",
  "NOTHING_UPLOADED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FILE_LOCKED",
] as const satisfies ErrorCode[];
