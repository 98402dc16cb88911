import { S3Client } from "@aws-sdk/client-s3";
import { MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";
import { BucketForms } from "./bucket-forms";

test("the form stores one key of one type and size, for five minutes", async () => {
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const forms = new BucketForms(new S3Client({ region: "us-east-1", credentials }), "documents");
  const before = Date.now();
  const { fields } = await forms.uploadForm("incoming/maria/1", "image/png", MOST_IMAGE_BYTES);
  const policy = JSON.parse(Buffer.from(fields.Policy ?? "", "base64").toString());

  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ["eq", "$key", "incoming/maria/1"],
      ["eq", "$Content-Type", "image/png"],
      ["content-length-range", 1, 10_485_760],
      { bucket: "documents" },
    ]),
  );
  const expiresAt = Date.parse(policy.expiration);
  // The policy names whole seconds.
  expect(expiresAt).toBeGreaterThanOrEqual(before + 300_000 - 1_000);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 300_000);
});
