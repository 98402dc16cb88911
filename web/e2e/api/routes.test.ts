import { type RouteName, routeNames } from "#shared/api/routes";
import { Caller } from "../support/caller";
import { register, signIn } from "../support/people";
import { answerFor, expectAccess, testAccess } from "../support/route-checks/access";
import { belongingsOf, problemOf, send, testBadInput } from "../support/route-checks/bad-input";
import { takeEdges, testFields } from "../support/route-checks/fields";
import { testFuzz } from "../support/route-checks/fuzz";
import { openWorld, type World } from "../support/route-checks/world";
import { NOTHING } from "../support/routes";

jest.setTimeout(process.env.SOAK === undefined ? 300_000 : 600_000);

let world: World;
let belongingsBefore: unknown[];

beforeAll(async () => {
  world = await openWorld();
  belongingsBefore = await belongingsOf(world.quiet.caller);
});
afterAll(() => world?.product.stop());

// The last ones end sessions.
const last = ["auth/logout", "account/end-sessions", "account/end-session", "account/delete-account"];
const inOrder = [...routeNames].sort((a, b) => last.indexOf(a) - last.indexOf(b));

// Route by route, so that each function is started once.
describe.each(inOrder)("%s", (name) => {
  if (name !== "auth/logout") testAccess(name, () => world);
  testFields(name, () => world);
  testBadInput(name, () => world);
  testFuzz(name, () => world);
});

test.each<[RouteName, (id: string) => object]>([
  ["disputes/create-dispute", (id) => ({ negativeItemId: id, disputeReason: "not_mine" })],
  ["disputes/process-disputes", (id) => ({ disputeIds: [id] })],
  ["subscription/complete-payment", (id) => ({ selectedItems: [id] })],
])("another member's record is not there: %s, by an id in its body (ASVS 8.2.2)", async (name, bodyOf) => {
  const { other } = world;
  const foreign = name === "disputes/process-disputes" ? other.drafts[0] : other.items[0];
  const answer = await answerFor(world, name, NOTHING, bodyOf(foreign ?? ""));
  expect(answer.status).toBe(404);
  expect(answer).toEqual(await answerFor(world, name, NOTHING, bodyOf(NOTHING)));
});

test("what others tried left a member's record as it was", async () => {
  const { other, quiet } = world;
  const { status, json } = await other.caller.send("GET", `/api/disputes/${other.drafts[0]}`);
  expect([status, json]).toMatchObject([200, { status: "draft", timeline: [{ status: "draft" }] }]);
  // What was not JSON, of another type or too large changed nothing either.
  expect(await belongingsOf(quiet.caller)).toEqual(belongingsBefore);
});

test("a new role, plan or password takes effect with the next request (ASVS 8.3.2)", async () => {
  const { product, admin } = world;
  const { caller, user } = await register(product.origin);
  const setAdmin = (isAdmin: boolean) =>
    admin.send("POST", `/api/admin/users/${user.id}/admin-status`, { body: { isAdmin } });
  const asks = async () => (await caller.send("GET", "/api/admin/users")).status;

  const before = await asks();
  await setAdmin(true);
  const during = await asks();
  await setAdmin(false);
  expect([before, during, await asks()]).toEqual([403, 200, 403]);
});

test("an ended session opens nothing any more, though its cookie is kept", async () => {
  const { origin } = world.product;
  const { user } = await register(origin);
  const caller = await signIn(origin, user.email);
  const kept = caller.twin();
  await caller.send("GET", "/api/logout");
  expect((await kept.send("GET", "/api/auth/user")).code).toBe("UNAUTHENTICATED");
});

test("auth/logout lets everybody out", () => expectAccess("auth/logout", world));

test("what lies on the good side of each edge is taken", () =>
  expect(takeEdges(world.product.origin)).resolves.toBeUndefined());

test("a path or a method that no route has is refused in the documented words", async () => {
  const caller = new Caller(world.product.origin);
  const wrong = [
    "GET /api/nothing",
    "GET /api/",
    "PUT /api/disputes",
    "DELETE /api/disputes/1/status",
    "POST /api/a/b",
  ];
  const problems: string[] = [];
  for (const call of wrong) {
    const [method = "", path = ""] = call.split(" ");
    problems.push(...(await problemOf(call, caller.send(method, path), 404)));
  }
  expect(problems).toEqual([]);
});

test.each<[RouteName, Record<string, string>[]]>([
  ["payments/receive-event", [{}, { "stripe-signature": "t=1,v1=00" }, { "stripe-signature": "t=x,v1=,v1=" }]],
  ["mail/receive-event", [{}, { "lob-signature": "00", "lob-signature-timestamp": "x" }, { "lob-signature": "é" }]],
])("%s refuses an event without a valid signature", async (name, headers) => {
  for (const each of headers) {
    const signed = Object.fromEntries(Object.entries(each).map(([key, value]) => [key, encodeURI(value)]));
    const { status, code } = await send(world, name, {
      body: { id: "evt_1", type: "checkout.session.completed" },
      headers: signed,
    });
    expect([status, code]).toEqual([400, "BAD_SIGNATURE"]);
  }
});
