import type { Context } from "aws-lambda";
import type { KeyedCall } from "#functions/repositories/idempotency";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { apiHandler } from "./api-handler";
import { beforeDeadline } from "./deadline";

process.env.SITE_ORIGIN = "https://redress.example";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

describe("a call whose function is nearly out of time", () => {
  async function late(route: () => Promise<never>, parts: EventParts = {}) {
    const { shell } = fakeShell();
    const outcomes: string[] = [];
    const services = shell();
    const abandon = async (call: KeyedCall) => {
      outcomes.push("key given back");
      await services.answers.abandon(call);
    };
    const watched = () => ({ ...services, answers: { ...services.answers, abandon } });
    const handler = apiHandler("auth/register", route, noServices, watched);
    const body = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "quiet rivers" };
    const startedAt = performance.now();
    const remainingMs = 2_500;
    const context = { getRemainingTimeInMillis: () => remainingMs - (performance.now() - startedAt) };
    const answer = await handler(makeEvent({ method: "POST", body, ...parts }), context as Context);
    return { ...answer, outcomes, leftMs: remainingMs - (performance.now() - startedAt) };
  }
  const hanging = () => new Promise<never>(() => undefined);

  test("gives up on a table that hangs, gives the key back and says that it may be tried again", async () => {
    const { outcomes, leftMs, ...answer } = await late(() => beforeDeadline(hanging), {
      headers: { "idempotency-key": "k-1" },
    });
    expect(answer).toMatchObject({ statusCode: 503, headers: { "retry-after": "2" } });
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ code: "SERVICE_UNAVAILABLE", requestId: "request-1" });
    expect(outcomes).toEqual(["key given back"]);
    expect(leftMs).toBeGreaterThan(0);
  });

  test("asks nothing more of the cloud, whatever the route does next", async () => {
    const asked: string[] = [];
    const route = async () => {
      await beforeDeadline(hanging).catch(() => undefined);
      return beforeDeadline(async () => {
        asked.push("once more");
        return hanging();
      });
    };
    expect(await late(route)).toMatchObject({ statusCode: 503 });
    expect(asked).toEqual([]);
  });

  test("is answered though something hangs that cannot be aborted", async () => {
    const { leftMs, ...answer } = await late(hanging);
    expect(answer).toMatchObject({
      statusCode: 503,
      headers: { "retry-after": "2", "cache-control": "no-store", "x-request-id": "request-1" },
    });
    expect(leftMs).toBeGreaterThan(0);
    expect(lines.join()).toContain("DeadlineError");
  });
});
