import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { NewNotice } from "#functions/repositories/notices";
import type { Change } from "#functions/repositories/stream-changes";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { isRemoved } from "#shared/domain/dispute/life-cycle";

/** What became of one bureau's letter. */
const fates = [
  ["deliveredAt", "letter_delivered"],
  ["returnedAt", "letter_returned"],
  ["heldBackAt", "letter_held_back"],
] as const;

/**
 * Notifies members, once, that the letters of a dispute have left or have to be read again, of each bureau that has received its
 * own, never will, or cannot be sent it, and of the days that one gains by added information.
 */
export async function notifyDisputeChanges(
  change: Change<DisputeRecord> | undefined,
  services: NotificationServices,
): Promise<void> {
  if (!change?.before || !change.after) return;
  for (const notice of noticesOf(change.before, change.after)) await notify(notice, services);
}

function noticesOf(before: DisputeRecord, after: DisputeRecord): NewNotice[] {
  const { id, userId, accountName, accountNumber, round, status, timeline } = after;
  const about = { userId, disputeId: id, accountName, accountNumber };
  const dedupeKey = `${id}#${round}`;

  const arrivals = bureaus.flatMap((bureau) =>
    fates.flatMap(([name, kind]): NewNotice[] => {
      const progress = after.bureaus[bureau];
      const at = progress?.[name];
      const was = before.bureaus[bureau]?.[name];
      // A letter that is mailed again can be held back again; that one has arrived is said once.
      if (at === undefined || at === was || (was !== undefined && name !== "heldBackAt")) return [];
      const dueOn = kind === "letter_delivered" && isAnswered(progress?.kind) ? progress?.dueOn : undefined;
      return [{ ...about, kind, at, bureau, dueOn, dedupeKey: `${dedupeKey}#${bureau}` }];
    }),
  );
  arrivals.push(...bureaus.flatMap((bureau) => extensionOf(before, after, bureau) ?? []));
  arrivals.push(...bureaus.flatMap((bureau) => findingOf(before, after, bureau) ?? []));
  const last = timeline.at(-1);
  if (before.status !== "submitted" || !last) return arrivals;
  if (status === "sent") {
    const [bureau, ...others] = bureaus.filter(
      (each) => after.bureaus[each]?.mailedAt && after.bureaus[each]?.reportsItem,
    );
    const only = others.length === 0 ? bureau : undefined;
    return [{ ...about, kind: "letters_mailed", at: last.at, bureau: only, dedupeKey }, ...arrivals];
  }
  // A draft again by the mail, and not because a contract ended.
  if (status !== "draft" || last.by !== "mail") return arrivals;
  // One notice for all of them: each is a draft again.
  const isRefused = bureaus.some((bureau) => after.bureaus[bureau]?.heldBackAt !== undefined);
  const kind = isRefused ? "letters_refused" : "letters_reworded";
  return [{ ...about, kind, at: last.at, dedupeKey: `${dedupeKey}#${last.at}` }];
}

/** A statement is kept, and what is added is answered with its dispute. */
const isAnswered = (kind: LetterKind | "none" | undefined) =>
  kind !== "consumer_statement" && kind !== "added_information";

/** The days that a bureau gains by information that was added to a dispute, FCRA 611(a)(1)(B), 15 U.S.C. § 1681i(a)(1)(B). */
function extensionOf(before: DisputeRecord, after: DisputeRecord, bureau: Bureau): NewNotice | undefined {
  const { isExtended, informationAddedOn, dueOn } = after.bureaus[bureau] ?? {};
  if (!isExtended || informationAddedOn === undefined || before.bureaus[bureau]?.isExtended) return undefined;
  const { id, userId, accountName, accountNumber, round } = after;
  const dedupeKey = `${id}#${round}#${bureau}`;
  const about = { userId, disputeId: id, accountName, accountNumber, bureau, dueOn, dedupeKey };
  return { ...about, kind: "answer_extended", at: noonOf(informationAddedOn, after) };
}

const findings = {
  confirmed: "removal_confirmed",
  still_reported: "item_still_reported",
  returned: "item_returned",
  // Recorded by the member from the bureau's own notice.
  reinserted: undefined,
  gone: "item_gone",
} as const;

/** What a later report says of a removal, or of an item that was kept and is gone, when it says so for the first time. */
function findingOf(before: DisputeRecord, after: DisputeRecord, bureau: Bureau): NewNotice | undefined {
  const [was, is] = [before.bureaus[bureau]?.laterReport, after.bureaus[bureau]?.laterReport];
  const outcome = after.bureaus[bureau]?.answer?.outcome ?? after.outcome;
  const kind = is && findings[is.finding];
  if (!kind || is.finding === was?.finding || (is.finding !== "gone" && !isRemoved(outcome))) return undefined;
  const { id, userId, accountName, accountNumber, round } = after;
  const dedupeKey = `${id}#${round}#${bureau}#${is.on}`;
  const about = { userId, disputeId: id, accountName, accountNumber };
  return { ...about, kind, at: noonOf(is.on, after), bureau, dedupeKey };
}

/** A day's noon, or before it the moment of the change: the same for each time that the stream brings it. */
function noonOf(day: Day, { updatedAt }: DisputeRecord): string {
  const noon = `${day}T12:00:00.000Z`;
  return dayOf(updatedAt) === day && updatedAt < noon ? updatedAt : noon;
}
