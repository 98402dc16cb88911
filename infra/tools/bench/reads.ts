import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { RouteName } from "#shared/api/routes";
import type { Row } from "./table";

type Times = { p50: number; p99: number };
type Measured = { raw: Times; routes: Record<string, Times> };

const reads: RouteName[] = [
  "auth/get-user",
  "dashboard/get-stats",
  "credit-report/get-report",
  "disputes/list-disputes",
  "notifications/list-notices",
];

const MOST_MORE_MS = 2;
const MOST_TIMES_P99 = 3;

// Runs alone in a fresh process: each route's own bundle and a bare client, in turns, on the same embedded database.
const program = `
  import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
  import { newSession, SessionRepository } from "#functions/repositories/sessions";
  import { startDisputeWorld } from "#functions/testing/dispute-world";
  import { makeEvent } from "#functions/testing/make-event";

  const CALLS = 1_000;
  // A session may make 100 calls a minute.
  const CALLS_OF_A_SESSION = 50;
  const timed = async (work) => { const from = performance.now(); await work(); return performance.now() - from; };
  const times = (values) => {
    const sorted = values.sort((a, b) => a - b);
    return { p50: sorted[Math.floor(sorted.length * 0.5)], p99: sorted[Math.floor(sorted.length * 0.99)] };
  };

  (async () => {
    const world = await startDisputeWorld();
    const { protocol, hostname, port } = await world.documents.config.endpoint();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: protocol + "//" + hostname + ":" + port,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "bench",
      AWS_SECRET_ACCESS_KEY: "bench",
      SITE_ORIGIN: "https://redress.example",
      USERS_TABLE: world.usersTable,
      REPORTS_TABLE: world.reportsTable,
      DISPUTES_TABLE: world.disputesTable,
    });
    const user = await world.member({}, undefined);
    await world.drafts(user, 3);
    const sessions = new SessionRepository(world.documents, world.usersTable);
    const bare = new DynamoDBClient({});
    const Key = { userId: { S: user.userId }, sk: { S: "USER" } };
    const raw = () => bare.send(new GetItemCommand({ TableName: world.usersTable, Key }));

    const say = console.log;
    console.log = () => undefined;
    const handlers = JSON.parse(process.env.BUNDLES).map(([name, file]) => [name, require(file).handler]);
    const taken = { raw: [] };
    for (const [name] of handlers) taken[name] = [];
    let cookie = "";
    for (let turn = -100, calls = 0; turn < CALLS; turn += 1) {
      const isWarm = turn >= 0;
      const rawMs = await timed(raw);
      if (isWarm) taken.raw.push(rawMs);
      for (const [name, handler] of handlers) {
        if (calls++ % CALLS_OF_A_SESSION === 0) {
          cookie = "__Host-session=" + (await sessions.open(newSession(user.userId, "password", new Date()))).id;
        }
        let answer;
        const ms = await timed(async () => { answer = await handler(makeEvent({ cookies: [cookie] })); });
        if (answer.statusCode !== 200) throw new Error(name + " answered " + answer.statusCode + ": " + answer.body);
        if (isWarm) taken[name].push(ms);
      }
    }
    const { raw: rawTimes, ...routes } = taken;
    const measured = { raw: times(rawTimes), routes: {} };
    for (const [name, values] of Object.entries(routes)) measured.routes[name] = times(values);
    say(JSON.stringify(measured));
    bare.destroy();
    await world.close();
    process.exit();
  })();
`;

/** Signed-in reads by warm functions, beside one GetItem of a bare client in the same minute. */
export async function measureReads(): Promise<Row[]> {
  const outfile = join(bundleFolder("bench"), "reads.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "js" } as const;
  await build({ ...bundling, stdin, outfile });
  const bundles = reads.map((name) => [name, join(bundleFolder(`routes/${name}`), "index.js")]);
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], {
    encoding: "utf8",
    cwd: resolve(import.meta.dirname, "../../.."),
    env: {
      ...process.env,
      BUNDLES: JSON.stringify(bundles),
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    },
  });
  if (stdout === "") throw new Error(stderr);
  const { raw, routes }: Measured = JSON.parse(stdout);
  const ms = (value: number) => `${value.toFixed(2)} ms`;

  return Object.entries(routes).flatMap(([name, { p50, p99 }]) => [
    {
      what: `${name}, p50`,
      ours: ms(p50),
      peer: ms(raw.p50),
      limit: `+ ${MOST_MORE_MS} ms`,
      holds: p50 <= raw.p50 + MOST_MORE_MS,
    },
    {
      what: `${name}, p99`,
      ours: ms(p99),
      peer: ms(raw.p99),
      limit: `${MOST_TIMES_P99} ×`,
      holds: p99 <= MOST_TIMES_P99 * raw.p99,
    },
  ]);
}
