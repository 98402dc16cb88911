import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketVersioningCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { anyone, type Said, said } from "./said";

export const bucket = { name: "witnessed-papers", isVersioned: true };
const Bucket = bucket.name;
const FIVE_MB = 5 * 1024 * 1024;

export const objectsAt = (endpoint: string) => new S3Client({ endpoint, forcePathStyle: true, ...anyone });

export async function prepareObjects(s3: S3Client): Promise<void> {
  await s3.send(new CreateBucketCommand({ Bucket }));
  const VersioningConfiguration = { Status: "Enabled" } as const;
  await s3.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
}

/** What the product asks of S3, and what it must not be able to do. */
export async function speakOfObjects(s3: S3Client): Promise<Said> {
  const put = (Key: string, Body: string, more = {}) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const get = (Key: string, more = {}) => s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  const keys = (more: object) =>
    said(s3.send(new ListObjectsV2Command({ Bucket, ...more })), ({ Contents, KeyCount, IsTruncated }) => [
      Contents?.map(({ Key }) => Key),
      KeyCount,
      IsTruncated,
    ]);
  const steps: Said = {};

  steps["a text is put"] = await said(
    put("letters/1.txt", "Dear bureau", { ContentType: "text/plain", Metadata: { round: "1" } }),
    ({ ETag, VersionId }) => [ETag, typeof VersionId],
  );
  steps["it is read"] = await said(get("letters/1.txt"), ({ ContentType, ContentLength, ETag, Metadata }) => [
    ContentType,
    ContentLength,
    ETag,
    Metadata,
  ]);
  steps["a part of it is read"] = await said(get("letters/1.txt", { Range: "bytes=0-3" }), (part) => [
    part.ContentRange,
    part.ContentLength,
  ]);
  steps["what is not there is read"] = await said(get("letters/none"), () => "read");
  const none = s3.send(new HeadObjectCommand({ Bucket, Key: "letters/none" }));
  steps["what is not there is looked at"] = await said(none, () => "seen");
  steps["it is put again, where nothing may be"] = await said(
    put("letters/1.txt", "again", { IfNoneMatch: "*" }),
    () => "put",
  );
  await put("letters/2 é&.txt", "two");
  await put("proofs/3.txt", "three");
  steps["a folder is listed"] = await keys({ Prefix: "letters/" });
  steps["a list ends after one"] = await keys({ MaxKeys: 1 });
  steps["a list goes on after a key"] = await keys({ StartAfter: "letters/2 é&.txt" });
  const copied = { Bucket, Key: "kept/3.txt", CopySource: `${Bucket}/proofs/3.txt` };
  await s3.send(new CopyObjectCommand(copied));
  steps["a copy is read"] = await said(get("kept/3.txt"), ({ ContentLength }) => ContentLength);
  const lost = new CopyObjectCommand({ ...copied, CopySource: `${Bucket}/proofs/none` });
  steps["what is not there is copied"] = await said(s3.send(lost), () => "copied");
  const gone = s3.send(new DeleteObjectCommand({ Bucket, Key: "letters/1.txt" }));
  steps["it is deleted"] = await said(gone, ({ DeleteMarker, VersionId }) => [DeleteMarker, typeof VersionId]);
  steps["what was deleted is read"] = await said(get("letters/1.txt"), () => "read");
  const Delete = { Objects: [{ Key: "proofs/3.txt" }, { Key: "proofs/none" }], Quiet: true };
  const many = s3.send(new DeleteObjectsCommand({ Bucket, Delete }));
  steps["several are deleted, one of which is not there"] = await said(many, ({ Errors }) => Errors?.length ?? 0);
  steps["what is left is listed"] = await keys({});
  return { ...steps, ...(await speakOfParts(s3)) };
}

async function speakOfParts(s3: S3Client): Promise<Said> {
  const upload = async (Key: string, sizes: number[]) => {
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: "text/csv" }));
    const Parts = [];
    for (const [index, size] of sizes.entries()) {
      const part = { Bucket, Key, UploadId, PartNumber: index + 1, Body: "x".repeat(size) };
      Parts.push({ PartNumber: index + 1, ETag: (await s3.send(new UploadPartCommand(part))).ETag });
    }
    return { UploadId, end: { Bucket, Key, UploadId, MultipartUpload: { Parts } } };
  };
  const whole = await upload("exports/1.csv", [FIVE_MB, 3]);
  const small = await upload("exports/2.csv", [10, 10]);
  const ended = ({ end }: typeof whole) => said(s3.send(new CompleteMultipartUploadCommand(end)), ({ ETag }) => ETag);

  return {
    "an upload in parts ends": await ended(whole),
    "an upload of parts that are too small ends": await ended(small),
  };
}
