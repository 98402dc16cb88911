import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openApiDocument } from "../openapi-document";
import { type Ran, run } from "../run";
import { startProduct } from "../start-product";
import type { Python } from "./python";

const folder = resolve(import.meta.dirname, "../../../.build/verify");
const TWO_MINUTES = 2 / 1_440;

/** Who calls what; a member's own paths are not an administrator's. */
const callers = [
  { email: "member@redress.example", paths: "^/api/(?!admin|auth)" },
  { email: "admin@redress.example", paths: "^/api/(admin|auth|account)" },
];

/**
 * What the document does not promise: that everything of the right form is taken (an item has to be on the report), and 405
 * for a method that a path does not have (an HTTP API answers 404).
 */
const NOT_PROMISED = "positive_data_acceptance,unsupported_method";

/** These end the caller's session; the sign-in callback always redirects to a page, also with a wrong query. */
const NOT_CALLED = "_(delete-account|end-session|end-sessions|logout|finish-sign-in)$";

/** Schemathesis sends the running product what its OpenAPI document allows and forbids, and reads each answer by it. */
export async function holdContract(python: Python): Promise<Ran> {
  await mkdir(folder, { recursive: true });
  const document = join(folder, "openapi.json");
  // It takes a tuple's parts for a list of schemas and stops: to it any list is one.
  const isTuple = (key: string) => key === "prefixItems";
  const text = JSON.stringify(openApiDocument(), (key, value) => (isTuple(key) ? undefined : value));
  await writeFile(document, text);
  const dataDir = await mkdtemp(join(tmpdir(), "redress-verify-"));
  const product = await startProduct(dataDir);
  const ticking = tick(product.origin);
  try {
    const all: Ran[] = [];
    for (const caller of callers) all.push(await callAs(caller, product.origin, document, python));
    return { code: Math.max(...all.map(({ code }) => code ?? 1)), output: all.map(({ output }) => output).join("\n") };
  } finally {
    clearInterval(ticking);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function callAs({ email, paths }: (typeof callers)[number], origin: string, document: string, python: Python) {
  const session = await signIn(origin, email);
  const config = join(folder, "schemathesis.toml");
  await writeFile(config, `[auth.openapi.session]\napi_key = "${session}"\n`, { mode: 0o600 });
  const where = ["--url", origin, "--header", `Origin: ${origin}`, "--include-path-regex", paths];
  const not = ["--exclude-operation-id-regex", NOT_CALLED, "--exclude-checks", NOT_PROMISED];
  const how = ["--phases", "coverage", "--continue-on-failure", "--no-color"];
  return run([python.bin("schemathesis"), "--config-file", config, "run", document, ...where, ...not, ...how], {
    cwd: folder,
  });
}

async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/password/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Redress-Demo-1!" }),
  });
  const session = /__Host-session=([^;]+)/.exec(answer.headers.getSetCookie().join(" "))?.[1];
  if (session === undefined) throw new Error(`${email} could not sign in: ${answer.status}`);
  return session;
}

/** A session may make 100 calls a minute, and here come more: the product's clock goes on two minutes each second. */
function tick(origin: string): NodeJS.Timeout {
  const body = JSON.stringify({ advanceDays: TWO_MINUTES });
  const post = { method: "POST", headers: { "content-type": "application/json" }, body };
  return setInterval(() => void fetch(`${origin}/__local/clock`, post).catch(() => undefined), 1_000);
}
