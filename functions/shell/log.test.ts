import { faultOf, log } from "./log";

test("a line has only the fields on the list (16.2.5)", () => {
  const write = jest.spyOn(console, "log").mockImplementation();
  const line: unknown = { event: "request", route: "auth/login", email: "maya@example.com", password: "x" };
  log(line as Parameters<typeof log>[0]);
  const [text] = write.mock.calls.flat();
  write.mockRestore();
  expect(JSON.parse(text)).toEqual({ at: expect.any(String), event: "request", route: "auth/login" });
});

test("a fault is logged by name and place; a message that may quote personal data is left out", () => {
  const fault = faultOf(new SyntaxError('Unexpected token in "ssn 666-00-0001"'));
  expect(fault.message).toBeUndefined();
  expect(fault.frames?.[0]).toContain("log.test.ts");
  expect(JSON.stringify(fault)).not.toContain("666");
  expect(faultOf(new Error("The environment variable X is missing.")).message).toContain("X is missing");
  expect(faultOf("thrown text")).toEqual({ name: "string" });
});
