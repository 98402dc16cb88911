import { MemberCounts } from "#functions/repositories/member-counts";
import { ReportRepository } from "#functions/repositories/reports";
import { cancelContract } from "#functions/routes/contract/cancel-contract";
import { getContract } from "#functions/routes/contract/get-contract";
import { signContract } from "#functions/routes/contract/sign-contract";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { userView } from "#functions/services/members/user-view";
import { contractWorld, signature } from "./contract-world";
import type { TestTables } from "./dynamo";
import { makeRequest } from "./make-request";

/** `contractWorld` with what its member calls: to sign, read and cancel the contract, and to submit disputes. */
export async function contractCalls(tables: TestTables, overrides?: Parameters<typeof contractWorld>[1]) {
  const { services, current, ...rest } = await contractWorld(tables, overrides);
  const sign = async () =>
    signContract(makeRequest<"contract/sign-contract">({ user: await current(), body: signature }), services);
  const cancel = async () =>
    cancelContract(makeRequest<"contract/cancel-contract">({ user: await current(), body: {} }), services);
  const view = async () =>
    getContract(makeRequest<"contract/get-contract">({ user: await current(), query: {} }), services);
  const processing = async ({ body }: { body: { disputeIds: string[] } }) =>
    processDisputes(makeRequest<"disputes/process-disputes">({ user: await current(), body }), {
      ...services,
      counts: new MemberCounts(tables.documents, tables.usersTable),
      reports: new ReportRepository(tables.documents, tables.reportsTable),
    });
  const statusNow = async () => userView(await current(), services.now()).subscriptionStatus;
  return { ...rest, services, current, sign, cancel, view, processing, statusNow };
}
