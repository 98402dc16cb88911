import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { ErrorBody } from "#shared/api/schemas/common";
import { Dispute } from "#shared/api/schemas/dispute";
import { CreditPullResult } from "#shared/api/schemas/onboarding";
import { User } from "#shared/api/schemas/user";
import { Caller } from "../support/caller";
import { localConsole } from "../support/local-console";
import { ADMIN_EMAIL, ADMIN_KEY, emailOf, newName, PASSWORD, pullBody, register, signIn } from "../support/people";
import { type RunningProduct, startProduct } from "../support/product";

const isSoak = process.env.SOAK !== undefined;
/** Of all calls. In a short run few wait in vain, for each of them costs 3 s. */
const rates = { error: 0.1, throttle: 0.1, timeout: isSoak ? 0.1 : 0.02 } as const;
const SERVICES = ["dynamodb", "s3", "cognito", "credit-bureau", "mail", "payment"] as const;
/** A long run has each service fail alone too, and more people meet it. */
const ROUNDS: (typeof SERVICES)[number][][] = isSoak
  ? [[...SERVICES], ...SERVICES.map((name) => [name])]
  : [[...SERVICES]];
const PEOPLE = isSoak ? 12 : 1;
const TRIES = 40;

jest.setTimeout(600_000);

let product: RunningProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  admin = (await register(product.origin, ADMIN_EMAIL)).caller;
});
afterAll(() => product?.stop());

/** Answers that nobody can do anything with: a fault without a word to try again, a "no" where there was no reason. */
type Complaints = string[];

type Asking = { method: "GET" | "POST"; path: string; body?: unknown };

/** Asks until it is done. Meanwhile only what may be tried again is a fair answer, and the same key does nothing twice. */
async function manage<S extends z.ZodType>(
  caller: Caller,
  schema: S,
  { method, path, body }: Asking,
  complaints: Complaints,
): Promise<z.output<S>> {
  const headers = { "idempotency-key": randomUUID() };
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { status, json, text, code } = await caller.send(method, path, { body, headers });
    if (status < 300) return schema.parse(json);
    const isShaped = ErrorBody.safeParse(json).success;
    // The try before, whose key could not be given back, counts as running for a minute.
    const holdsKey = code === "CONFLICT" && tries > 1;
    if (holdsKey) headers["idempotency-key"] = randomUUID();
    else if (!isShaped || ![429, 502, 503, 504].includes(status))
      complaints.push(`${method} ${path} answered ${status}: ${text}`);
    await pause(20);
  }
  throw new Error(`${method} ${path} came to nothing: ${complaints.join("\n")}`);
}

type Life = { userId: string; email: string; drafts: string[]; submitted: string[] };

/** What a member does, from the first page to the letters. */
async function live(complaints: Complaints): Promise<Life> {
  const caller = new Caller(product.origin);
  const email = emailOf(newName());
  const get = <S extends z.ZodType>(schema: S, path: string) =>
    manage(caller, schema, { method: "GET", path }, complaints);
  const post = <S extends z.ZodType>(schema: S, path: string, body: unknown, who = caller) =>
    manage(who, schema, { method: "POST", path, body }, complaints);

  const registration = { email, firstName: "Maya", lastName: "Lopez", password: PASSWORD };
  const { id: userId } = await post(User, "/api/auth/password/register", registration);
  const { negativeItems } = await post(CreditPullResult, "/api/onboarding/credit-pull", pullBody());
  const { version } = await get(z.object({ version: z.string() }), "/api/contract");
  const signature = { version, fullName: "Maya Lopez", esignConsent: true, disclosureAcknowledged: true };
  await post(z.unknown(), "/api/contract/sign", signature);
  await post(z.unknown(), "/api/subscription/payment-completed", { selectedItems: [], paymentType: "monthly" });
  await post(User, "/api/subscription/activate", { userId, adminKey: ADMIN_KEY }, admin);

  const drafts: string[] = [];
  for (const { id: negativeItemId } of negativeItems.slice(0, 3)) {
    drafts.push((await post(Dispute, "/api/disputes", { negativeItemId, disputeReason: "not_mine" })).id);
  }
  await get(z.unknown(), "/api/dashboard/stats");
  await get(z.unknown(), "/api/credit-report");
  await get(z.array(Dispute), "/api/disputes");
  await post(z.unknown(), `/api/disputes/${drafts[0]}/regenerate-letters`, {});
  await post(z.unknown(), "/api/onboarding/documents", { side: "front", contentType: "image/png", sizeBytes: 9 });
  const submitted = drafts.slice(0, 2);
  await post(z.unknown(), "/api/disputes/process", { disputeIds: submitted });
  await get(z.unknown(), `/api/disputes/${drafts[0]}`);
  await get(z.unknown(), `/api/disputes/${drafts[0]}/download-pdf/experian`);
  await get(z.unknown(), "/api/notifications");
  await post(User, "/api/auth/password/login", { email, password: PASSWORD });
  return { userId, email, drafts, submitted };
}

