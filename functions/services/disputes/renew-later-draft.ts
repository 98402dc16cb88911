import { isDeepStrictEqual } from "node:util";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { Change } from "#functions/repositories/stream-changes";
import { as, type TransactItem } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { answeredBefore } from "./answered-before";
import { withFacts } from "./rewrite-letters";

type RenewServices = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "saveWrite">;
  letters: Pick<LetterRepository, "rounds" | "putWrite">;
};

export type LaterDraftServices = RenewServices & {
  disputes: Pick<DisputeRepository, "claimantOf" | "getNow" | "listAll">;
};

type Correction = { before: DisputeRecord; after: DisputeRecord; at: Date };

/**
 * The writes for the draft of a later dispute about the same item, when what a bureau answered before it is corrected: whether the
 * draft repeats what was refused, and which bureaus get a letter, follows from the answers as they are now. None without such a
 * draft; letters that were approved stay.
 */
export async function laterDraftWrites(
  { before, after, at }: Correction,
  services: LaterDraftServices,
): Promise<TransactItem[]> {
  if (before.partOf || !isAnswer(before.status) || !isAnswer(after.status)) return [];
  const draft = await laterDraftOf(before, services.disputes);
  if (!draft) return [];
  const known = await services.disputes.listAll(before.userId);
  const corrected = known.map((dispute) => (dispute.id === after.id ? after : dispute));
  return renewedWrites(draft, corrected, { ...services, now: () => at });
}

/** The draft that has claimed the item since it was answered. */
async function laterDraftOf(answered: DisputeRecord, disputes: LaterDraftServices["disputes"]) {
  const claimant = await disputes.claimantOf(answered);
  if (claimant === undefined || claimant === answered.id) return undefined;
  const later = await disputes.getNow(answered.userId, claimant);
  return later?.status === "draft" ? later : undefined;
}

export type ReturnedDraftServices = RenewServices & {
  disputes: Pick<DisputeRepository, "getNow" | "listAll" | "transact">;
  now: () => Date;
};

/** A dispute that is a draft again: what was answered before it may have been corrected while it waited for the mail. */
export async function renewReturnedDraft(
  change: Change<DisputeRecord> | undefined,
  services: ReturnedDraftServices,
): Promise<void> {
  const { before, after } = change ?? {};
  if (before?.status !== "submitted" || after?.status !== "draft") return;
  const { disputes } = services;
  const draft = await disputes.getNow(after.userId, after.id);
  if (draft?.status !== "draft") return;
  const writes = await renewedWrites(draft, await disputes.listAll(after.userId), services);
  if (writes.length > 0) await disputes.transact(writes).catch(as("CONFLICT"));
}

/** The writes that make a draft and its letters follow what the bureaus have answered in `known`; none where they do already. */
async function renewedWrites(
  draft: DisputeRecord,
  known: DisputeRecord[],
  { users, disputes, letters, now }: RenewServices & { now: () => Date },
): Promise<TransactItem[]> {
  const user = await users.get(draft.userId);
  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!user || !present) return [];
  const before = await answeredBefore(draft, rounds, { disputes: { listAll: async () => known }, letters });
  const renewed = withFacts(user, { draft, letters: present }, present.facts, { at: now(), before });
  return isSame(renewed, { draft, letters: present })
    ? []
    : [disputes.saveWrite(renewed.draft), letters.putWrite(renewed.letters)];
}

type Present = { draft: DisputeRecord; letters: LettersRecord };

function isSame(one: Present, other: Present): boolean {
  const { draft, letters } = one;
  return (
    draft.needsSomethingNew === other.draft.needsSomethingNew && isDeepStrictEqual(letters.facts, other.letters.facts)
  );
}
