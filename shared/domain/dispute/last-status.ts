import type { Dispute } from "#shared/api/schemas/dispute";
import { type Day, dayOf } from "../days";
import { isSelfMailed } from "../evidence/self-mail";
import type { LastStatusKind } from "./last-status-kind";
import { isActive } from "./life-cycle";
import { mayMailAgain, unanswered } from "./mailing";

/** How a member's disputes are going, in one word and at most one day: no name, company or amount. */
export type LastStatus = { kind: LastStatusKind; day?: Day };

type Known = Pick<Dispute, "status" | "dueAt"> & Partial<Pick<Dispute, "bureaus" | "timeline">>;

/** What a member is shown again on a visit without a connection. @param today the day in UTC */
export function lastStatusOf(disputes: readonly Known[], today: Day): LastStatus {
  const active = disputes.filter(({ status }) => isActive(status));
  const due = active.flatMap(({ dueAt }) => (dueAt ? [dayOf(dueAt)] : [])).sort();
  const [first] = due;

  if (active.some((dispute) => hasLostLetter(dispute, today))) return { kind: "mailAgain" };
  if (first !== undefined && first < today) return { kind: "overdue", day: first };
  if (disputes.some(({ status }) => status === "draft")) return { kind: "read" };
  if (first !== undefined) return { kind: "waiting", day: first };
  return { kind: active.length > 0 || disputes.some(({ status }) => status === "submitted") ? "sent" : "none" };
}

/** Of letters that the member mailed no one else learns that they arrived. */
function hasLostLetter({ bureaus = {}, timeline = [] }: Known, today: Day): boolean {
  const at = new Date(`${today}T23:59:59Z`);
  return !isSelfMailed(timeline) && unanswered(bureaus).some((letter) => mayMailAgain(letter, at));
}
