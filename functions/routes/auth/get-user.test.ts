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

test.each<SessionMethod>(["password", "provider"])(
  "a member who signed in by %s gets their own account",
  async (method) => {
    const answer = await getUser(makeRequest<"auth/get-user">(signedIn(method)), services);
    expect(answer).toMatchObject({ id: "maya", email: "maya@example.com", firstName: "Maya", isAdmin: false });
    expect(answer.disputeAllowance).toMatchObject({ period: "2026-11", remaining: 3 });
    expect(answer).not.toHaveProperty("ssnLast4");
  },
);

test("administrators see that they are, also before they have a second factor", async () => {
  process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
  const admin = makeRequest<"auth/get-user">({ ...signedIn("password"), user: { ...user, isAdmin: true } });
  const answer = await getUser(admin, services);
  delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
  expect(answer).toMatchObject({ isAdmin: true, hasSecondFactor: false });
});

test("by the address for passwords, a session that began with one gets the same answer", async () => {
  const request = signedIn("password");
  const answer = await getPasswordUser(makeRequest<"auth/get-password-user">(request), services);
  expect(answer).toEqual(await getUser(makeRequest<"auth/get-user">(request), services));
});

test.each<SessionMethod>(["provider", "none"])(
  "there, a session that began by %s counts as none (401)",
  async (method) => {
    const refusal = getPasswordUser(makeRequest<"auth/get-password-user">(signedIn(method)), services);
    await expect(refusal).rejects.toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  },
);
