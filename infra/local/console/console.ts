import { randomUUID } from "node:crypto";
import * as z from "zod";
import { faultKinds, faultServices } from "../gateway/faults";
import { FunctionFailure } from "../lambda/worker";
import { jsonAnswer, plainAnswer, type SiteAnswer, type SiteRequest } from "../site/answer";
import type { Responder } from "../site/front";
import { apiPage, apiPagePolicy } from "./api-page";
import { ManyOrder, MOST_MEMBERS } from "./bulk-seeder";
import { type Checkout, chargedNow, checkoutPage, paidPage, tierOfPath } from "./checkout-page";
import { ClockMove } from "./clock-controller";
import type { ConsoleServices } from "./console-services";
import { isOfThisMachine } from "./own-machine";
import { consolePage } from "./page";

type Call = { request: SiteRequest; name: string; services: ConsoleServices };
type ConsoleRoute = { method: "GET" | "POST"; path: RegExp; answer: (call: Call) => SiteAnswer | Promise<SiteAnswer> };

const FaultOrder = z
  .strictObject({
    service: z.enum(faultServices).optional(),
    kind: z.enum(faultKinds).optional(),
    rate: z.number().min(0).max(1).default(1),
  })
  .refine(({ service, kind }) => (service === undefined) === (kind === undefined));

const PaymentOrder = z.object({
  userId: z.string().min(1).max(64),
  event: z.string().max(100).optional(),
  plan: z.string().max(20).optional(),
  email: z.string().max(254).optional(),
  amountCents: z.number().int().min(0).max(99_999_900).optional(),
});

const routes: ConsoleRoute[] = [
  { method: "GET", path: /^\/__local\/?$/, answer: showPage },
  {
    method: "GET",
    path: /^\/__local\/letters$/,
    answer: async ({ services }) => jsonAnswer(200, await services.mail.list()),
  },
  { method: "GET", path: /^\/__local\/letters\/(ltr_\w+)\.pdf$/, answer: showLetter },
  {
    method: "GET",
    path: /^\/__local\/emails$/,
    answer: async ({ services }) => jsonAnswer(200, await services.emails()),
  },
  { method: "GET", path: /^\/__local\/emails\/([\w-]+)\.eml$/, answer: showMessage },
  { method: "GET", path: /^\/__local\/jobs$/, answer: ({ services }) => jsonAnswer(200, services.schedules.list()) },
  { method: "POST", path: /^\/__local\/jobs\/([\w-]+)$/, answer: runJob },
  { method: "GET", path: /^\/__local\/clock$/, answer: ({ services }) => jsonAnswer(200, services.clock.view()) },
  { method: "POST", path: /^\/__local\/clock$/, answer: moveClock },
  { method: "GET", path: /^\/__local\/faults$/, answer: ({ services }) => jsonAnswer(200, services.faults.list()) },
  { method: "POST", path: /^\/__local\/faults$/, answer: setFault },
  { method: "GET", path: /^\/__local\/calls$/, answer: ({ services }) => jsonAnswer(200, services.calls.list()) },
  { method: "POST", path: /^\/__local\/payments$/, answer: sendPayment },
  { method: "GET", path: /^\/__local\/api$/, answer: showApi },
  { method: "GET", path: /^\/__local\/api\.json$/, answer: async () => jsonAnswer(200, await apiDocument()) },
  { method: "GET", path: /^\/__local\/members$/, answer: ({ services }) => jsonAnswer(200, services.many.view()) },
  { method: "POST", path: /^\/__local\/members$/, answer: addMembers },
  { method: "GET", path: /^\/__local\/checkout\/(\w+)$/, answer: showCheckout },
  { method: "POST", path: /^\/__local\/checkout\/(\w+)$/, answer: payCheckout },
];

/** Answers everything below `/__local`. */
export function makeConsole(services: ConsoleServices): Responder {
  return async (request) => {
    const path = request.url.pathname;
    if (path !== "/__local" && !path.startsWith("/__local/")) return undefined;
    if (!isOfThisMachine(request, services.siteOrigin)) {
      return plainAnswer(403, "Only this machine's own pages may do this.");
    }
    for (const { method, path: pattern, answer } of routes) {
      const match = pattern.exec(path);
      if (match && (method === request.method || (method === "GET" && request.method === "HEAD"))) {
        return answer({ request, name: match[1] ?? "", services });
      }
    }
    return plainAnswer(404, "There is nothing here. The console's page is /__local.");
  };
}

const html = (body: string, status = 200): SiteAnswer => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  body,
});

