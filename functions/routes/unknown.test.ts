import { makeEvent } from "#functions/testing/make-event";
import { handler } from "./unknown";

const log = jest.spyOn(console, "log").mockImplementation();

test("what no route answers is refused in the documented words, with the headers of every answer", async () => {
  const { statusCode, headers, body } = await handler(makeEvent({ method: "PUT", path: "/api/disputes" }));

  expect(statusCode).toBe(404);
  expect(JSON.parse(body ?? "")).toEqual({ code: "NOT_FOUND", message: "Not found", requestId: "request-1" });
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": "request-1",
  });
});

test("the log has the call and not its address, which may hold anything", async () => {
  await handler(makeEvent({ path: "/api/disputes/666-12-0001/mine" }));

  expect(log.mock.lastCall?.[0]).toContain('"requestId":"request-1","route":"unknown","status":404');
  expect(log.mock.lastCall?.[0]).not.toContain("666-12-0001");
});
