import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { Dispute, DisputeDetail } from "#shared/api/schemas/dispute";
import { User } from "#shared/api/schemas/user";
import { bureaus } from "#shared/domain/bureau/bureau";
import { type Answer, Caller } from "../support/caller";
import { checkLife, type Life, live } from "../support/lives";
import { localConsole } from "../support/local-console";
import { type ActiveMember, activeMember, administrator, emailOf, newName, PASSWORD, signIn } from "../support/people";
import { type RunningProduct, startProduct } from "../support/product";

const isSoak = process.env.SOAK !== undefined;
const SUBMIT_CRASHES = isSoak ? 100 : 2;
const MAIL_CRASHES = isSoak ? 20 : 1;
/** Of 15 drafts each, in the long form: 1,005 submits, 3,015 letters. */
const MEMBERS = isSoak ? 67 : 2;
const DRAFTS = isSoak ? 15 : 8;
const ACCOUNTS = isSoak ? 60 : 6;
const PEOPLE = isSoak ? 20 : 2;
const LIFE_CRASHES = isSoak ? 100 : 3;
const LONGEST_PEACE_MS = isSoak ? 1_500 : 800;
/** A call that a crash cut off holds its key for a minute. */
const TWO_MINUTES = 2 / 1_440;

jest.setTimeout(180_000 + (SUBMIT_CRASHES + MAIL_CRASHES + LIFE_CRASHES) * 30_000);

let product: RunningProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  admin = await administrator(product.origin);
});
afterAll(() => product?.stop());

type Action = { caller: Caller; path: string; key: string; body: unknown; answer?: Answer };

const send = ({ caller, path, key, body }: Action) =>
  caller.send("POST", path, { body, headers: { "idempotency-key": key } });

/** Asks until there is an answer, as a client does: the product may have been killed, or be starting again. */
async function insist(action: Action): Promise<Answer> {
  for (;;) {
    const answer = await send(action).catch(() => undefined);
    const isOver = answer && answer.status < 500 && answer.code !== "CONFLICT" && answer.code !== "TOO_MANY_REQUESTS";
    if (isOver) return answer;
    await pause(50);
  }
}

const submitting = (caller: Caller, id: string): Action => ({
  caller,
  path: "/api/disputes/process",
  key: randomUUID(),
  body: { disputeIds: [id] },
});

function opening(origin: string): Action & { email: string } {
  const name = newName();
  const email = emailOf(name);
  const body = {
    username: name,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    onboardingData: { profile: { email, firstName: "Maya", lastName: "Lopez" } },
  };
  return { caller: new Caller(origin), path: "/api/onboarding/create-account", key: randomUUID(), body, email };
}

/** Ends the product at random moments while `work` goes on, until it is done and the crashes are over. */
async function crashDuring(work: Promise<unknown>, crashes: number): Promise<void> {
  const operator = localConsole(product.origin);
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let crash = 0; crash < crashes || !isDone; crash += 1) {
    await Promise.race([pause(Math.random() * LONGEST_PEACE_MS), done]);
    if (crash >= crashes) continue;
    await product.crash();
    await operator.advanceDays(TWO_MINUTES);
  }
  await done;
}

/** Submits one draft after the other, each until it is answered. */
async function submitAll({ caller, drafts }: ActiveMember, deeds: Action[]): Promise<void> {
  for (const id of drafts) {
    const action = submitting(caller, id);
    action.answer = await insist(action);
    deeds.push(action);
  }
}

/** What a call with the same key answers again. */
const sameOf = ({ status, text }: Answer) => [status, text];

/** None while the product is down. */
async function mailedSoFar(operator: ReturnType<typeof localConsole>): Promise<number> {
  const letters = await operator.letters().catch(() => []);
  return letters.length;
}

test("whatever was answered before the power went is there after it, once", async () => {
  const { origin } = product;
  const operator = localConsole(origin);
  const members: ActiveMember[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    members.push(await activeMember(admin, { paymentType: "premium", claims: 15, drafts: DRAFTS }));
  }

  const submits: Action[] = [];
  const accounts: (Action & { email: string })[] = [];
  const openAccounts = async () => {
    for (let count = 0; count < ACCOUNTS; count += 1) {
      const action = opening(origin);
      // The visitor first: its session is what finds the answer again.
      await insist({
        ...action,
        path: "/api/onboarding/documents",
        body: { side: "front", contentType: "image/png", sizeBytes: 9 },
      });
      action.answer = await insist(action);
      expect(sameOf(await insist(action))).toEqual(sameOf(action.answer));
      accounts.push(action);
    }
  };
  const work = Promise.all([...members.map((member) => submitAll(member, submits)), openAccounts()]);
  await crashDuring(work, SUBMIT_CRASHES);
  // Who was done early has been idle since: the clock went on with each crash.
  for (const { caller } of members) await caller.renew();

  // Each was accepted, by the first call or by a later one with its key, whichever moment the power went in.
  expect(submits.map(({ answer }) => answer?.code ?? answer?.status)).toEqual(submits.map(() => 200));
  expect(accounts.map(({ answer }) => answer?.code ?? answer?.status)).toEqual(accounts.map(() => 201));

  for (const action of submits) expect(sameOf(await insist(action))).toEqual(action.answer && sameOf(action.answer));
  for (const { email, answer } of accounts) {
    const user = await (await signIn(origin, email)).call(User, "GET", "/api/auth/user");
    expect(user.id).toBe(User.parse(answer?.json).id);
  }
  for (const { user, drafts } of members) {
    const caller = await signIn(origin, user.email);
    const submitted = await caller.call(z.array(Dispute), "GET", "/api/disputes?status=submitted");
    expect(submitted.map(({ id }) => id).sort()).toEqual([...drafts].sort());
    const { disputeAllowance } = await caller.call(User, "GET", "/api/auth/user");
    expect(disputeAllowance?.used).toBe(drafts.length);
  }

  // The letters leave when the cancellation period is over; the power goes meanwhile.
  expect(await operator.letters()).toEqual([]);
  const expected = members.flatMap(({ drafts }) => drafts.flatMap((id) => bureaus.map((bureau) => `${id} ${bureau}`)));
  const mailAll = async () => {
    for (let days = 8; (await mailedSoFar(operator)) < expected.length; days = 0.5) {
      await operator.advanceDays(days).catch(() => undefined);
    }
  };
  await crashDuring(mailAll(), MAIL_CRASHES);
  await operator.advanceDays(1);
  const mailed = (await operator.letters()).map(({ disputeId, bureau }) => `${disputeId} ${bureau}`);
  expect([...mailed].sort()).toEqual([...expected].sort());

  for (const { user, drafts } of members) {
    const caller = await signIn(origin, user.email);
    const { status, bureaus } = await caller.call(DisputeDetail, "GET", `/api/disputes/${drafts[0]}`);
    expect([status, bureaus.experian?.mailedAt]).toEqual([expect.stringMatching(/sent|in_review/), expect.any(String)]);
  }
});

test("people in the middle of a step can go on after a power cut", async () => {
  const { origin } = product;
  await admin.renew();
  const complaints: string[] = [];
  const place = { origin, admin, complaints, isKilled: true };
  const lives: Life[] = [];
  const work = Promise.all(Array.from({ length: PEOPLE }, async () => lives.push(await live(place))));
  await crashDuring(work, LIFE_CRASHES);

  expect(complaints).toEqual([]);
  for (const life of lives) await checkLife(origin, life);
});
