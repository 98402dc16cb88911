import { join } from "node:path";
import { BulkSeeder } from "./console/bulk-seeder";
import { ClockController } from "./console/clock-controller";
import { makeConsole } from "./console/console";
import { payersIn } from "./console/payers";
import { PaymentSimulator } from "./console/payment-simulator";
import { SimulatedMailbox } from "./console/simulated-mailbox";
import { Callers } from "./gateway/callers";
import { CallLog } from "./gateway/calls";
import { Faults } from "./gateway/faults";
import { authorizeS3, Gateway } from "./gateway/gateway";
import { assertKnownConditions } from "./gateway/iam";
import type { ServiceClock } from "./lambda/clock";
import { functionEnvironment } from "./lambda/environment";
import { Lambda } from "./lambda/lambda";
import { AsyncInvocations } from "./schedules/async-invocations";
import { Schedules } from "./schedules/schedules";
import { Distribution } from "./site/distribution";
import type { Front } from "./site/front";
import { SiteFiles } from "./site/site-files";
import { createLambda } from "./stand-ins/lambda";
import { openCloud } from "./stores/cloud";
import type { DynamoClient } from "./stores/dynamo-client";
import { installationSecrets } from "./stores/installation";
import { ensureTables } from "./stores/tables";
import { startStreams } from "./streams/start-streams";
import { BILLING_POLICY } from "./template/parameters";
import { makePlan, type Plan } from "./template/plan";
import type { Assembly } from "./template/template";

export type ProductParts = {
  assembly: Assembly;
  dataDir: string;
  /** Where the functions' compiled code is kept from one start to the next. */
  compiledFolder: string;
  clock: ServiceClock;
  front: Front;
  dynamo: DynamoClient;
  onFailure: (name: string, message: string) => void;
};

/** The template at work. */
export type Product = {
  origin: string;
  clock: ClockController;
  payments: PaymentSimulator;
  /** Starts what the clock starts by itself: jobs and the delivery of mail. */
  startClockwork: () => void;
  close: () => Promise<void>;
};

/** Where the sign-in domain's stand-in answers, on the one port. */
const SIGN_IN_PATH = "/__local/sign-in";

const CARRIER_EVERY_MS = 15_000;
const LIFECYCLES_EVERY_MS = 60_000;

