import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import { type Counts, rowsOf, sumOfCounts } from "#functions/repositories/counter-writes";
import { CounterRepository } from "#functions/repositories/counters";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LetterRepository } from "#functions/repositories/letters";
import { ReportRepository, summaryOf } from "#functions/repositories/reports";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { countableDispute, countableMember, countableResult } from "#functions/services/metrics/count-changes";
import { reportOfPull } from "#functions/services/reports/report-of-pull";
import { periodOf } from "#shared/domain/plan/allowance";
import { paymentTypeOf, plans } from "#shared/domain/plan/plan";
import { manyDisputes } from "./disputes";
import { type ManyPerson, manyPerson } from "./person";

const DAY_MS = 86_400_000;

export type Tables = { users: string; reports: string; disputes: string };

export type ManyServices = ReturnType<typeof manyServices>;

/** The repositories, for the items that they would write: nothing is sent by them. */
export function manyServices(documents: ConstructorParameters<typeof UserRepository>[0], tables: Tables) {
  return {
    users: new UserRepository(documents, tables.users),
    reports: new ReportRepository(documents, tables.reports),
    disputes: new DisputeRepository(documents, tables.disputes),
    letters: new LetterRepository(documents, tables.disputes),
    counters: new CounterRepository(documents, tables.users),
  };
}

/** Everything that is stored of one of the many; `claim` comes last: who has it is whole. */
export async function manyMember(number: number, now: Date, services: ManyServices) {
  const many = manyPerson(number);
  const joined = recordOf(many, now);
  const at = new Date(now.getTime() - many.draw.between(1, 25) * DAY_MS);
  const report = await reportOf(many, at);
  const user = { ...joined, latestReport: summaryOf(report) };
  const { items, counts, made } = await manyDisputes(many, { user, report, now }, services);
  const counted = [
    countableMember(user),
    ...made.flatMap((dispute) => [countableDispute(dispute), countableResult(dispute)]),
  ].filter((thing) => Object.keys(thing.counts).length > 0);
  const record = services.users.putWrite({
    ...user,
    counts,
    ...tallyOf(sumOfCounts(counted.map(({ counts }) => counts))),
  });
  return {
    items: [record, ...services.users.searchWrites(user), services.reports.createWrite(report), ...items],
    counted,
    claim: services.users.claimWrite("EMAIL", many.email, many.userId),
  };
}

/** The fields of the member's own tally, which the streams' consumer would add one by one. */
function tallyOf(counts: Counts): Counts {
  return rowsOf(counts).find(({ row }) => row === "member")?.fields ?? {};
}

async function reportOf({ person, userId }: ManyPerson, at: Date) {
  const bureaus = new SimulatedBureaus({ now: () => at });
  const pulled = await bureaus.pull({ person, consentId: "none", attempt: 1 });
  if (pulled.kind !== "report") throw new Error(`No report but ${pulled.kind}`);
  return reportOfPull({ userId, pulled, at });
}

function recordOf({ userId, email, person, language, status, tier, draw }: ManyPerson, now: Date): UserRecord {
  const { ssn, dateOfBirth, firstName, lastName, phone, address } = person;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const registeredAt = ago(draw.between(30, 700) + draw.between(0, 86_399) / 86_400);
  const isActive = status === "active";
  const hasPlan = isActive || status === "inactive";
  const period = periodOf(tier, now);
  const limit = plans[tier].disputes;
  const cancelUntil = new Date(Date.parse(registeredAt) + 5 * DAY_MS).toISOString();
  return {
    userId,
    version: 1,
    createdAt: registeredAt,
    registeredAt,
    listing: "member",
    listedAt: registeredAt,
    email,
    firstName,
    lastName,
    phone,
    address,
    ssnLast4: ssn.slice(-4),
    birthYear: Number(dateOfBirth.slice(0, 4)),
    language,
    isAdmin: false,
    subscriptionStatus: status,
    subscriptionTier: hasPlan ? tier : undefined,
    paymentType: status === "incomplete" ? undefined : paymentTypeOf(tier),
    onboardingCompletedAt: status === "incomplete" ? undefined : registeredAt,
    lastLoginAt: ago(draw.between(0, 28)),
    signInMethod: "password",
    allowance: isActive ? { period, limit, used: draw.between(0, limit) } : undefined,
    counts: { active: 0, removed: 0 },
    contract: hasPlan
      ? {
          contractId: userId,
          version: "2026-11",
          fullName: `${firstName} ${lastName}`,
          signedAt: registeredAt,
          cancelUntil,
          serviceMayStartAt: cancelUntil,
          cancelledAt: isActive ? undefined : ago(10),
        }
      : undefined,
  };
}
