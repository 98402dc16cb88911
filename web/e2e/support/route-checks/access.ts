import type { ErrorCode } from "#shared/api/errors";
import { isRefusedAfterEnd } from "#shared/api/refusals";
import { type Access, type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { ErrorBody } from "#shared/api/schemas/common";
import type { Parts } from "../caller";
import { pullBody } from "../people";
import { filled, NOTHING } from "../routes";
import type { Actor, World } from "./world";

const unknown = { anonymous: "UNAUTHENTICATED", expired: "UNAUTHENTICATED", tampered: "UNAUTHENTICATED" } as const;
const ended = { expired: "UNAUTHENTICATED", tampered: "UNAUTHENTICATED" } as const;
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

/** For each actor "let in", or the code of the refusal. */
async function letIn(name: RouteName, { actors }: World): Promise<Record<string, string | number | undefined>> {
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

function expected(name: RouteName, { actors }: World): Record<string, string | undefined> {
  const line: RouteLine = routes[name];
  const ofOnboarding = line.ofKnown ? unknown : ended;
  const refused: Partial<Record<string, ErrorCode>> = isRefusedAfterEnd(line) ? ofOnboarding : refusals[line.access];
  return Object.fromEntries(Object.keys(actors).map((actor) => [actor, refused[actor] ?? "let in"]));
}

export async function expectAccess(name: RouteName, world: World): Promise<void> {
  expect(await letIn(name, world)).toEqual(expected(name, world));
}

/** No one gets in whom the access level does not name, nor at another's record, nor by way of another site's page. */
export function testAccess(name: RouteName, world: () => World): void {
  test("lets in whom its access level names, and no one else (ASVS 8.2.1)", () => expectAccess(name, world()));
  if (routes[name].method !== "GET") testForeignPages(name, world);
  if (isOfAMember(name)) testForeignRecord(name, world);
}

const isOfAMember = (name: RouteName) =>
  "params" in routes[name] && /\{id\}/.test(routes[name].path) && !routes[name].access.startsWith("admin");

function testForeignPages(name: RouteName, world: () => World): void {
  test("does nothing for another site's page (ASVS 3.5.1)", async () => {
    const { method, path } = filled(name);
    const { product, admin } = world();
    const { origin } = product;
    const pages: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: `${origin}.elsewhere.example` },
      { origin: "null" },
      { origin, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of pages) {
      const answer = await admin.send(method, path, { body: {}, headers });
      expect([headers, answer.status, answer.code]).toEqual([headers, 403, "FORBIDDEN"]);
    }
  });
}

const bodies: Partial<Record<RouteName, object>> = {
  "disputes/change-status": { status: "resolved" },
  "disputes/draft-follow-up": { bureau: "experian", kind: "procedure_request" },
  "disputes/record-answer": { bureau: "experian", outcome: "verified", answeredOn: "2026-11-20" },
  "disputes/undo-answer": { bureau: "experian" },
  "disputes/undo-reinsertion": { bureau: "experian" },
  "disputes/record-reinsertion": { bureau: "experian", noticedOn: "2026-11-20" },
  "disputes/mail-again": { bureau: "experian" },
  "evidence/attach-proofs": { proofIds: [] },
  "evidence/keep-answer": { disputeIds: [NOTHING] },
  "evidence/self-mail": { letters: [{ bureau: "equifax", mailedOn: "2026-11-20" }] },
  "uploads/add-page": { contentType: "image/png", sizeBytes: 11 },
  "uploads/confirm-items": { itemIds: [] },
  "onboarding/add-upload-page": { contentType: "image/png", sizeBytes: 11 },
  "onboarding/confirm-upload": { itemIds: [], ...pullBody() },
};

/** What the quiet member gets for an id. */
export async function answerFor({ quiet }: World, name: RouteName, id: string, body: object = {}) {
  const { method, path } = filled(name, id);
  const { status, json } = await quiet.caller.send(method, path, method === "GET" ? {} : { body });
  return { status, body: ErrorBody.omit({ requestId: true }).parse(json) };
}

function testForeignRecord(name: RouteName, world: () => World): void {
  test("another member's record is not there (ASVS 8.2.2)", async () => {
    const { other, othersFiles } = world();
    const kind = routes[name].path.includes("/uploads/") ? "uploads" : name.split("/")[0];
    const foreign = othersFiles[kind ?? ""] ?? other.drafts[0] ?? "";

    const answer = await answerFor(world(), name, foreign, bodies[name]);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await answerFor(world(), name, NOTHING, bodies[name]));
  });
}
