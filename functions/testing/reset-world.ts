import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { DeviceRepository } from "#functions/repositories/devices";
import { EmailRepository } from "#functions/repositories/emails";
import { HistoryRepository } from "#functions/repositories/history";
import { IdentityRepository } from "#functions/repositories/identities";
import { LimitRepository } from "#functions/repositories/limits";
import { PasswordResets } from "#functions/repositories/password-resets";
import { ProofRepository } from "#functions/repositories/proofs";
import { UserRepository } from "#functions/repositories/users";
import { forgotPassword } from "#functions/routes/auth/forgot-password";
import { resetPassword } from "#functions/routes/auth/reset-password";
import { DEVICE_COOKIE } from "#functions/shell/cookies";
import type { TestTables } from "#functions/testing/dynamo";
import { fakeOpen, fakeSeal } from "#functions/testing/fake-seal";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";

/** When the code is asked for. */
export const RESET_AT = "2026-03-05T10:00:00.000Z";
export const NEW_PASSWORD = "a tunnel under it";

type Proof = { dateOfBirth?: string; browser?: string };

/** A member at the user pool, and the two calls of a forgotten password. */
export async function resetWorld({ documents, usersTable }: TestTables) {
  const pool = new FakeUserPool();
  const clock = { at: new Date(RESET_AT) };
  const services = {
    users: new UserRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    resets: new PasswordResets(documents, usersTable),
    devices: new DeviceRepository(documents, usersTable),
    identities: new IdentityRepository(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    proofs: new ProofRepository(documents, usersTable),
    openField: fakeOpen,
    pool,
    now: () => clock.at,
  };
  const member = await services.users.put(makeUserRecord());
  const { userId, email = "" } = member;
  await pool.create({ userId, email, password: "a bridge over it" });
  const forget = (typed = email) =>
    forgotPassword(makeRequest<"auth/forgot-password">({ body: { email: typed } }), services);
  const reset = (code: string, typed = NEW_PASSWORD, { dateOfBirth, browser = "" }: Proof = {}) => {
    const request = { body: { code, password: typed, dateOfBirth }, cookies: { [DEVICE_COOKIE]: browser } };
    return resetPassword(makeRequest<"auth/reset-password">(request), services);
  };
  /** As a report that was asked for leaves it. */
  const keepBirthDate = async (day: string) => {
    const dateOfBirth = await fakeSeal(userId, "date-of-birth", day);
    await documents.send(new PutCommand({ TableName: usersTable, Item: { userId, sk: "IDENTITY", dateOfBirth } }));
  };
  return { services, pool, clock, userId, member, forget, reset, keepBirthDate };
}
