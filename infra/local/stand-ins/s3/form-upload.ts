import { ServiceError, type StandInAnswer } from "../stand-in";
import { parseFormPost } from "./multipart";
import { encryptionOf, keptHeaders } from "./objects";
import { verifyFormPost } from "./post-policy";
import type { S3Request } from "./request";
import { xmlAnswer } from "./xml";

/** POST Object: a browser's form upload, allowed by the policy that a function signed for it. */
export async function putForm({ request, bucket, store, settings }: S3Request): Promise<StandInAnswer> {
  const post = parseFormPost(request.headers["content-type"], request.body);
  const { accessKeyId } = verifyFormPost(post, bucket.name, settings.secretOf, settings.now());
  const key = post.fields.key;
  if (!key || !post.file) throw new ServiceError("InvalidArgument", "POST requires a key and exactly one file.");
  settings.authorize?.({ accessKeyId, action: "s3:PutObject", resource: `arn:aws:s3:::${bucket.name}/${key}` });

  const facts = await store.put(key, post.file.content, keptHeaders(post.fields, bucket), settings.now());
  const location = `/${bucket.name}/${encodeURI(key)}`;
  const headers = { etag: facts.etag, location, ...encryptionOf(facts) };
  if (post.fields.success_action_redirect) {
    const query = new URLSearchParams({ bucket: bucket.name, key, etag: facts.etag });
    return {
      status: 303,
      headers: { ...headers, location: `${post.fields.success_action_redirect}?${query}` },
      body: "",
    };
  }
  if (post.fields.success_action_status === "201") {
    const answer = xmlAnswer(
      "PostResponse",
      { Location: location, Bucket: bucket.name, Key: key, ETag: facts.etag },
      201,
    );
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  return { status: post.fields.success_action_status === "200" ? 200 : 204, headers, body: "" };
}
