import * as z from "zod";
import type { ErrorCode } from "#shared/api/errors";
import { type Access, type RouteName, routeNames, routes } from "#shared/api/routes";
import { ErrorBody } from "#shared/api/schemas/common";
import type { NewDocument } from "#shared/api/schemas/onboarding";
import { Caller, type Parts } from "../support/caller";
import { localConsole } from "../support/local-console";
import { type ActiveMember, activeMember, administrator, pullBody, register, signIn } from "../support/people";
import { type RunningProduct, startProduct } from "../support/product";
import { filled, NOTHING } from "../support/routes";

jest.setTimeout(120_000);

type Actor = "anonymous" | "expired" | "tampered" | "incomplete" | "active" | "admin";

const unknown = { anonymous: "UNAUTHENTICATED", expired: "UNAUTHENTICATED", tampered: "UNAUTHENTICATED" } as const;
const forbidden = { ...unknown, incomplete: "FORBIDDEN", active: "FORBIDDEN" } as const;

/** Who is refused, and how. A disabled member, whom no route can make, is in `api-handler.test.ts`. */
const refusals: Record<Access, Partial<Record<Actor, ErrorCode>>> = {
  public: {},
  onboarding: {},
  member: unknown,
  subscriber: { ...unknown, incomplete: "SUBSCRIPTION_REQUIRED", admin: "SUBSCRIPTION_REQUIRED" },
  admin: forbidden,
  "admin+key": forbidden,
};

let product: RunningProduct;
let actors: Record<Actor, Caller>;
let maya: ActiveMember;
let li: ActiveMember;
let idsOfLi: Record<string, string>;

beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  const { origin } = product;
  const operator = localConsole(origin);
  const early = await register(origin);
  // An hour later that session is over.
  await operator.advanceDays(1 / 24);

  const admin = await administrator(origin);
  maya = await activeMember(admin);
  li = await activeMember(admin, { drafts: 1 });
  actors = {
    anonymous: new Caller(origin),
    expired: early.caller,
    tampered: maya.caller.tampered((id) => `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`),
    incomplete: (await register(origin)).caller,
    active: maya.caller,
    admin,
  };
  idsOfLi = await filesOf(li);
});
afterAll(() => product?.stop());

/** What a member has started to hand in: a document and an uploaded report. */
async function filesOf({ caller }: ActiveMember): Promise<Record<string, string>> {
  const document: z.input<typeof NewDocument> = { side: "front", contentType: "image/png", sizeBytes: 1_000 };
  const opened = z.object({ documentId: z.string() });
  const { documentId } = await caller.call(opened, "POST", "/api/onboarding/documents", { body: document });
  const file = { fileName: "report.txt", contentType: "text/plain", sizeBytes: 1_000 };
  const started = z.object({ uploadId: z.string() });
  const { uploadId } = await caller.call(started, "POST", "/api/uploads", { body: file });
  return { onboarding: documentId, uploads: uploadId };
}

/** For each actor "let in", or the code of the refusal. */
async function letIn(name: RouteName): Promise<Record<string, string | number | undefined>> {
  const { method, path } = filled(name);
  // A body that no route takes: a caller who is let in gets a refusal, and nothing happens.
  const parts: Parts = method === "GET" ? {} : { raw: "{" };
  const outcomes: Record<string, string | number | undefined> = {};
  // One after the other: several at once would start several workers of each function.
  for (const [actor, caller] of Object.entries(actors)) {
    const { status, code } = await caller.twin().send(method, path, parts);
    outcomes[actor] = status < 500 && status !== 401 && status !== 403 ? "let in" : (code ?? status);
  }
  return outcomes;
}

function expected(name: RouteName): Record<string, string | undefined> {
  const refused: Partial<Record<string, ErrorCode>> = refusals[routes[name].access];
  return Object.fromEntries(Object.keys(actors).map((actor) => [actor, refused[actor] ?? "let in"]));
}

const isOfAMember = (name: RouteName) =>
  "params" in routes[name] && /\{id\}/.test(routes[name].path) && !routes[name].access.startsWith("admin");

// Route by route, so that each function is started once.
describe.each(routeNames.filter((name) => name !== "auth/logout"))("%s", (name) => {
  test("lets in whom its access level names, and no one else (ASVS 8.2.1)", async () => {
    expect(await letIn(name)).toEqual(expected(name));
  });
  if (routes[name].method !== "GET") testForeignPages(name);
  if (isOfAMember(name)) testForeignRecord(name);
});

