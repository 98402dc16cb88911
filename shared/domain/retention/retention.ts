import { type Day, dayOf } from "../days";

const DAY_MS = 86_400_000;

/** `days` from the moment that `from` names; `why` is the law, or the least that the thing is needed for. */
type Period = { days: number; from: string; why: string };

/** What stays of a deleted account. */
export const keptKinds = ["contract", "payments", "consents", "letters"] as const;

const YEAR = 365;

/**
 * How long each class of data is kept. What is not here is kept as long as the membership. TTLs and the jobs
 * `expire-onboarding` and `apply-retention` carry it out; 16 CFR 314.4(c)(6)(i) asks for the disposal of customer information
 * at the latest 2 years after its last use, unless a law has it kept.
 */
export const periods = {
  visitor: { days: 1, from: "the first call of the onboarding", why: "abandoned visitors are deleted after 24 hours" },
  visitorAtMost: {
    days: 8,
    from: "the first call of the onboarding",
    why: "TTL behind the hourly job, which has to find the visitor's images first: a week for a fault to be repaired",
  },
  idempotentAnswer: { days: 1, from: "the call", why: "as long as the same key gives the same answer" },
  knownDevice: {
    days: 90,
    from: "the last sign-in there",
    why: "keeps a stranger's wrong passwords apart from the owner's",
  },
  providerEvent: { days: 30, from: "the event", why: "longer than any provider repeats one" },
  email: { days: 30, from: "the order", why: "minimization: what it said is in the product" },
  notice: { days: 400, from: "the notice", why: "a year and a month, so that last year can be looked up" },
  idImage: {
    days: 90,
    from: "the end of the service and of the last dispute",
    why: "minimization: needed to prove identity in the next letter, and for nothing after the last one",
  },
  account: {
    days: 2 * YEAR,
    from: "the last use",
    why: "16 CFR 314.4(c)(6)(i): profile, sealed identity, credit reports, notices",
  },
  evidence: {
    days: 5 * YEAR + 2,
    from: "the end of the account",
    why: "15 U.S.C. § 1679i, 5 years to sue, from the discovery where something was misrepresented; § 1681p for the pulls; § 1679c(c)(2), 2 years for the disclosure: contract, mailed letters, payments, consents, looks",
  },
} as const satisfies Record<string, Period>;

export type Kept = keyof typeof periods;

/** Until when something is kept that began, or was last used, at an instant. */
export function keptUntil(what: Kept, from: Date | string): Date {
  return new Date(new Date(from).getTime() + periods[what].days * DAY_MS);
}

/** The day on which the last of an account that ends at an instant is erased. */
export function lastErasedOn(endsAt: Date | string): Day {
  return dayOf(keptUntil("evidence", endsAt));
}

/** The same as DynamoDB's TTL, in epoch seconds. */
export function ttlOf(what: Kept, from: Date | string): number {
  return Math.ceil(keptUntil(what, from).getTime() / 1_000);
}

/** Things that began before this are not kept any more. */
export function notKeptFrom(what: Kept, at: Date): Date {
  return new Date(at.getTime() - periods[what].days * DAY_MS);
}

export type Membership = {
  isActive: boolean;
  /** At the bureaus: an answer may still need the ID in the next letter. */
  openDisputes: number;
  hasIdOnFile: boolean;
  lastUsedAt: string;
};

/** What of a member's data is to be disposed of: everything but the evidence, the images of their ID, or nothing yet. */
export function disposalOf(member: Membership, at: Date): "account" | "id_images" | undefined {
  const { isActive, openDisputes, hasIdOnFile, lastUsedAt } = member;
  if (isActive || openDisputes > 0) return undefined;
  if (keptUntil("account", lastUsedAt) <= at) return "account";
  return hasIdOnFile && keptUntil("idImage", lastUsedAt) <= at ? "id_images" : undefined;
}
