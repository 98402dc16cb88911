import * as z from "zod";
import { Dispute } from "#shared/api/schemas/dispute";
import { User } from "#shared/api/schemas/user";
import type { Caller } from "../support/caller";
import { activeMember, administrator, signIn } from "../support/people";
import { type RunningProduct, startProduct } from "../support/product";

const rounds = process.env.SOAK === undefined ? 1 : 50;
jest.setTimeout(60_000 + rounds * 60_000);

const CALLS = 200;
const SESSIONS = 4;
const DRAFTS_TOO_MANY = 3;

let product: RunningProduct;
let admin: Caller;

beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  admin = await administrator(product.origin);
});
afterAll(() => product?.stop());

const plans = [
  ["per_dispute", 2],
  ["monthly", 5],
  ["premium", 15],
] as const;

test.each(plans)("of %s, 200 submits at once are accepted exactly %i times", async (paymentType, limit) => {
  for (let round = 0; round < rounds; round += 1) {
    const count = limit + DRAFTS_TOO_MANY;
    const { user, drafts } = await activeMember(admin, { paymentType, claims: count, drafts: count });
    const sessions: Caller[] = [];
    for (let opened = 0; opened < SESSIONS; opened += 1)
      sessions.push((await signIn(product.origin, user.email)).twin());

    const outcomes = await Promise.all(
      Array.from({ length: CALLS }, async (_, index) => {
        const body = { disputeIds: [drafts[index % count]] };
        const { status, code } =
          (await sessions[index % SESSIONS]?.send("POST", "/api/disputes/process", { body })) ?? {};
        return code ?? String(status);
      }),
    );
    const caller = await signIn(product.origin, user.email);
    const { disputeAllowance } = await caller.call(User, "GET", "/api/auth/user");
    const submitted = await caller.call(z.array(Dispute), "GET", "/api/disputes?status=submitted");

    expect(outcomes.filter((outcome) => outcome === "200")).toHaveLength(limit);
    // A refused call got its reason or a request to retry: no call met a fault.
    const words = new Set(["200", "MONTHLY_LIMIT_EXCEEDED", "NOT_A_DRAFT", "SERVICE_UNAVAILABLE"]);
    expect(outcomes.filter((outcome) => !words.has(outcome))).toEqual([]);
    expect(submitted).toHaveLength(limit);
    expect(disputeAllowance).toMatchObject({ limit, used: limit, remaining: 0 });
  }
});