/** What is stored is what was answered: no draft twice, no place taken for nothing, nobody half registered. */
async function check({ userId, email, drafts, submitted }: Life): Promise<void> {
  const caller = await signIn(product.origin, email);
  const user = await caller.call(User, "GET", "/api/auth/user");
  const disputes = await caller.call(z.array(Dispute), "GET", "/api/disputes");
  const statuses = disputes.map(({ id, status }) => [id, status]).sort();
  const expected = drafts.map((id) => [id, submitted.includes(id) ? "submitted" : "draft"]).sort();
  expect(user).toMatchObject({
    id: userId,
    subscriptionStatus: "active",
    disputeAllowance: { used: submitted.length },
  });
  expect(statuses).toEqual(expected);
}

const lives: Life[] = [];

describe.each(["error", "throttle", "timeout"] as const)("while calls end in a %s", (kind) => {
  test.each(ROUNDS.map((services) => [services.join(", "), services] as const))(
    "of %s, members get on",
    async (_, services) => {
      const operator = localConsole(product.origin);
      const complaints: Complaints = [];
      for (const service of services) await operator.fault({ service, kind, rate: rates[kind] });
      const met = await Promise.all(Array.from({ length: PEOPLE }, () => live(complaints))).finally(() =>
        operator.fault({}),
      );

      expect(complaints).toEqual([]);
      for (const life of met) await check(life);
      lives.push(...met);
    },
  );
});

test("the jobs catch up once the faults are over: each letter leaves once, and each member is told", async () => {
  const operator = localConsole(product.origin);
  for (const service of ["dynamodb", "s3", "mail"]) await operator.fault({ service, kind: "error", rate: rates.error });
  await operator.advanceDays(8);
  await operator.fault({});
  await operator.advanceDays(1);

  const mailed = (await operator.letters()).map(({ disputeId, bureau }) => `${disputeId} ${bureau}`);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(lives.length).toBeGreaterThan(0);
  for (const { email, drafts, submitted } of lives) {
    const caller = await signIn(product.origin, email);
    const disputes = await caller.call(z.array(Dispute), "GET", "/api/disputes");
    for (const { id, status, bureaus } of disputes.filter((dispute) => submitted.includes(dispute.id))) {
      const due = Object.entries(bureaus).filter(([, { reportsItem }]) => reportsItem);
      expect(["sent", "in_review"]).toContain(status);
      expect(mailed.filter((letter) => letter.startsWith(id)).sort()).toEqual(
        due.map(([bureau]) => `${id} ${bureau}`).sort(),
      );
    }
    const left = disputes.filter(({ status }) => status === "draft").map(({ id }) => id);
    expect(left).toEqual(drafts.filter((id) => !submitted.includes(id)));
    const { notices } = z
      .object({ notices: z.array(z.object({ kind: z.string() })) })
      .parse((await caller.send("GET", "/api/notifications")).json);
    expect(notices.filter(({ kind }) => kind === "letters_mailed")).toHaveLength(submitted.length);
  }
});
