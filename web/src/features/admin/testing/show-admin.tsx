import type { User } from "#shared/api/schemas/user";
import { admin, makeClient, makeClientHistory, makeMetrics, waiting } from "#shared/testing/admin";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "../admin-screen";

const dispute = { ...makeDispute({ status: "sent" }), userId: "maya" };
const client = makeClient();
const refund = {
  userId: "maya",
  orderedAt: "2026-11-20T10:00:00.000Z",
  amountCents: 12_000,
  refusedFor: "charge_disputed",
};

/** The administrators' screen, with one waiting member, client, dispute and refused refund, and the calls it made. */
export function showAdmin({
  user = admin,
  users = [waiting],
  activate = (): User => makeUser(),
  history = () => makeClientHistory(),
  tab = "users",
  moreRefunds = undefined as string | undefined,
  filters = "",
} = {}) {
  const seen = fakeApi({
    "auth/get-user": () => user,
    "admin/get-metrics": () => makeMetrics(),
    "admin/list-disputes": () => ({ disputes: [dispute] }),
    "admin/list-refunds": ({ query: { cursor } }) => ({
      refunds: [{ ...refund, refundId: cursor ? "evt_2" : "evt_1" }],
      nextCursor: cursor ? undefined : moreRefunds,
    }),
    "disputes/get-dispute": () => ({ ...dispute, rounds: [] }),
    "admin/list-clients": () => ({ clients: [client], totalCount: 41 }),
    "admin/get-client-history": history,
    "admin/list-users": () => ({ users }),
    "subscription/activate": activate,
    "admin/batch-activate": ({ body }) => ({
      successful: body.userIds.length,
      totalProcessed: body.userIds.length,
      failed: [],
    }),
    "admin/set-admin-status": () => waiting,
    "admin/settle-refund": ({ body }) => ({
      userId: "maya",
      refundId: body.refundId,
      settledAt: "2026-11-21T10:00:00.000Z",
    }),
  });
  return { seen, ...renderScreen(<AdminScreen />, { user, path: `/admin?tab=${tab}${filters}` }) };
}
