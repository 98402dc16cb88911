import type { Dispute } from "#shared/api/schemas/dispute";
import type { CreditReport } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "../bureau/bureau";
import { type Day, dayOf } from "../days";
import { mayBeSameAccount } from "../report/known-items";
import { isFollowUp } from "./follow-up";

/** The day of what a report says of the bureau, where it does not show the item there; undefined for one from before the mailing. */
export function goneOnDay(dispute: Dispute, bureau: Bureau, report: CreditReport): Day | undefined {
  const { mailedAt = dispute.sentAt, answer } = dispute.bureaus[bureau] ?? {};
  const { bureaus: read, negativeItems, earlier } = report;
  const updatedAt = earlier?.[bureau] ?? report.lastUpdated;
  if (answer || !mailedAt || !updatedAt || updatedAt <= mailedAt || !read.includes(bureau)) return undefined;
  return isShownAt(bureau, dispute, negativeItems) ? undefined : dayOf(updatedAt);
}

type Named = Pick<Dispute, "status" | "bureaus" | "negativeItemId" | "accountName" | "accountNumber">;

function isShownAt(bureau: Bureau, dispute: Named, items: CreditReport["negativeItems"]): boolean {
  const { negativeItemId, accountName: creditorName, accountNumber } = dispute;
  // One that was gone from a report has another id when it is back.
  return items.some(
    (item) =>
      item.bureaus.includes(bureau) &&
      !item.unseenBy?.includes(bureau) &&
      (item.id === negativeItemId || mayBeSameAccount(item, { creditorName, accountNumber })),
  );
}

/**
 * The bureaus that a draft's letters go to and say that they report the item, while the newest report does not show it there. A later
 * letter speaks of the item as its bureau answered it.
 */
export function notShownAt(
  draft: Named,
  { bureaus: read, negativeItems }: Pick<CreditReport, "bureaus" | "negativeItems">,
): Bureau[] {
  if (draft.status !== "draft" || isFollowUp(draft)) return [];
  const isWrittenTo = (bureau: Bureau) => draft.bureaus[bureau]?.reportsItem && read.includes(bureau);
  return bureaus.filter((bureau) => isWrittenTo(bureau) && !isShownAt(bureau, draft, negativeItems));
}

/** The bureaus that were written to, have not answered, and of whose file a later report no longer shows the item. */
export function goneBureaus(dispute: Dispute, report: CreditReport): Bureau[] {
  if (dispute.status !== "sent" && dispute.status !== "in_review") return [];
  return bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem && goneOnDay(dispute, bureau, report));
}
