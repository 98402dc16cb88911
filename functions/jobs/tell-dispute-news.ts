import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { NewNotice } from "#functions/repositories/notices";
import { type JobRun, jobHandler } from "#functions/runtime/job-handler";
import { type TellServices, tellServices } from "#functions/runtime/tell";
import { tellFromStream } from "#functions/runtime/tell-from-stream";
import { bureaus } from "#shared/domain/bureau/bureau";

type Image = Record<string, AttributeValue>;

/** Tells members that the letters of a dispute have left, and of each bureau that has received its own. */
export async function tellDisputeNews(run: JobRun<DynamoDBStreamEvent>, services: TellServices) {
  return tellFromStream("tell-dispute-news", run, disputeNews, services);
}

function disputeNews({ eventName, dynamodb }: DynamoDBRecord): NewNotice[] {
  const { NewImage: now, OldImage: before } = dynamodb ?? {};
  const { userId, disputeId, round, accountName } = now ?? {};
  if (eventName !== "MODIFY" || !now || !before || !userId?.S || !disputeId?.S) return [];
  const about = { userId: userId.S, accountName: accountName?.S };
  const once = `${disputeId.S}#${round?.N}`;

  const delivered = bureaus.flatMap((bureau): NewNotice[] => {
    const at = deliveredAt(now, bureau);
    if (at === undefined || deliveredAt(before, bureau) !== undefined) return [];
    return [{ ...about, kind: "letter_delivered", at, bureau, once: `${once}#${bureau}` }];
  });
  const hasLeft = now.status?.S === "sent" && before.status?.S === "submitted" && now.statusAt?.S;
  return [...(hasLeft ? [{ ...about, kind: "letters_mailed" as const, at: hasLeft, once }] : []), ...delivered];
}

/** As `repositories/dispute-item.ts` stores it: epoch milliseconds in `d`. */
function deliveredAt({ bureaus: stored }: Image, bureau: string): string | undefined {
  const ms = stored?.M?.[bureau]?.M?.d?.N;
  return ms === undefined ? undefined : new Date(Number(ms)).toISOString();
}

export const handler = jobHandler("tell-dispute-news", tellDisputeNews, tellServices);
