import { BulkSeeder } from "./console/bulk-seeder";
import { ClockController } from "./console/clock-controller";
import { makeConsole } from "./console/console";
import type { PaymentSimulator } from "./console/payment-simulator";
import type { SimulatedMailbox } from "./console/simulated-mailbox";
import { startFunctions } from "./functions-at-work";
import { Callers } from "./gateway/callers";
import { CallLog } from "./gateway/calls";
import { Faults } from "./gateway/faults";
import { Gateway } from "./gateway/gateway";
import type { ServiceClock } from "./lambda/clock";
import type { Lambda } from "./lambda/lambda";
import { openOutsideWorld, SIGN_IN_PATH } from "./outside-world";
import type { ProductParts } from "./product-parts";
import { Distribution } from "./site/distribution";
import { SiteFiles } from "./site/site-files";
import type { Cloud } from "./stores/cloud";
import { ensureTables } from "./stores/tables";
import { BILLING_POLICY } from "./template/parameters";
import { makePlan, type Plan } from "./template/plan";

/** The template at work. */
export type Product = {
  origin: string;
  clock: ClockController;
  payments: PaymentSimulator;
  /** Starts what the clock starts by itself: jobs and the delivery of mail. */
  startClockwork: () => void;
  close: () => Promise<void>;
};

const CARRIER_EVERY_MS = 15_000;
const LIFECYCLES_EVERY_MS = 60_000;

/** Brings everything that the template names to life, in the order in which the parts need each other. */
export async function makeProduct(parts: ProductParts): Promise<Product> {
  const { assembly, clock, front, dynamo } = parts;
  const { now } = clock;
  const origin = `http://localhost:${front.port}`;
  const gateway = new Gateway();
  const gatewayOrigin = await gateway.listen();
  const plan = makePlan(assembly, { gateway: gatewayOrigin, site: origin, signIn: `${origin}${SIGN_IN_PATH}` });
  await ensureTables(dynamo, plan.tables);

  const records = { callers: new Callers(), calls: new CallLog(), faults: new Faults() };
  const { cloud, mail, payments } = await openOutsideWorld({ ...parts, plan, origin }, records);
  const work = startFunctions({ ...parts, plan, gatewayOrigin, cloud }, records);
  const { lambda, streams, schedules } = work;
  gateway.connect({
    standIns: { ...cloud.standIns, dynamodb: dynamo.asStandIn(), lambda: work.standIn },
    ...records,
    now,
    onTableWrite: streams.wake,
  });
  const clockController = new ClockController({
    clock,
    runDueJobs: () => schedules.runDue(),
    drainStreams: () => streams.drained(),
    deliverLetters: () => mail.deliverDue(),
    applyLifecycles: cloud.applyLifecycles,
  });
  const operatorsConsole = makeConsole({
    siteOrigin: origin,
    billingPolicy: BILLING_POLICY,
    calls: records.calls,
    faults: records.faults,
    schedules,
    clock: clockController,
    mail,
    payments,
    many: new BulkSeeder({ dynamo, tables: plan.tables, now }),
    emails: cloud.emails,
    message: cloud.message,
  });
  front.answerWith([cloud.signIn, operatorsConsole, siteResponder(plan, lambda, clock)]);

  return { origin, clock: clockController, payments, ...clockworkOf({ gateway, cloud, mail, ...work }) };
}

type Running = { gateway: Gateway; cloud: Cloud; mail: SimulatedMailbox } & ReturnType<typeof startFunctions>;

/** What goes by itself once it is started, and how everything ends. */
function clockworkOf({ gateway, cloud, mail, lambda, streams, schedules }: Running) {
  const timers: NodeJS.Timeout[] = [];
  return {
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
