import { contractVersion } from "#functions/letters/contract-documents";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { ContractRepository } from "#functions/repositories/contracts";
import { cleanKey, DocumentRepository, incomingKey } from "#functions/repositories/documents";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { MonitorRepository } from "#functions/repositories/monitors";
import { NoticeRepository } from "#functions/repositories/notices";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { PasswordResets } from "#functions/repositories/password-resets";
import { incomingProofKey, ProofRepository, proofKey } from "#functions/repositories/proofs";
import { newSession, newVisitorSession, SessionRepository } from "#functions/repositories/sessions";
import { transact } from "#functions/repositories/table";
import { incomingReportKey, UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/users";
import type { RequestOf } from "#functions/shell/request";
import type { RouteName } from "#shared/api/routes";
import { CreateAccountBody } from "#shared/api/schemas/onboarding";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { makeNegativeItem } from "#shared/testing/report";
import { signature } from "./contract-world";
import { type DisputeWorld, startDisputeWorld } from "./dispute-world";
import { fakeOpen, fakeSeal } from "./fake-seal";
import { FakeUserPool } from "./fake-user-pool";
import { keyedCall } from "./keyed-call";
import { makeRequest } from "./make-request";
import { makeVisitor } from "./make-user-record";
import { paymentWorld } from "./payment-world";
import { pullBody, pullWorld } from "./pull-world";

const business = {
  businessName: "Redress Credit Services LLC",
  businessAddress: "100 Main Street, Albany, NY 12207",
  billingPolicy: "after_performance" as const,
};

type Take<N extends RouteName, S> = (request: RequestOf<N>, services: S) => Promise<unknown>;

/** The routes and the job that the person meets. */
export type Met = {
  pullCredit: Take<"onboarding/pull-credit", Awaited<ReturnType<typeof pullWorld>>["services"]>;
  signContract: Take<"contract/sign-contract", ReturnType<typeof signing>>;
  createAccount: Take<"onboarding/create-account", ReturnType<typeof accountServices>>;
  receivePayment: Take<
    "payments/receive-event",
    Omit<ReturnType<typeof paymentWorld>, "send" | "checkout" | "entries">
  >;
  processDisputes: Take<"disputes/process-disputes", DisputeWorld["services"]>;
  sendLetters: (run: { event: Record<string, never> }, services: DisputeWorld["services"]) => Promise<unknown>;
};

/** A Monday after the contract's cancellation period. */
const LETTERS_LEAVE = new Date("2026-11-30T17:00:00.000Z");

/**
 * A person who comes as a visitor and takes every path on which the service stores personal data: onboarding, pull, ID, upload,
 * contract, account, outside sign-in, payment, drafts, mailed letters, notices, mails, a forgotten password.
 */
export async function wholeLife(met: Met) {
  const world = await startDisputeWorld();
  const pool = new FakeUserPool();
  const { userId } = makeVisitor();
  const life = { world, pool, userId, met, present: () => presentIn(world, userId) };
  await asVisitor(life);
  await opens(life);
  await disputes(life);
  await isTold(life);
  return life;
}

type Life = { world: DisputeWorld; pool: FakeUserPool; userId: string; met: Met; present: () => Promise<UserRecord> };

async function presentIn({ users }: DisputeWorld, userId: string): Promise<UserRecord> {
  const user = await users.get(userId, { isConsistent: true });
  if (!user) throw new Error("The person is gone");
  return user;
}

async function asVisitor({ world, userId, met, present }: Life): Promise<void> {
  const { documents, usersTable, users, files, clock } = world;
  const now = () => clock.at;
  const visitor = makeVisitor({ userId, createdAt: now().toISOString() });
  await users.openVisitor(visitor, newVisitorSession(userId, now()));
  const onboarding = new OnboardingRepository(documents, usersTable);
  const typed = JSON.stringify({ firstName: "Maya", dateOfBirth: "1988-04-12", address: { state: "NY" } });
  await onboarding.saveDraft(visitor, { sealedProfile: await fakeSeal(visitor.userId, "onboarding-draft", typed) });

  const pulls = await pullWorld(world, await present());
  const pull = makeRequest<"onboarding/pull-credit">({ user: await present(), body: pullBody() });
  await met.pullCredit(pull, { ...pulls.services, now });

  const image = { userId, documentId: "01D" };
  const facts = { side: "front", contentType: "image/png", sizeBytes: 3, status: "uploaded" } as const;
  await new DocumentRepository(documents, usersTable).create({ ...image, ...facts, createdAt: now().toISOString() });
  for (const key of [cleanKey(image), incomingKey(image)]) await files.put(key, Buffer.from("Maya"));

  const body = { ...signature, fullName: "Maya Sample", version: contractVersion(business) };
  await met.signContract(makeRequest<"contract/sign-contract">({ user: await present(), body }), signing(world));
  // Of a signature that was refused, and of letters that no order knows.
  for (const key of [`contracts/${userId}/01R/contract.pdf`, `letters/${userId}/01L/1/equifax.pdf`])
    await files.put(key, Buffer.from("Maya"));
}

function signing({ documents, usersTable, users, files, now }: DisputeWorld) {
  const contracts = new ContractRepository(documents, usersTable);
  const onboarding = new OnboardingRepository(documents, usersTable);
  return { users, contracts, onboarding, openField: fakeOpen, files, business, openStates: usStateCodes, now };
}

function accountServices({ documents, usersTable, users, now }: DisputeWorld, pool: FakeUserPool) {
  return {
    users,
    onboarding: new OnboardingRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    pool,
    openField: fakeOpen,
    openStates: usStateCodes,
    now,
  };
}

async function opens({ world, pool, userId, met, present }: Life): Promise<void> {
  const { documents, usersTable, users, now } = world;
  const password = "a long walk to town";
  const typed = { username: "maya.sample", password, confirmPassword: password, onboardingData: {} };
  const { begin, idempotencyWrites } = keyedCall(world, now());
  await begin();
  const body = CreateAccountBody.parse(typed);
  const request = makeRequest<"onboarding/create-account">({ user: await present(), body, idempotencyWrites });
  await met.createAccount(request, accountServices(world, pool));
  await new SessionRepository(documents, usersTable).open(newSession(userId, "password", now()));
  await users.link(userId, { subject: "subject-1", username: "Outside_1" });
  await pool.create({ userId: "Outside_1", email: "maya@example.com", password: "" });
}

async function disputes({ world, userId, met, present }: Life): Promise<void> {
  const payments = paymentWorld(world, met.receivePayment);
  await payments.checkout(await present(), 12_000);
  await payments.send("invoice.paid", {
    customer: `cus_${userId}`,
    amount_paid: 12_000,
    charge: "ch_1",
    currency: "usd",
  });
  const [mailed, ...waiting] = await world.drafts(await present(), 3);
  const submit = async (id = "") =>
    met.processDisputes(
      makeRequest<"disputes/process-disputes">({ user: await present(), body: { disputeIds: [id] } }),
      world.services,
    );
  await submit(mailed?.dispute.id);
  world.clock.at = LETTERS_LEAVE;
  await met.sendLetters({ event: {} }, world.services);
  await submit(waiting[0]?.dispute.id);
}

async function isTold({ world, userId, present }: Life): Promise<void> {
  const { documents, usersTable, clock } = world;
  const at = clock.at.toISOString();
  const notice = { userId, kind: "activated", at, dedupeKey: "1" } as const;
  await new NoticeRepository(documents, usersTable).add(notice);
  const resets = new PasswordResets(documents, usersTable);
  const { email = "" } = await present();
  await resets.ask(email, clock.at);
  await resets.issue({ userId, email }, clock.at);
  const [uploads, upload] = [new UploadRepository(documents, usersTable), { userId, uploadId: "01U" }];
  await uploads.create({ ...upload, contentType: "text/plain" }, clock.at);
  const reading = { source: "experian" as const, readAt: at, bureaus: [], scores: {} };
  const items = [makeNegativeItem({ creditorName: "Maya's bank" })];
  await transact(documents, uploads.analyzedWrites(upload, { ...reading, items }));
  for (const key of [incomingReportKey({ userId, uploadId: "01U" }), `exports/${userId}/01X.zip`])
    await world.files.put(key, Buffer.from("Maya"));
  const proof = { userId, proofId: "01P" };
  const facts = { kind: "statement", name: "Maya's bank", status: "kept", createdAt: at } as const;
  await new ProofRepository(documents, usersTable).create({ ...proof, ...facts });
  for (const key of [incomingProofKey(proof), proofKey(proof)]) await world.files.put(key, Buffer.from("Maya"));
  await new MonitorRepository(documents, usersTable).begin({ userId, month: "2026-11" }, clock.at);
  await new BillingEndRepository(documents, usersTable).order(await present(), at);
  await world.history.audit({ id: "01A", userId, at, action: "letter_read", by: "admin", before: {}, after: {} });
}
