import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { bundleFolder, bundling } from "#infra/build/bundle-functions";
import type { RouteName } from "#shared/api/routes";
import type { Row } from "./table";

type Times = { p50: number; p99: number };
type Measured = { raw: Times; route: Times };

const reads: RouteName[] = [
  "auth/get-user",
  "dashboard/get-stats",
  "credit-report/get-report",
  "disputes/list-disputes",
  "notifications/list-notices",
];

const MOST_MORE_MS = 2;
const MOST_TIMES_P99 = 3;

// Runs alone in a fresh process, as each function does: the route's bundle and a bare client, in turns, on the same embedded database.
const program = `
  import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
  import { newSession, SessionRepository } from "#functions/repositories/sessions";
  import { startDisputeWorld } from "#functions/testing/dispute-world";
  import { startDynamoProcess } from "#functions/testing/dynamo-process";
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
    const tables = await startDynamoProcess();
    process.env.TESTS_DYNAMODB = tables.endpoint;
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
    const { handler } = require(process.env.BUNDLE);
    const taken = { raw: [], route: [] };
    let cookie = "";
    for (let turn = -100, calls = 0; turn < CALLS; turn += 1) {
      if (calls++ % CALLS_OF_A_SESSION === 0) {
        cookie = "__Host-session=" + (await sessions.open(newSession(user.userId, "password", new Date()))).id;
      }
      let answer;
      const rawMs = await timed(raw);
      const ms = await timed(async () => { answer = await handler(makeEvent({ cookies: [cookie] })); });
      if (answer.statusCode !== 200) throw new Error("Answered " + answer.statusCode + ": " + answer.body);
      if (turn < 0) continue;
      taken.raw.push(rawMs);
      taken.route.push(ms);
    }
    say(JSON.stringify({ raw: times(taken.raw), route: times(taken.route) }));
    bare.destroy();
    await world.close();
    await tables.close();
    process.exit();
  })();
`;

/** Signed-in reads by warm functions, each in a process of its own, beside one GetItem of a bare client there. */
export async function measureReads(): Promise<Row[]> {
  const outfile = join(bundleFolder("bench"), "reads.cjs");
  const stdin = { contents: program, resolveDir: import.meta.dirname, loader: "js" } as const;
  await build({ ...bundling, stdin, outfile });
  return reads.flatMap((name) => rowsOf(name, measure(name, outfile)));
}

function measure(name: RouteName, program: string): Measured {
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    cwd: resolve(import.meta.dirname, "../../.."),
    env: {
      ...process.env,
      BUNDLE: join(bundleFolder(`routes/${name}`), "index.js"),
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    },
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

function rowsOf(name: RouteName, { raw, route }: Measured): Row[] {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return [
    {
      what: `${name}, p50`,
      ours: ms(route.p50),
      peer: ms(raw.p50),
      limit: `+ ${MOST_MORE_MS} ms`,
      holds: route.p50 <= raw.p50 + MOST_MORE_MS,
    },
    {
      what: `${name}, p99`,
      ours: ms(route.p99),
      peer: ms(raw.p99),
      limit: `${MOST_TIMES_P99} ×`,
      holds: route.p99 <= MOST_TIMES_P99 * raw.p99,
    },
  ];
}