/** Brings everything that the template names to life, in the order in which the parts need each other. */
export async function makeProduct({
  assembly,
  dataDir,
  compiledFolder,
  clock,
  front,
  dynamo,
  onFailure,
}: ProductParts): Promise<Product> {
  const origin = `http://localhost:${front.port}`;
  const gateway = new Gateway();
  const gatewayOrigin = await gateway.listen();
  const plan = makePlan(assembly, { gateway: gatewayOrigin, site: origin, signIn: `${origin}${SIGN_IN_PATH}` });
  await ensureTables(dynamo, plan.tables);

  const [callers, calls, faults] = [new Callers(), new CallLog(), new Faults()];
  const secrets = await installationSecrets(plan.template, plan.resolve, dataDir);
  const post = (path: string, body: string, headers: Record<string, string>) =>
    postToSite(front.port, path, body, headers);
  const cloud = await openCloud({
    plan,
    dataDir,
    secrets,
    origin,
    signInPath: SIGN_IN_PATH,
    now: clock.now,
    secretOf: (id) => callers.secretOf(id),
    authorize: (call) => {
      authorizeS3(call, { callers, calls, now: clock.now });
      mail.noticeObject(call.resource);
    },
  });
  const mail = new SimulatedMailbox({
    store: cloud.lettersStore,
    now: clock.now,
    file: join(dataDir, "deliveries.json"),
    webhookSecret: () => secrets.find("MailWebhook"),
    post,
  });
  const payments = new PaymentSimulator({
    now: clock.now,
    webhookSecret: () => secrets.find("PaymentWebhook"),
    faults,
    payerOf: payersIn(dynamo, plan.tables),
    post,
  });

  const environments = enroll(plan, callers, gatewayOrigin, cloud.keySet);
  const lambda = new Lambda({
    functions: plan.functions,
    environmentOf: ({ logicalId }) => environments.get(logicalId) ?? {},
    clockOffset: clock.shared,
    simulatedFaults: () => faults.forFunctions(),
    logsFolder: join(dataDir, "logs"),
    compiledFolder,
    onFailure,
  });
  const invoke = (functionId: string, event: unknown) => lambda.invoke(functionId, event);
  const streams = startStreams({
    sources: plan.streams,
    dynamo,
    folder: join(dataDir, "streams"),
    invoke,
    send: cloud.sendToQueue,
    now: clock.now,
  });
  const unwatched = new AsyncInvocations({ functions: plan.functions, invoke, send: cloud.sendToQueue });
  gateway.connect({
    standIns: {
      ...cloud.standIns,
      dynamodb: dynamo.asStandIn(),
      lambda: createLambda({
        functions: plan.functions,
        invoke,
        start: (id, event) => void unwatched.invoke(id, event),
      }),
    },
    callers,
    calls,
    faults,
    now: clock.now,
    onTableWrite: streams.wake,
  });
  const schedules = new Schedules({
    setups: plan.schedules,
    invoke,
    start: (functionId, event) => unwatched.invoke(functionId, event),
    now: clock.now,
    file: join(dataDir, "jobs.json"),
  });
  const clockController = new ClockController({
    clock,
    runDueJobs: () => schedules.runDue(),
    drainStreams: () => streams.drained(),
    deliverLetters: () => mail.deliverDue(),
    applyLifecycles: cloud.applyLifecycles,
  });

  const many = new BulkSeeder({ dynamo, tables: plan.tables, now: clock.now });
  const { emails, message } = cloud;
  const services = {
    siteOrigin: origin,
    billingPolicy: BILLING_POLICY,
    calls,
    faults,
    schedules,
    clock: clockController,
    mail,
    payments,
    many,
    emails,
    message,
  };
  front.answerWith([cloud.signIn, makeConsole(services), siteResponder(plan, lambda, clock)]);

  const timers: NodeJS.Timeout[] = [];
  return {
    origin,
    clock: clockController,
    payments,
    startClockwork: () => {
      schedules.start();
      timers.push(
        setInterval(() => void mail.deliverDue(), CARRIER_EVERY_MS),
        setInterval(() => void cloud.applyLifecycles(), LIFECYCLES_EVERY_MS),
      );
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      const stopped = Promise.all([schedules.stop(), streams.stop()]);
      await lambda.close();
      await stopped;
      await gateway.close();
      await cloud.close();
    },
  };
}

/** Gives each function its key and its environment; refuses to start on a policy that cannot be checked. */
function enroll(plan: Plan, callers: Callers, gateway: string, keySet: string): Map<string, Record<string, string>> {
  const environments = plan.functions.map((setup) => {
    const statements = plan.roles.get(setup.roleId) ?? [];
    assertKnownConditions(setup.name, statements);
    const credentials = callers.enroll({ name: setup.name, role: setup.roleId, statements });
    return [setup.logicalId, functionEnvironment(setup, credentials, gateway, keySet)] as const;
  });
  return new Map(environments);
}

function siteResponder(plan: Plan, lambda: Lambda, clock: ServiceClock) {
  if (!plan.distribution) throw new Error("The template has no distribution, so there is no site.");
  const bucketIds = plan.distribution.behaviors.flatMap(({ origin }) =>
    origin.kind === "site" ? [origin.bucketId] : [],
  );
  const files = new SiteFiles(plan.siteSources.filter(({ bucketId }) => bucketIds.includes(bucketId)));
  const parts = { setup: plan.distribution, files, routes: plan.apiRoutes, lambda, now: clock.now };
  const distribution = new Distribution(parts);
  return distribution.answer.bind(distribution);
}

/** Calls the site from outside, as the providers' webhooks do. */
async function postToSite(port: number, path: string, body: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
