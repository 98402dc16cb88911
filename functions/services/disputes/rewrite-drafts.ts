import { isDeepStrictEqual } from "node:util";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { letterWriterChangeOf } from "#functions/repositories/member-changes";
import { as } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { homeDay } from "#shared/domain/contract/state-rules";
import { type Day, daysBetween } from "#shared/domain/days";
import { hashesOf, versionOf } from "./dispute-view";
import { rewritten } from "./letter-facts-of";
import { withFacts } from "./rewrite-letters";

export type RewriteServices = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "list" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest" | "putWrite">;
  now: () => Date;
};

const PAGE = 50;

/** A letter that is approved so many days after its date is no longer what its writer says on that day. */
const MOST_DAYS = 30;

export type RenewServices = Pick<RewriteServices, "now"> & {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest" | "putWrite">;
};

/**
 * Rewrites the letters of a person's drafts when their name, address or what else the letters say of them has changed: a
 * bureau that does not find the writer at the address may set the dispute aside. Letters that were approved stay.
 */
export async function rewriteDrafts(
  change: ReturnType<typeof letterWriterChangeOf>,
  services: RewriteServices,
): Promise<void> {
  if (!change || isDeepStrictEqual(change.before, change.after)) return;
  const user = await services.users.get(change.userId, { isConsistent: true });
  if (!user) return;

  let cursor: string | undefined;
  do {
    const page = await services.disputes.list(user.userId, { status: "draft", limit: PAGE, cursor });
    for (const draft of page.disputes) await rewrite(user, draft, services);
    cursor = page.nextCursor;
  } while (cursor);
}

/**
 * Rewrites those of some drafts whose letters say something else of their writer than the record does, since the stream that has them
 * rewritten comes a moment after the change; and those with a date that is too old to be signed, which get today's.
 *
 * @param user as read consistently
 * @returns whether there were any; one that the stream rewrites at this very moment counts
 */
export async function renewBehind(
  user: UserRecord,
  drafts: readonly DisputeRecord[],
  services: RenewServices,
): Promise<boolean> {
  const today = homeDay(user.address?.state, services.now());
  const isBehind = async ({ id }: DisputeRecord) => {
    const present = await services.letters.latest(id, true);
    return present && saidBy(present.facts) !== saidBy(renewed(user, present.facts, today));
  };
  const found = await Promise.all(drafts.map(isBehind));
  const behind = drafts.filter((_, place) => found[place]);
  for (const draft of behind) await rewrite(user, draft, services, today).catch(unlessChanged);
  return behind.length > 0;
}

function unlessChanged(error: unknown): void {
  if (!(error instanceof AppError && error.code === "CONFLICT")) throw error;
}

const saidBy = (facts: LettersRecord["facts"]) => versionOf(hashesOf(facts));

/** The letters as their writer would sign them today. */
function renewed(user: UserRecord, facts: LettersRecord["facts"], today: Day): LettersRecord["facts"] {
  const isOld = daysBetween(facts.experian.writtenOn, today) > MOST_DAYS;
  return rewritten(user, facts, isOld ? { writtenOn: today } : {});
}

/**
 * @param signedOn the day on which the letters are to be signed; left out while their member may still have mailed them as they are
 * @throws AppError CONFLICT when the draft was changed at this moment: the stream comes again
 */
async function rewrite(
  user: UserRecord,
  draft: DisputeRecord,
  { disputes, letters, now }: RenewServices,
  signedOn?: Day,
) {
  const present = await letters.latest(draft.id);
  if (!present) return;
  const facts = signedOn ? renewed(user, present.facts, signedOn) : rewritten(user, present.facts, {});
  if (isDeepStrictEqual(facts, present.facts)) return;
  const next = withFacts(user, { draft, letters: present }, facts, { at: now() });
  await disputes.transact([disputes.saveWrite(next.draft), letters.putWrite(next.letters)]).catch(as("CONFLICT"));
}
