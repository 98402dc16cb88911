import { isDeepStrictEqual } from "node:util";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { plainOf } from "#functions/repositories/stream-image";
import { as } from "#functions/repositories/table";
import { UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
import { rewritten } from "#functions/services/disputes/letter-facts-of";
import { withFacts } from "#functions/services/disputes/rewrite-letters";

export type RewriteServices = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "list" | "saving" | "transact">;
  letters: Pick<LetterRepository, "latest" | "putting">;
  now: () => Date;
};

/** What a letter says of who writes it. */
const Writer = UserRecord.pick({
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  ssnLast4: true,
  birthYear: true,
  hasIdOnFile: true,
}).partial();

const PAGE = 50;

/**
 * Writes the letters of somebody's drafts anew when their name, address or what else the letters say of them has changed: a
 * bureau that does not find the writer at the address may set the dispute aside. Letters that were approved stay.
 */
export async function rewriteDrafts({ dynamodb }: DynamoDBRecord, services: RewriteServices): Promise<void> {
  const { NewImage: after, OldImage: before } = dynamodb ?? {};
  if (after?.sk?.S !== "USER" || !before || isDeepStrictEqual(writerOf(before), writerOf(after))) return;
  const user = await services.users.get(after.userId?.S ?? "", { isConsistent: true });
  if (!user) return;

  let cursor: string | undefined;
  do {
    const page = await services.disputes.list(user.userId, { status: "draft", limit: PAGE, cursor });
    for (const draft of page.disputes) await rewrite(user, draft, services);
    cursor = page.nextCursor;
  } while (cursor);
}

const writerOf = (image: Record<string, AttributeValue>) => Writer.parse(plainOf(image));

/** @throws AppError CONFLICT when the draft was changed at this moment: the stream comes again */
async function rewrite(user: UserRecord, draft: DisputeRecord, { disputes, letters, now }: RewriteServices) {
  const present = await letters.latest(draft.id);
  if (!present) return;
  const facts = rewritten(user, present.facts, {});
  if (isDeepStrictEqual(facts, present.facts)) return;
  const anew = withFacts(user, { draft, letters: present }, facts, now());
  await disputes.transact([disputes.saving(anew.draft), letters.putting(anew.letters)]).catch(as("CONFLICT"));
}
