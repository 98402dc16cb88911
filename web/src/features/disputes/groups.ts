import type { Dispute } from "#shared/api/schemas/dispute";

/** The id of the heading above what was sent. */
export const ACTIVE_TITLE = "active-title";

/** The lists of the disputes page. Here "active" counts what waits for the mail too. */
export function groupsOf(disputes: Dispute[]) {
  const having = (...statuses: Dispute["status"][]) => disputes.filter(({ status }) => statuses.includes(status));
  return {
    drafts: having("draft"),
    active: having("submitted", "sent", "in_review"),
    resolved: having("resolved"),
    rejected: having("rejected"),
  };
}
