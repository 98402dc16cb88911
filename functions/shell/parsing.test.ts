import { fakeShell } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { apiHandler } from "./api-handler";

test("a field that is wrong in two ways with the same words says them once", async () => {
  const { shell } = fakeShell([]);
  const handler = apiHandler(
    "auth/reset-password",
    async () => undefined,
    () => ({}),
    shell,
  );
  const body = { code: "c", password: "a calm river at noon", dateOfBirth: "04/12/1985" };
  const answer = await handler(makeEvent({ method: "POST", body }));
  expect(JSON.parse(answer.body ?? "")).toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { dateOfBirth: ["Please enter a valid date"] },
  });
});
