import type { Dispute } from "#shared/api/schemas/dispute";
import { type Day, dayOf } from "../days";
import type { LastStatusKind } from "./last-status-kind";
import { isActive } from "./life-cycle";

/** How a member's disputes are going, in one word and at most one day: no name, company or amount. */
export type LastStatus = { kind: LastStatusKind; day?: Day };

/** What a member is shown again on a visit without a connection. @param today the day in UTC */
export function lastStatusOf(disputes: Pick<Dispute, "status" | "dueAt">[], today: Day): LastStatus {
  const active = disputes.filter(({ status }) => isActive(status));
  const due = active.flatMap(({ dueAt }) => (dueAt ? [dayOf(dueAt)] : [])).sort();
  const [first] = due;

  if (first !== undefined && first < today) return { kind: "overdue", day: first };
  if (disputes.some(({ status }) => status === "draft")) return { kind: "read" };
  if (first !== undefined) return { kind: "waiting", day: first };
  return { kind: active.length > 0 || disputes.some(({ status }) => status === "submitted") ? "sent" : "none" };
}
