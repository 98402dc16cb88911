import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import * as z from "zod";
import type { ErrorCode } from "#shared/api/errors";
import { ErrorBody } from "#shared/api/schemas/common";
import { Dispute } from "#shared/api/schemas/dispute";
import { CreditPullResult } from "#shared/api/schemas/onboarding";
import { User } from "#shared/api/schemas/user";
import { Caller } from "./caller";
import { ADMIN_KEY, emailOf, newName, PASSWORD, pullBody, signIn } from "./people";

/** How long each thing is asked for. A product that is killed again and again, on a slow machine, is long in starting. */
const PATIENCE_MS = 240_000;

/** Where lives are lived. */
export type Place = {
  origin: string;
  admin: Caller;
  /** The product is killed meanwhile: calls end without an answer, and what they did shows only in the next one's. */
  isKilled?: boolean;
  /** Answers that help no one: a fault without a request to try again, a refusal without a reason. */
  complaints: string[];
};

type Asking = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: unknown;
  /** Says that a call before, whose answer was lost with its key, has done it. */
  doneBefore?: ErrorCode;
};

/**
 * Asks until it is done. Meanwhile only what may be tried again is a fair answer, and the same key does nothing twice.
 *
 * @returns undefined when a call before had done it
 */
async function manage<S extends z.ZodType>(
  caller: Caller,
  schema: S,
  { method, path, body, doneBefore }: Asking,
  { complaints, isKilled }: Place,
): Promise<z.output<S> | undefined> {
  const key = randomUUID();
  const headers = { "idempotency-key": key };
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 1; Date.now() < end; tries += 1) {
    const answer = await caller.send(method, path, { body, headers }).catch((error: unknown) => {
      if (!isKilled) throw error;
    });
    const isStarting = isKilled && answer?.status === 503 && answer.code === undefined;
    if (!answer || isStarting) {
      await pause(20);
      continue;
    }
    const { status, json, text, code } = answer;
    if (status < 300) return schema.parse(json);
    // What is deleted has no key: a second try that finds nothing is its answer.
    const isAnswerLost = tries > 1 && (isKilled || method === "DELETE" || headers["idempotency-key"] !== key);
    if (isAnswerLost && code !== undefined && code === doneBefore) return undefined;
    // The API's own word for a deadline that a busy machine missed has no code.
    const isShaped = status === 504 || ErrorBody.safeParse(json).success;
    // The try before, whose key could not be given back, counts as running for a minute.
    const holdsKey = code === "CONFLICT" && tries > 1;
    if (holdsKey) headers["idempotency-key"] = randomUUID();
    else if (!isShaped || ![429, 502, 503, 504].includes(status)) {
      complaints.push(`${method} ${path} answered ${status}: ${text}`);
    }
    await pause(20);
  }
  throw new Error(`${method} ${path} had no answer in ${PATIENCE_MS} ms: ${complaints.join("\n")}`);
}

export type Life = { userId: string; email: string; drafts: string[]; submitted: string[] };

/** What a member does, from the first page to the letters. */
export async function live(place: Place): Promise<Life> {
  const { origin, admin } = place;
  const caller = new Caller(origin);
  const email = emailOf(newName());
  const get = <S extends z.ZodType>(schema: S, path: string) => manage(caller, schema, { method: "GET", path }, place);
  const post = <S extends z.ZodType>(schema: S, path: string, body: unknown, doneBefore?: ErrorCode, who = caller) =>
    manage(who, schema, { method: "POST", path, body, doneBefore }, place);
  const login = () => post(User, "/api/auth/password/login", { email, password: PASSWORD });

  const registration = { email, firstName: "Maya", lastName: "Lopez", password: PASSWORD };
  const registered = await post(User, "/api/auth/password/register", registration, "ACCOUNT_EXISTS");
  // A repeated call opens a session only within a minute of the first, and the clock moves with each crash.
  const user = registered && !place.isKilled ? registered : await login();
  const userId = user?.id ?? "";
  const report = await post(CreditPullResult, "/api/onboarding/credit-pull", pullBody());
  const contract = await get(z.object({ version: z.string() }), "/api/contract");
  const signature = { ...contract, fullName: "Maya Lopez", esignConsent: true, disclosureAcknowledged: true };
  await post(z.unknown(), "/api/contract/sign", signature, "CONTRACT_SIGNED");
  await post(z.unknown(), "/api/subscription/payment-completed", { selectedItems: [], paymentType: "monthly" });
  await post(User, "/api/subscription/activate", { userId, adminKey: ADMIN_KEY }, "NOT_PENDING", admin);

  const drafts: string[] = [];
  for (const { id: negativeItemId } of report?.negativeItems.slice(0, 3) ?? []) {
    const newDispute = { negativeItemId, disputeReason: "not_mine" };
    const made =
      (await post(Dispute, "/api/disputes", newDispute, "ALREADY_DISPUTED")) ??
      (await get(z.array(Dispute), "/api/disputes"))?.find((dispute) => dispute.negativeItemId === negativeItemId);
    drafts.push(made?.id ?? "");
  }
  await get(z.unknown(), "/api/dashboard/stats");
  await get(z.unknown(), "/api/credit-report");
  await get(z.array(Dispute), "/api/disputes");
  await post(z.unknown(), `/api/disputes/${drafts[0]}/regenerate-letters`, {});
  await post(z.unknown(), "/api/onboarding/documents", { side: "front", contentType: "image/png", sizeBytes: 9 });
  const submitted = drafts.slice(0, 2);
  await post(z.unknown(), "/api/disputes/process", { disputeIds: submitted }, "NOT_A_DRAFT");
  const path = `/api/disputes/${drafts.pop()}`;
  await manage(caller, z.unknown(), { method: "DELETE", path, doneBefore: "NOT_FOUND" }, place);
  await get(z.unknown(), `/api/disputes/${drafts[0]}`);
  await get(z.unknown(), `/api/disputes/${drafts[0]}/download-pdf/experian`);
  await get(z.unknown(), "/api/notifications");
  await login();
  return { userId, email, drafts, submitted };
}

/** What is stored matches the answers: no draft twice, no allowance used for nothing, no account half registered. */
export async function checkLife(origin: string, { userId, email, drafts, submitted }: Life): Promise<void> {
  const caller = await signIn(origin, email);
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
  expect(await entriesOf(caller)).toEqual(["activated", "activated", "payment_reported"]);
}

const History = z.array(z.object({ action: z.string() }));

/**
 * What a member's own copy says was done, of the subscription's history and of the audit log. Streams bring it in a while. The
 * copy itself opens the birth date, and each time is an entry of its own.
 */
async function entriesOf(caller: Caller): Promise<string[]> {
  for (let waitMs = 250; ; waitMs *= 2) {
    const { bytes } = await caller.send("GET", "/api/account/export");
    const history = History.parse(JSON.parse(strFromU8(unzipSync(bytes)["history.json"] ?? new Uint8Array())));
    const done = history.map(({ action }) => action).filter((action) => action !== "birth_date_opened");
    if (done.length >= 3 || waitMs > 30_000) return done.sort();
    await pause(waitMs);
  }
}
