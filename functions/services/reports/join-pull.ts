import { setTimeout } from "node:timers/promises";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { Ordered, PullOrderRepository } from "#functions/repositories/pull-orders";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, pullOrders, reports } from "#functions/services";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { CreditPullResult } from "#shared/api/schemas/onboarding";
import { refusedPullCode } from "#shared/domain/report/pull-outcome";
import { pullResult } from "./pull-result";

export type JoinPullServices = {
  orders: Pick<PullOrderRepository, "find">;
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "openItems">;
  wait: (ms: number) => Promise<unknown>;
  now: () => Date;
};

const TRIES = 40;
const PAUSE_MS = 500;

/**
 * Waits for what another call of the same person is being given.
 *
 * @throws AppError CREDIT_FILE_NOT_FOUND or CREDIT_FILE_FROZEN as the other call, CONFLICT when it takes longer than 20 seconds
 */
export async function joinPull(
  user: UserRecord,
  { orderId }: Ordered,
  services: JoinPullServices,
): Promise<CreditPullResult> {
  const { orders, reports, wait, now } = services;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await orders.find(user.userId);
    if (order?.orderId !== orderId) break;
    const report = order.reportId && (await reports.get(user.userId, order.reportId));
    if (report) return pullResult(report, user, services);
    if (order.refusal) throw new AppError(refusedPullCode(order.refusal));
    if (order.runsUntil <= now().getTime()) break;
    await wait(PAUSE_MS);
  }
  throw new AppError("CONFLICT", { retryAfterSeconds: 1 });
}

/** As deployed: the three tables and the clock. */
export function joinPullServices() {
  return { orders: pullOrders(), reports: reports(), disputes: disputes(), wait: setTimeout, now };
}
