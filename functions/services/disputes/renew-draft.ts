import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { detailsOf, statedReasons } from "#shared/domain/dispute/reasons";
import type { AnsweredBefore } from "./answered-before";
import { type Statement, statementOf } from "./dispute-statement";
import { freshFacts } from "./fresh-letters";
import { previousIn } from "./letter-facts-of";
import { withFacts } from "./rewrite-letters";

/** What the member says now of the item: what is not said again stays. */
type Said = Partial<Pick<NewDispute, "disputeReason" | "additionalDetails" | "statedFacts">>;

type Drafted = { draft: DisputeRecord; letters: LettersRecord };

/**
 * A draft and its letters with today's date and what the member says now, from the latest report when it still has the item. Both are
 * to be saved together.
 *
 * @throws AppError VALIDATION_FAILED when "other" would be left without words, or the reason contradicts what the bureaus report
 */
export async function renewDraft(
  user: UserRecord,
  { draft, letters }: Drafted,
  { said, at, before }: { said: Said; at: Date; before: AnsweredBefore },
  reports: Pick<ReportRepository, "get">,
): Promise<Drafted> {
  const { disputeReason = draft.disputeReason } = said;
  const stated = statedIn(said, draft, letters);
  const { negativeItemId, round } = draft;
  const context = { negativeItemId, present: letters.facts, stated, round, previous: previousIn(letters.facts), at };
  const facts = await freshFacts(user, context, reports);
  const needsReason = (draft.needsReason && statedReasons(stated).length === 0) || undefined;
  return withFacts(user, { draft: { ...draft, disputeReason, needsReason }, letters }, facts, { at, before });
}

function statedIn(said: Said, draft: DisputeRecord, { facts }: LettersRecord): Statement {
  const { reasons, explanation, statedFacts: before } = facts.experian;
  const { disputeReason = draft.disputeReason, additionalDetails, statedFacts = before } = said;
  if (said.disputeReason === undefined && additionalDetails === undefined && said.statedFacts === undefined)
    return { reasons, explanation, statedFacts };
  const details = additionalDetails ?? detailsOf(draft.disputeReason, explanation);
  return statementOf({ disputeReason, additionalDetails: details, statedFacts });
}
