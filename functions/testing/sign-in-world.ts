import { AdminRepository } from "#functions/repositories/admins";
import { DeviceRepository } from "#functions/repositories/devices";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { newMember } from "#functions/repositories/new-user";
import { PaymentRepository } from "#functions/repositories/payments";
import { ReportRepository } from "#functions/repositories/reports";
import { SessionRepository } from "#functions/repositories/sessions";
import { type Transact, transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import type { TestTables } from "./dynamo";
import { FakeUserPool } from "./fake-user-pool";

/** When everything happens, unless the clock is moved. */
export const at = new Date("2026-03-05T10:00:00Z");
export const rightPassword = "a bridge over it";

/** A member with an e-mail and a password, for the route that signs in; `asked`: for whom the pool was asked. */
export async function signInWorld(
  { documents, usersTable, reportsTable }: TestTables,
  email: string,
  username?: string,
) {
  const clock = { at };
  const pool = new FakeUserPool(() => clock.at);
  const asked: string[] = [];
  const together: Transact = (items) => transact(documents, items);
  const services = {
    users: new UserRepository(documents, usersTable),
    sessions: new SessionRepository(documents, usersTable),
    reports: new ReportRepository(documents, reportsTable),
    payments: new PaymentRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    openStates: ["NY"],
    transact: together,
    admins: new AdminRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    devices: new DeviceRepository(documents, usersTable),
    passwords: {
      check: (name: string, typed: string, code?: string) => {
        asked.push(name);
        return pool.check(name, typed, code);
      },
    },
    now: () => clock.at,
  };
  const opening = { email, username, firstName: "Maya", lastName: "Lopez", signInMethod: "password" as const };
  const member = await services.users.register({ member: newMember("en", { ...opening, isAdmin: false }, at) });
  await pool.create({ userId: member.userId, email, password: rightPassword });
  return { services, member, asked, clock, pool };
}