function testForeignPages(name: RouteName): void {
  test("does nothing for another site's page (ASVS 3.5.1)", async () => {
    const { method, path } = filled(name);
    const { origin } = product;
    const pages: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: `${origin}.elsewhere.example` },
      { origin: "null" },
      { origin, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of pages) {
      const answer = await actors.admin.send(method, path, { body: {}, headers });
      expect([headers, answer.status, answer.code]).toEqual([headers, 403, "FORBIDDEN"]);
    }
  });
}

const bodies: Partial<Record<RouteName, object>> = {
  "disputes/change-status": { status: "resolved" },
  "disputes/draft-follow-up": { bureau: "experian", kind: "procedure_request" },
  "disputes/record-answer": { bureau: "experian", outcome: "verified", answeredOn: "2026-11-20" },
  "disputes/mail-again": { bureau: "experian" },
  "evidence/attach-proofs": { proofIds: [] },
  "evidence/keep-answer": { disputeIds: [NOTHING] },
  "evidence/self-mail": { letters: [{ bureau: "equifax", mailedOn: "2026-11-20" }] },
  "uploads/add-page": { contentType: "image/png", sizeBytes: 11 },
  "uploads/confirm-items": { itemIds: [] },
  "onboarding/add-upload-page": { contentType: "image/png", sizeBytes: 11 },
  "onboarding/confirm-upload": { itemIds: [], ...pullBody() },
};

async function answers(name: RouteName, id: string, body: object = {}) {
  const { method, path } = filled(name, id);
  const { status, json } = await maya.caller.send(method, path, method === "GET" ? {} : { body });
  return { status, body: ErrorBody.omit({ requestId: true }).parse(json) };
}

function testForeignRecord(name: RouteName): void {
  test("another member's record is not there (ASVS 8.2.2)", async () => {
    const kind = routes[name].path.includes("/uploads/") ? "uploads" : name.split("/")[0];
    const foreign = idsOfLi[kind ?? ""] ?? li.drafts[0] ?? "";

    const answer = await answers(name, foreign, bodies[name]);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await answers(name, NOTHING, bodies[name]));
  });
}

test.each<[RouteName, (id: string) => object]>([
  ["disputes/create-dispute", (id) => ({ negativeItemId: id, disputeReason: "not_mine" })],
  ["disputes/process-disputes", (id) => ({ disputeIds: [id] })],
  ["subscription/complete-payment", (id) => ({ selectedItems: [id] })],
])("another member's record is not there: %s, by an id in its body (ASVS 8.2.2)", async (name, bodyOf) => {
  const foreign = name === "disputes/process-disputes" ? li.drafts[0] : li.items[0];
  const answer = await answers(name, NOTHING, bodyOf(foreign ?? ""));
  expect(answer.status).toBe(404);
  expect(answer).toEqual(await answers(name, NOTHING, bodyOf(NOTHING)));
});

test("what others tried left a member's record as it was", async () => {
  const { status, json } = await li.caller.send("GET", `/api/disputes/${li.drafts[0]}`);
  expect([status, json]).toMatchObject([200, { status: "draft", timeline: [{ status: "draft" }] }]);
});

test("a new role, plan or password takes effect with the next request (ASVS 8.3.2)", async () => {
  const { caller, user } = await register(product.origin);
  const setAdmin = (isAdmin: boolean) =>
    actors.admin.send("POST", `/api/admin/users/${user.id}/admin-status`, { body: { isAdmin } });
  const asks = async () => (await caller.send("GET", "/api/admin/users")).status;

  const before = await asks();
  await setAdmin(true);
  const during = await asks();
  await setAdmin(false);
  expect([before, during, await asks()]).toEqual([403, 200, 403]);
});

test("an ended session opens nothing any more, though its cookie is kept", async () => {
  const { origin } = product;
  const { user } = await register(origin);
  const caller = await signIn(origin, user.email);
  const kept = caller.twin();
  await caller.send("GET", "/api/logout");
  expect((await kept.send("GET", "/api/auth/user")).code).toBe("UNAUTHENTICATED");
});

test("auth/logout lets everybody out", async () => {
  expect(await letIn("auth/logout")).toEqual(expected("auth/logout"));
});
