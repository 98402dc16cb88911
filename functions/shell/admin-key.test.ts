import { userView } from "#functions/services/members/user-view";
import { fakeShell } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { apiHandler } from "./api-handler";
import { now } from "./now";

process.env.SITE_ORIGIN = "https://redress.example";

/** `subscription/activate` for an administrator, with a count of tries of which three are free. */
function keyedRoute() {
  const { shell, cookies } = fakeShell([makeUserRecord({ isAdmin: true })]);
  const counted = { tries: 0 };
  const limits = {
    attempt: async () => {
      counted.tries += 1;
      if (counted.tries > 3) throw new AppError("TOO_MANY_REQUESTS");
    },
    forget: async () => {
      counted.tries = 0;
    },
  };
  const services = () => ({ adminKey: async () => "right", limits });
  const handler = apiHandler("subscription/activate", async ({ user }) => userView(user, now()), services, shell);
  const withKey = (adminKey: string) =>
    handler(makeEvent({ method: "POST", cookies, body: { userId: "u", adminKey } }));
  return { counted, withKey };
}

test("the admin key supplements the role: a wrong one is refused and counted", async () => {
  const { counted, withKey } = keyedRoute();
  expect(JSON.parse((await withKey("wrong")).body ?? "{}").code).toBe("INVALID_ADMIN_KEY");
  expect(counted.tries).toBe(1);
  expect((await withKey("right")).statusCode).toBe(200);
  expect(counted.tries).toBe(0);
});

test("keys that are tried at the same moment count before they are compared, and a right one among them too", async () => {
  const { withKey } = keyedRoute();
  const answers = await Promise.all(["a", "b", "c", "d", "right"].map(withKey));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 429, 429]);
});
