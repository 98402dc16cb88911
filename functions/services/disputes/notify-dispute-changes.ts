import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { NewNotice } from "#functions/repositories/notices";
import type { Change } from "#functions/repositories/stream-changes";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { bureaus } from "#shared/domain/bureau/bureau";

/** What became of one bureau's letter. */
const fates = [
  ["deliveredAt", "letter_delivered"],
  ["returnedAt", "letter_returned"],
  ["heldBackAt", "letter_held_back"],
] as const;

/**
 * Notifies members, once, that the letters of a dispute have left or have to be read again, and of each bureau that has received its
 * own, never will, or cannot be sent it.
 */
export async function notifyDisputeChanges(
  change: Change<DisputeRecord> | undefined,
  services: NotificationServices,
): Promise<void> {
  if (!change?.before || !change.after) return;
  for (const notice of noticesOf(change.before, change.after)) await notify(notice, services);
}

function noticesOf(before: DisputeRecord, after: DisputeRecord): NewNotice[] {
  const { id, userId, accountName, round, status, timeline } = after;
  const about = { userId, accountName };
  const dedupeKey = `${id}#${round}`;

  const arrivals = bureaus.flatMap((bureau) =>
    fates.flatMap(([name, kind]): NewNotice[] => {
      const at = after.bureaus[bureau]?.[name];
      if (at === undefined || before.bureaus[bureau]?.[name] !== undefined) return [];
      return [{ ...about, kind, at, bureau, dedupeKey: `${dedupeKey}#${bureau}` }];
    }),
  );
  const last = timeline.at(-1);
  if (before.status !== "submitted" || !last) return arrivals;
  if (status === "sent") return [{ ...about, kind: "letters_mailed", at: last.at, dedupeKey }, ...arrivals];
  // A draft again by the mail, and not because a contract ended.
  if (status !== "draft" || last.by !== "mail") return arrivals;
  // One notice for all of them: each is a draft again.
  const isRefused = bureaus.some((bureau) => after.bureaus[bureau]?.heldBackAt !== undefined);
  const kind = isRefused ? "letters_refused" : "letters_reworded";
  return [{ ...about, kind, at: last.at, dedupeKey: `${dedupeKey}#${last.at}` }];
}
