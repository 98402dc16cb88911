import { createHmac } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { BureauProvider, PullRequest } from "#functions/providers/bureau/bureau";
import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import { ConsentRepository } from "#functions/repositories/consents";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LetterRepository } from "#functions/repositories/letters";
import { LimitRepository } from "#functions/repositories/limits";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { PullOrderRepository } from "#functions/repositories/pull-orders";
import { ReportRepository } from "#functions/repositories/reports";
import { transact } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { pullCredit } from "#functions/routes/onboarding/pull-credit";
import { pullLimits } from "#functions/services/reports/pull-limits";
import { PullRecords } from "#functions/services/reports/pull-records";
import { CreditPullBody } from "#shared/api/schemas/onboarding";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import type { TestTables } from "./dynamo";
import { fakeSeal } from "./fake-seal";
import { makeRequest } from "./make-request";
import { makeVisitor } from "./make-user-record";

export const TODAY = "2026-11-20T15:00:00.000Z";

export type PullWish = { profile?: object; address?: object; consent?: object };

/** What a browser sends, with what the test changes in it. */
export const pullBody = ({ profile, address, consent }: PullWish = {}): CreditPullBody =>
  CreditPullBody.parse({
    profileData: {
      firstName: "Maya",
      lastName: "Sample",
      email: "Maya@Example.com",
      dateOfBirth: "1985-06-14",
      ssn: "666-45-7301",
      phone: "(555) 014-2233",
      ...profile,
      address: { street: "12 Elm Street", city: "Dayton", state: "OH", zipCode: "45402", ...address },
    },
    consent: {
      fcraConsent: true,
      permissiblePurposeConsent: true,
      piiProcessingConsent: true,
      consentTimestamp: TODAY,
      permissiblePurpose: "Credit monitoring and dispute preparation",
      ...consent,
    },
  });

const many = { most: 10_000, seconds: 86_400 };

/** A person who asks for reports, on an embedded DynamoDB and simulated bureaus. `time.now` is the clock. */
export async function pullWorld(tables: TestTables, user: UserRecord = makeVisitor(), provider?: BureauProvider) {
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  const users = new UserRepository(documents, usersTable);
  await users.put(user);
  const onboarding = new OnboardingRepository(documents, usersTable);
  const consents = new ConsentRepository(documents, usersTable);
  const reports = new ReportRepository(documents, reportsTable);
  const disputes = new DisputeRepository(documents, disputesTable);
  const time = { now: TODAY };
  const now = () => new Date(time.now);
  const services = {
    provider: provider ?? new SimulatedBureaus({ now, wait: async () => undefined }),
    providerName: "simulated",
    consents,
    onboarding,
    limits: new LimitRepository(documents, usersTable),
    pullLimits: { ...pullLimits(), address: many, ssn: many, special: many, budget: many },
    orders: new PullOrderRepository(documents, usersTable),
    ssnDigest: async (ssn: string) => createHmac("sha256", "key").update(ssn).digest("hex"),
    records: new PullRecords({
      transact: (items) => transact(documents, items),
      users,
      reports,
      onboarding,
      consents,
      disputes,
      letters: new LetterRepository(documents, disputesTable),
      sealField: fakeSeal,
    }),
    reports,
    openStates: usStateCodes,
    wait: () => setTimeout(40),
    disputes,
    now,
  };
  const current = async () => (await users.get(user.userId, { isConsistent: true })) ?? user;
  const itemsOf = async (prefix: string) => {
    const query = new QueryCommand({
      TableName: usersTable,
      KeyConditionExpression: "userId = :userId",
      ExpressionAttributeValues: { ":userId": user.userId },
    });
    const { Items: items = [] } = await documents.send(query);
    return items.filter(({ sk }) => String(sk).startsWith(prefix));
  };
  return { user, time, services, current, itemsOf, reports };
}

/** The simulated bureaus, counting how often they are asked. @param outcome what they answer instead */
export function countingBureaus(outcome?: PullOutcome) {
  const simulated = new SimulatedBureaus({ now: () => new Date(TODAY) });
  const bureaus = {
    asked: 0,
    isSandbox: true,
    pull: async (request: PullRequest) => {
      bureaus.asked += 1;
      return outcome ?? simulated.pull(request);
    },
  };
  return bureaus;
}

/** The simulated bureaus, which answer once as many other calls as `awaited` have joined the one that asks. */
export function joinedBureaus() {
  const simulated = countingBureaus();
  const joins = new EventEmitter();
  let joined = 0;
  const take = PullOrderRepository.prototype.take;
  jest.spyOn(PullOrderRepository.prototype, "take").mockImplementation(async function (
    this: PullOrderRepository,
    ...wanted
  ) {
    const taken = await take.apply(this, wanted);
    if (taken.next === "join") joins.emit("join", ++joined);
    return taken;
  });
  const bureaus = {
    awaited: 0,
    asked: () => simulated.asked,
    isSandbox: true,
    pull: async (request: PullRequest) => {
      while (joined < bureaus.awaited) await once(joins, "join");
      return simulated.pull(request);
    },
  };
  return bureaus;
}

/** Bureaus with one answer to each request. */
export const bureausThatAnswer = (outcome: PullOutcome): BureauProvider => ({
  isSandbox: true,
  pull: async () => outcome,
});

/** `pullWorld` with the call itself: `pull` takes what differs in its body. @param open the states served */
export async function pullCalls(tables: TestTables, user?: UserRecord, provider?: BureauProvider, open = usStateCodes) {
  const { services: all, ...rest } = await pullWorld(tables, user, provider);
  const services = { ...all, openStates: open };
  const pull = async (options?: PullWish) => {
    const request = { user: await rest.current(), body: pullBody(options) };
    return pullCredit(makeRequest<"onboarding/pull-credit">(request), services);
  };
  return { ...rest, pull };
}
