import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import type { NewNotice } from "#functions/repositories/notices";
import { type NotificationServices, notify } from "#functions/services/members/notify";
import { bureaus } from "#shared/domain/bureau/bureau";

type Image = Record<string, AttributeValue>;

/** What became of one bureau's letter. */
const news = [
  ["d", "letter_delivered"],
  ["r", "letter_returned"],
  ["h", "letter_held_back"],
] as const;

/**
 * Notifies members, once, that the letters of a dispute have left or have to be read again, and of each bureau that has received its
 * own, never will, or cannot be sent it.
 */
export async function notifyDisputeChanges(record: DynamoDBRecord, services: NotificationServices): Promise<void> {
  for (const notice of disputeNews(record)) await notify(notice, services);
}

function disputeNews({ eventName, dynamodb }: DynamoDBRecord): NewNotice[] {
  const { NewImage: now, OldImage: before } = dynamodb ?? {};
  const { userId, disputeId, round, accountName } = now ?? {};
  if (eventName !== "MODIFY" || !now || !before || !userId?.S || !disputeId?.S) return [];
  const about = { userId: userId.S, accountName: accountName?.S };
  const once = `${disputeId.S}#${round?.N}`;

  const arrivals = bureaus.flatMap((bureau) =>
    news.flatMap(([name, kind]): NewNotice[] => {
      const at = instantOf(name, now, bureau);
      if (at === undefined || instantOf(name, before, bureau) !== undefined) return [];
      return [{ ...about, kind, at, bureau, once: `${once}#${bureau}` }];
    }),
  );
  const at = before.status?.S === "submitted" ? now.statusAt?.S : undefined;
  if (!at) return arrivals;
  if (now.status?.S === "sent") return [{ ...about, kind: "letters_mailed", at, once }, ...arrivals];
  if (!isSentBack(now)) return arrivals;
  // One notice for all of them: each is a draft again.
  const isRefused = bureaus.some((bureau) => instantOf("h", now, bureau) !== undefined);
  return [{ ...about, kind: isRefused ? "letters_refused" : "letters_reworded", at, once: `${once}#${at}` }];
}

/** By the mail, and not because a contract ended. */
function isSentBack({ status, timeline }: Image): boolean {
  return status?.S === "draft" && timeline?.L?.at(-1)?.L?.[2]?.S === "mail";
}

/** As `repositories/dispute-item.ts` stores it: epoch milliseconds. */
function instantOf(name: "d" | "r" | "h", { bureaus: stored }: Image, bureau: string): string | undefined {
  const ms = stored?.M?.[bureau]?.M?.[name]?.N;
  return ms === undefined ? undefined : new Date(Number(ms)).toISOString();
}