async function showPage({ services }: Call): Promise<SiteAnswer> {
  const { siteOrigin, clock, schedules, mail, emails, faults } = services;
  return html(
    consolePage({
      siteOrigin,
      clock: clock.view(),
      jobs: schedules.list(),
      letters: await mail.list(),
      emails: await emails(),
      faults: faults.list(),
    }),
  );
}

async function showLetter({ name, services }: Call): Promise<SiteAnswer> {
  const pdf = await services.mail.pdf(name);
  return pdf
    ? { status: 200, headers: { "content-type": "application/pdf" }, body: pdf }
    : plainAnswer(404, "No such letter.");
}

async function showMessage({ name, services }: Call): Promise<SiteAnswer> {
  const message = await services.message(name);
  return message
    ? { status: 200, headers: { "content-type": "message/rfc822" }, body: message }
    : plainAnswer(404, "No such e-mail.");
}

async function runJob({ name, services }: Call): Promise<SiteAnswer> {
  try {
    const run = await services.schedules.runNow(name);
    return run ? jsonAnswer(200, run.result) : jsonAnswer(404, { message: `There is no job ${name}.` });
  } catch (error) {
    if (!(error instanceof FunctionFailure)) throw error;
    return jsonAnswer(500, { message: error.message });
  }
}

async function moveClock({ request, services }: Call): Promise<SiteAnswer> {
  const move = ClockMove.safeParse(bodyOf(request));
  if (!move.success) return badBody('{ "advanceDays": 3 }, { "set": "2026-12-01T00:00:00Z" } or { "reset": true }');
  return jsonAnswer(200, await services.clock.move(move.data));
}

function setFault({ request, services }: Call): SiteAnswer {
  const order = FaultOrder.safeParse(bodyOf(request));
  if (!order.success) return badBody('{ "service": "dynamodb", "kind": "throttle", "rate": 0.1 } or {}');
  const { service, kind, rate } = order.data;
  if (service && kind) services.faults.set(service, { kind, rate });
  else services.faults.clear();
  return jsonAnswer(200, services.faults.list());
}

async function sendPayment({ request, services }: Call): Promise<SiteAnswer> {
  const order = PaymentOrder.safeParse(bodyOf(request));
  if (!order.success) return badBody('{ "userId": "…", "event": "checkout.session.completed", "plan": "monthly" }');
  const sent = await services.payments.send(order.data);
  return jsonAnswer(sent.status === 200 ? 200 : 502, sent);
}

// Made when it is asked for: at the start it would take a second.
async function apiDocument(): Promise<unknown> {
  const { openApiDocument } = await import("#infra/tools/openapi-document");
  return openApiDocument();
}

async function showApi(): Promise<SiteAnswer> {
  const answer = html(apiPage(await apiDocument()));
  return { ...answer, headers: { ...answer.headers, "content-security-policy": apiPagePolicy } };
}

function addMembers({ request, services }: Call): SiteAnswer {
  const order = ManyOrder.safeParse(bodyOf(request));
  if (!order.success) return badBody(`{ "members": 10000 } (1 to ${MOST_MEMBERS})`);
  return services.many.add(order.data.members)
    ? jsonAnswer(202, services.many.view())
    : jsonAnswer(409, { message: "Members are being added already." });
}

function showCheckout({ request, name, services }: Call): SiteAnswer {
  const checkout = checkoutOf(name, request.url.searchParams);
  return checkout
    ? html(checkoutPage(checkout, services.billingPolicy))
    : plainAnswer(404, `There is no plan ${name}.`);
}

async function payCheckout({ request, name, services }: Call): Promise<SiteAnswer> {
  const checkout = checkoutOf(name, new URLSearchParams(request.body.toString("utf8")));
  if (!checkout?.userId) return plainAnswer(400, "A payment needs a plan and a member's reference.");
  const { id, userId, tier, email } = checkout;
  const amountCents = chargedNow(tier, services.billingPolicy);
  const status = await services.payments.complete(id, { userId, plan: tier, email: email || undefined, amountCents });
  return html(paidPage(checkout, services.billingPolicy, status), status === 200 ? 200 : 502);
}

function checkoutOf(plan: string, fields: URLSearchParams): Checkout | undefined {
  const tier = tierOfPath(plan);
  const language = fields.get("locale")?.startsWith("es") ? "es" : "en";
  const email = fields.get("prefilled_email") ?? "";
  const id = fields.get("checkout") ?? randomUUID();
  return tier && { id, tier, userId: fields.get("client_reference_id") ?? "", email, language };
}

const badBody = (example: string) => jsonAnswer(400, { message: `The body must be ${example}.` });

function bodyOf({ body }: SiteRequest): unknown {
  try {
    return JSON.parse(body.toString("utf8") || "{}");
  } catch {
    return undefined;
  }
}
