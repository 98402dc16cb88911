import type { LetterFacts } from "#functions/letters/letter-facts";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { isFollowUpKind } from "#shared/domain/dispute/follow-up";
import { assertPossible, type Statement } from "./dispute-statement";
import { each, factsOf, type Previous, rewritten, withChosenOf, withoutChosen } from "./letter-facts-of";
import { reportsNamed } from "./reports-named";

type Facts = Record<Bureau, LetterFacts>;
type LettersInput = {
  negativeItemId: string;
  present: Facts;
  stated: Statement;
  round: number;
  previous: Previous;
  at: Date;
};

/**
 * A dispute's letters with today's date: from the latest report where it still has the item, else with the values that they had.
 *
 * @throws AppError VALIDATION_FAILED when what is stated contradicts what the bureaus report now
 */
export async function freshFacts(
  user: UserRecord,
  { negativeItemId, present, stated, round, previous, at }: LettersInput,
  reports: Pick<ReportRepository, "get">,
): Promise<Facts> {
  const writtenOn = homeDay(user.address?.state, at);
  const { reasons, explanation, statedFacts } = stated;
  // A later letter speaks of the item as its bureau answered it.
  const isFollowUp = bureaus.some((bureau) => isFollowUpKind(present[bureau].kind));
  if (isFollowUp && round === present.experian.round) {
    const renewed = rewritten(user, present, { reasons, explanation, statedFacts, writtenOn });
    return each(renewed, (letter) => ({ ...letter, kind: present[letter.bureau].kind }));
  }
  const report = user.latestReport && (await reports.get(user.userId, user.latestReport.reportId));
  const item = report?.negativeItems.find(({ id }) => id === negativeItemId);
  const facts =
    report && item
      ? factsOf(user, {
          item,
          reports: reportsNamed(user, report, item),
          reasons,
          explanation,
          statedFacts,
          writtenOn,
          round,
          previous,
        })
      : rewritten(user, withoutChosen(present), { reasons, explanation, statedFacts, writtenOn, round, previous });
  assertPossible(
    stated,
    Object.values(facts).flatMap((each) => (each.item.isReported ? [each.item] : [])),
    { today: writtenOn, birthYear: user.birthYear },
  );
  // A proof that was sent is with the bureau: what goes with a letter is chosen for each round.
  return present.experian.round === round ? withChosenOf(facts, present) : facts;
}
