import { join } from "node:path";
import { payersIn } from "./console/payers";
import { PaymentSimulator } from "./console/payment-simulator";
import { SimulatedMailbox } from "./console/simulated-mailbox";
import type { Callers } from "./gateway/callers";
import type { CallLog } from "./gateway/calls";
import type { Faults } from "./gateway/faults";
import { authorizeS3 } from "./gateway/gateway";
import type { ProductParts } from "./product-parts";
import { type Cloud, openCloud } from "./stores/cloud";
import { installationSecrets } from "./stores/installation";
import type { Plan } from "./template/plan";

/** Where the sign-in domain's stand-in answers, on the one port. */
export const SIGN_IN_PATH = "/__local/sign-in";

/** Who may call, what was called, and what is to fail. */
export type GatewayRecords = { callers: Callers; calls: CallLog; faults: Faults };

/** What the functions find around them: the cloud's services, the post, and who takes payments. */
export type OutsideWorld = { cloud: Cloud; mail: SimulatedMailbox; payments: PaymentSimulator };

type Parts = Pick<ProductParts, "dataDir" | "clock" | "front" | "dynamo"> & { plan: Plan; origin: string };

/** Opens the stores and stand-ins that the template names, and the simulated providers beside them. */
export async function openOutsideWorld(
  { plan, origin, dataDir, clock, front, dynamo }: Parts,
  { callers, calls, faults }: GatewayRecords,
): Promise<OutsideWorld> {
  const { now } = clock;
  const secrets = await installationSecrets(plan.template, plan.resolve, dataDir);
  const post = (path: string, body: string, headers: Record<string, string>) =>
    postToSite(front.port, path, body, headers);
  const cloud = await openCloud({
    plan,
    dataDir,
    secrets,
    origin,
    signInPath: SIGN_IN_PATH,
    now,
    secretOf: (id) => callers.secretOf(id),
    authorize: (call) => {
      authorizeS3(call, { callers, calls, now });
      mail.noticeObject(call.resource);
    },
  });
  const mail = new SimulatedMailbox({
    store: cloud.lettersStore,
    now,
    file: join(dataDir, "deliveries.json"),
    webhookSecret: () => secrets.find("MailWebhook"),
    post,
  });
  const payments = new PaymentSimulator({
    now,
    webhookSecret: () => secrets.find("PaymentWebhook"),
    faults,
    payerOf: payersIn(dynamo, plan.tables),
    post,
  });
  return { cloud, mail, payments };
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
