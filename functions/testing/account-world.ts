import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import type { TransactItem } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { createAccount } from "#functions/routes/onboarding/create-account";
import { Reply } from "#functions/shell/reply";
import { CreateAccountBody } from "#shared/api/schemas/onboarding";
import type { TestTables } from "./dynamo";
import { fakeOpen } from "./fake-seal";
import { FakeUserPool } from "./fake-user-pool";
import { makeRequest } from "./make-request";
import { makeVisitor } from "./make-user-record";

let visitors = 0;

/**
 * A visitor at the end of the onboarding, each with an e-mail address and username of their own, and what opens the
 * account. `open` takes what differs in the call's body.
 */
export async function visitorAtTheEnd(tables: TestTables, visitor: Partial<UserRecord> = {}) {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const onboarding = new OnboardingRepository(documents, usersTable);
  const number = ++visitors;
  const user = await users.put(
    makeVisitor({ email: `maya${number}@example.com`, firstName: "Maya", lastName: "Sample", ...visitor }),
  );
  const pool = new FakeUserPool();
  const services = {
    users,
    onboarding,
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    pool,
    openField: fakeOpen,
    openStates: ["NY"],
    now: () => new Date("2026-11-20T15:00:00.000Z"),
  };
  const username = `maya${number}`;
  const open = async (body: object = {}, idempotencyWrites: () => TransactItem[] = () => []) => {
    const password = "a long walk to town";
    const whole = { username, password, confirmPassword: password, onboardingData: {}, ...body };
    const request = { user, body: CreateAccountBody.parse(whole), address: `203.0.113.${number}`, idempotencyWrites };
    const answer = await createAccount(makeRequest<"onboarding/create-account">(request), services);
    if (!(answer instanceof Reply)) throw new Error("No session");
    return answer;
  };
  const item = async (sk: string) => {
    const get = new GetCommand({ TableName: usersTable, Key: { userId: user.userId, sk } });
    return (await documents.send(get)).Item;
  };
  return { user, username, number, users, onboarding, pool, open, item };
}
