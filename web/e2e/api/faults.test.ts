import * as z from "zod";
import { Dispute } from "#shared/api/schemas/dispute";
import { User } from "#shared/api/schemas/user";
import type { Caller } from "../support/caller";
import { checkLife, type Life, live } from "../support/lives";
import { localConsole } from "../support/local-console";
import { activeMember, administrator, signIn } from "../support/people";
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

/** Submits at once, by sessions of one member with more drafts than the plan has room for. */
const SUBMITS = 200;
const SUBMIT_ROUNDS = isSoak ? 50 : 1;
const SESSIONS = 4;
const DRAFTS_TOO_MANY = 3;

jest.setTimeout(isSoak ? 3_600_000 : 1_200_000);

let product: RunningProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  admin = await administrator(product.origin);
});
afterAll(() => product?.stop());

const lives: Life[] = [];

describe.each(["error", "throttle", "timeout"] as const)("while calls end in a %s", (kind) => {
  test.each(ROUNDS.map((services) => [services.join(", "), services] as const))(
    "of %s, members get on",
    async (_, services) => {
      const operator = localConsole(product.origin);
      const complaints: string[] = [];
      for (const service of services) await operator.fault({ service, kind, rate: rates[kind] });
      const met = await Promise.all(
        Array.from({ length: PEOPLE }, () => live({ origin: product.origin, admin, complaints })),
      ).finally(() => operator.fault({}));

      expect(complaints).toEqual([]);
      for (const life of met) await checkLife(product.origin, life);
      lives.push(...met);
    },
  );
});

test("the jobs catch up once the faults are over: each letter leaves once, and each member is notified", async () => {
  const operator = localConsole(product.origin);
  for (const service of ["dynamodb", "s3", "mail"]) await operator.fault({ service, kind: "error", rate: rates.error });
  await operator.advanceDays(8);
  await operator.fault({});
  // More than a weekend: what a fault kept back leaves on the next business day.
  await operator.advanceDays(4);

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

const plans = [
  ["per_dispute", 2],
  ["monthly", 5],
  ["premium", 15],
] as const;

test.each(plans)("of %s, 200 submits at once are accepted exactly %i times", async (paymentType, limit) => {
  // The clock may have gone on, past the end of a session.
  await admin.renew();
  for (let round = 0; round < SUBMIT_ROUNDS; round += 1) {
    const count = limit + DRAFTS_TOO_MANY;
    const { user, drafts } = await activeMember(admin, { paymentType, claims: count, drafts: count });
    const sessions: Caller[] = [];
    for (let opened = 0; opened < SESSIONS; opened += 1)
      sessions.push((await signIn(product.origin, user.email)).twin());

    const outcomes = await Promise.all(
      Array.from({ length: SUBMITS }, async (_, index) => {
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
