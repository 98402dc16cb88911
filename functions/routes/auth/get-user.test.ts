import type { SessionMethod } from "#functions/repositories/sessions";
import { makeRequest, makeSession } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { getPasswordUser } from "./get-password-user";
import { getUser } from "./get-user";

const services = { now: () => new Date("2026-11-20T12:00:00Z") };
const user = makeUserRecord({
  userId: "maya",
  email: "maya@example.com",
  ssnLast4: "0001",
  allowance: { period: "2026-11", limit: 5, used: 2 },
});
const signedIn = (method: SessionMethod) => ({ user, session: makeSession({ memberId: "maya", method }) });

test.each<SessionMethod>(["password", "provider"])("who signed in by %s is told who they are", async (method) => {
  const told = await getUser(makeRequest<"auth/get-user">(signedIn(method)), services);
  expect(told).toMatchObject({ id: "maya", email: "maya@example.com", firstName: "Maya", isAdmin: false });
  expect(told.disputeAllowance).toMatchObject({ period: "2026-11", remaining: 3 });
  expect(told).not.toHaveProperty("ssnLast4");
});

test("administrators are told that they are, also before they have a second factor", async () => {
  process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
  const admin = makeRequest<"auth/get-user">({ ...signedIn("password"), user: { ...user, isAdmin: true } });
  const told = await getUser(admin, services);
  delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
  expect(told).toMatchObject({ isAdmin: true, hasSecondFactor: false });
});

test("by the address for passwords, a session that began with one is told the same", async () => {
  const request = signedIn("password");
  const told = await getPasswordUser(makeRequest<"auth/get-password-user">(request), services);
  expect(told).toEqual(await getUser(makeRequest<"auth/get-user">(request), services));
});

test.each<SessionMethod>(["provider", "none"])(
  "there, a session that began by %s is nobody's (401)",
  async (method) => {
    const refusal = getPasswordUser(makeRequest<"auth/get-password-user">(signedIn(method)), services);
    await expect(refusal).rejects.toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  },
);
