import { S3Client } from "@aws-sdk/client-s3";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

let client: S3Client | undefined;

/** The one client of the stores. Checksums only where required: a presigned address would carry that of an empty body. */
export function store(): S3Client {
  client ??= endingInTime(
    new S3Client({
      ...clientConfig,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
  return client;
}
