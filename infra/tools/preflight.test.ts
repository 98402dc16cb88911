import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { checkAccount } from "./preflight";

let server: Server;
/** What the account answers, by path; a path without an answer is refused. */
let answers: Record<string, object>;

const LAMBDA = "/2016-08-19/account-settings";
const SES = "/v2/email/account";

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const answer = answers[url.replace(/\/$/, "")];
    response.writeHead(answer ? 200 : 403, {
      "content-type": "application/json",
      ...(!answer && { "x-amzn-errortype": "AccessDeniedException" }),
    });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function check() {
  const { port } = server.address() as AddressInfo;
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const settings = { region: "us-east-1", endpoint: `http://127.0.0.1:${port}`, credentials, maxAttempts: 1 };
  return checkAccount({ lambda: new LambdaClient(settings), ses: new SESv2Client(settings) });
}

test.each([
  [99, true],
  [100, false],
])("an account that runs %d functions at once is refused: %s", async (concurrency, isRefused) => {
  answers = {
    [LAMBDA]: { AccountLimit: { ConcurrentExecutions: concurrency } },
    [SES]: { ProductionAccessEnabled: true },
  };
  const { stops, notes } = await check();
  expect(stops).toEqual(isRefused ? [expect.stringContaining("at most 99 functions at once")] : []);
  expect(notes).toEqual([]);
});

test("the sandbox of SES is named, and keeps no one from deploying", async () => {
  answers = {
    [LAMBDA]: { AccountLimit: { ConcurrentExecutions: 1_000 } },
    [SES]: { ProductionAccessEnabled: false },
  };
  expect(await check()).toEqual({ stops: [], notes: [expect.stringMatching(/^SES is in its sandbox/)] });
});

test("a question that the account does not allow is named, and keeps no one from deploying", async () => {
  answers = {};
  const { stops, notes } = await check();
  expect(stops).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^lambda:GetAccountSettings could not be asked \(AccessDeniedException\)/),
    expect.stringMatching(/^ses:GetAccount could not be asked \(AccessDeniedException\)/),
  ]);
});
