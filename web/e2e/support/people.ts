import * as z from "zod";
import { takeMailedCode } from "#infra/local/seed/mailed-code";
import { Dispute } from "#shared/api/schemas/dispute";
import { CreditPullResult } from "#shared/api/schemas/onboarding";
import { CreditReport } from "#shared/api/schemas/report";
import { User } from "#shared/api/schemas/user";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { PaymentType } from "#shared/domain/plan/plan";
import { Caller } from "./caller";
import { localConsole } from "./local-console";

/** The address that the deployment names as its owner's. */
const ADMIN_EMAIL = "admin@redress.example";
export const ADMIN_KEY = "local-admin-key";
export const PASSWORD = "quiet rivers run north";

/** A person's report is always the same: this one has many items. */
const HEAVY_FILE = "666-00-0002";

let count = 0;

/** A name that no one has had. */
export function newName(): string {
  count += 1;
  return `p${Date.now().toString(36)}${count}`;
}

export const emailOf = (name: string) => `${name}@people.example`;

/** What a visitor's credit pull sends. */
export const pullBody = (email?: string) => ({
  profileData: {
    firstName: "Maya",
    lastName: "Lopez",
    email,
    dateOfBirth: "1986-04-12",
    ssn: HEAVY_FILE,
    phone: "(518) 555-0134",
    address: { street: "1200 Harbor Street", city: "Albany", state: "NY", zipCode: "12207" },
  },
  consent: {
    fcraConsent: true,
    permissiblePurposeConsent: true,
    piiProcessingConsent: true,
    consentTimestamp: "2026-11-20T12:00:00.000Z",
    permissiblePurpose: "Credit repair on the consumer's written instruction",
  },
});

export async function register(origin: string, email = emailOf(newName())): Promise<{ caller: Caller; user: User }> {
  // The address may have been corrected since.
  const addressNow = async () => User.safeParse((await caller.twin().send("GET", "/api/auth/user")).json).data?.email;
  const caller: Caller = new Caller(origin, async () => signIn(origin, (await addressNow()) ?? email));
  const body = { email, firstName: "Maya", lastName: "Lopez", password: PASSWORD };
  return { caller, user: await caller.call(User, "POST", "/api/auth/password/register", { body }) };
}

export async function signIn(origin: string, email: string): Promise<Caller> {
  const caller = new Caller(origin);
  await caller.call(User, "POST", "/api/auth/password/login", { body: { email, password: PASSWORD } });
  return caller;
}

/** The deployment's owner, who has an account, proves the address by the link of a mail, and signs in. */
export async function administrator(origin: string): Promise<Caller> {
  const { caller } = await register(origin, ADMIN_EMAIL);
  const post = (path: string, body: object) => caller.call(z.unknown(), "POST", path, { body });
  await takeMailedCode(
    () => localConsole(origin).emailsTo(ADMIN_EMAIL),
    { email: ADMIN_EMAIL, pattern: /#code=(\S+)/ },
    {
      ask: () => post("/api/auth/password/forgot", { email: ADMIN_EMAIL }),
      use: (code) => post("/api/auth/password/reset", { code, password: PASSWORD }),
    },
  );
  await caller.renew();
  return caller;
}

/** A report and a signed contract, for a visitor or a member. */
export async function pullAndSign(caller: Caller): Promise<CreditPullResult> {
  const report = await caller.call(CreditPullResult, "POST", "/api/onboarding/credit-pull", { body: pullBody() });
  const { version } = await caller.call(z.object({ version: z.string() }), "GET", "/api/contract");
  const body = { version, fullName: "Maya Lopez", esignConsent: true, disclosureAcknowledged: true };
  await caller.call(z.unknown(), "POST", "/api/contract/sign", { body });
  return report;
}

export type ActiveMember = { caller: Caller; user: User; items: string[]; drafts: string[] };

type AccountOptions = {
  paymentType?: PaymentType;
  drafts?: number;
  /** As many items of the member's own telling in place of the bureaus': more than any file has, a letter to each bureau. */
  claims?: number;
};

/** A member with a report, a contract, a plan that the administrator has activated, and as many drafts as asked for. */
export async function activeMember(
  admin: Caller,
  { paymentType = "monthly", drafts = 0, claims = 0 }: AccountOptions = {},
): Promise<ActiveMember> {
  const { caller, user } = await register(admin.origin);
  const pulled = await pullAndSign(caller);
  const { negativeItems } = claims > 0 ? await claimItems(caller, claims) : pulled;
  const items = negativeItems.map(({ id }) => id);
  const payment = { selectedItems: [], paymentType };
  await caller.call(z.unknown(), "POST", "/api/subscription/payment-completed", { body: payment });
  await admin.call(User, "POST", "/api/subscription/activate", { body: { userId: user.id, adminKey: ADMIN_KEY } });
  const made: string[] = [];
  for (const item of items.slice(0, drafts)) made.push(await draft(caller, item));
  return { caller, user, items, drafts: made };
}

function claimItems(caller: Caller, count: number): Promise<CreditReport> {
  const negativeItems = Array.from({ length: count }, (_, index) => ({
    itemType: "collection",
    creditorName: `Northgate Recovery ${index + 1}`,
    amount: 100 + index,
    bureaus,
  }));
  const body = { reportData: { bureaus, negativeItems } };
  return caller.call(CreditReport, "POST", "/api/credit-report", { body });
}

export async function draft(caller: Caller, negativeItemId: string): Promise<string> {
  const body = { negativeItemId, disputeReason: "not_mine" };
  return (await caller.call(Dispute, "POST", "/api/disputes", { body })).id;
}
