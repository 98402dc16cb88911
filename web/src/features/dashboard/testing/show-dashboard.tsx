import type { PaymentEntry } from "#shared/api/schemas/admin";
import type { Language } from "#shared/api/schemas/common";
import type { Allowance, DashboardStats, User } from "#shared/api/schemas/user";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DashboardScreen } from "../dashboard-screen";

export const stats: DashboardStats = {
  experianScore: 591,
  equifaxScore: 584,
  transunionScore: 588,
  creditScore: 588,
  activeDisputes: 1,
  negativeItems: 6,
  itemsRemoved: 2,
  allowance: { period: "2026-11", limit: 5, used: 2, remaining: 3 },
};

export const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((n) =>
    makeNegativeItem({ id: `item-${n}`, creditorName: `Company ${n}`, isDisputed: n === 2 }),
  );
export const sixItems = itemsOf(6);

/** Draws the dashboard on a fake API. */
export function showDashboard({
  user = makeUser(),
  report = makeReport({ negativeItems: sixItems }),
  disputes = [makeDispute()],
  remaining = 3,
  language = "en" as Language,
  payments = [] as PaymentEntry[],
  allowance = { period: "2026-11", limit: 5, used: 5 - remaining, remaining } as Allowance | null,
} = {}) {
  fakeApi({
    "auth/get-user": () => user,
    "dashboard/get-stats": () => ({ ...stats, allowance }),
    "credit-report/get-report": () => report,
    "disputes/list-disputes": () => disputes,
    "contract/get-signed-contract": () => ({}),
    "account/list-payments": () => ({ payments }),
  });
  return renderScreen(<DashboardScreen />, { user: user as User, path: "/dashboard", language });
}
