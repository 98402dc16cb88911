import { ulid } from "ulid";
import type { Language } from "#shared/api/schemas/common";
import { changeBy } from "./change-by";
import type { UserRecord } from "./user-record";

/** A person who has just come, without an account. */
export function newVisitor(language: Language, at: Date): UserRecord {
  const createdAt = at.toISOString();
  return {
    userId: ulid(at.getTime()),
    version: 1,
    createdAt,
    listing: "visitor",
    listedAt: createdAt,
    language,
    isAdmin: false,
    counts: { active: 0, removed: 0 },
  };
}

type Opening = Required<Pick<UserRecord, "email" | "firstName" | "lastName" | "signInMethod">> &
  Pick<UserRecord, "username" | "subscriptionStatus" | "onboardingCompletedAt" | "isAdmin">;

/** The record of someone who registers: a visitor's continued, or a new one when `visitor` is just a language. */
export function newMember(visitor: UserRecord | Language, opening: Opening, at: Date): UserRecord {
  const registeredAt = at.toISOString();
  const person = typeof visitor === "string" ? { ...newVisitor(visitor, at), version: 0 } : visitor;
  return {
    ...person,
    subscriptionStatus: "incomplete",
    ...opening,
    listing: "member",
    listedAt: registeredAt,
    registeredAt,
    lastLoginAt: registeredAt,
    lastChange: changeBy(person.userId, "registered", at),
  };
}
