import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { listen } from "./listen";

const POOL_ID = "us-east-1_Test12345";
const CLIENT_ID = "client1";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The settings of a pool that signs with a key of its own, for tests. */
export const testPool = {
  userPoolId: POOL_ID,
  clientId: CLIENT_ID,
  jwks: JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" }] }),
};

/** An id token as Cognito makes it; `claims` replace its own. */
export function idToken(claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const payload = {
    sub: "subject-1",
    "cognito:username": "maya",
    email: "Maya@example.com",
    email_verified: true,
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${POOL_ID}`,
    aud: CLIENT_ID,
    token_use: "id",
    identities: [{ userId: "1", providerName: "Outside", providerType: "OIDC", primary: "true" }],
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3_600,
    ...claims,
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "RS256", kid: "k1", typ: "JWT", ...header })}.${part(payload)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}

type Answer = { status: number; body: unknown };

/** A server that answers each POST by its path and body, and remembers them. */
export async function answering(answer: (body: string, target: string) => Answer) {
  const requests: { target: string; body: string; authorization?: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const target = String(request.headers["x-amz-target"] ?? request.url);
    requests.push({ target, body, authorization: request.headers.authorization });
    const { status, body: content } = answer(body, target);
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1" }).end(JSON.stringify(content));
  });
  const { origin, stop } = await listen(server);
  return { origin, requests, close: stop };
}
