import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import { bureaus } from "#shared/domain/bureau/bureau";
import { needsSomethingNew, saysSomethingNew } from "#shared/domain/dispute/something-new";
import { exhibitsOfAll } from "#shared/domain/evidence/exhibit";

/**
 * Whether the letters of a draft repeat what a bureau has answered already. The later letters of the ladder ask for something else.
 *
 * @param rounds all rounds that there are, the draft's own may be among them
 */
export function lackingSomethingNew(
  draft: Pick<DisputeRecord, "bureaus">,
  { round, facts }: LettersRecord,
  rounds: readonly LettersRecord[],
): Pick<DisputeRecord, "needsSomethingNew"> {
  const written = bureaus.filter((bureau) => draft.bureaus[bureau]?.reportsItem && !facts[bureau].kind);
  const isAnswered = needsSomethingNew(written.map((bureau) => facts[bureau].previous?.outcome));
  const before = rounds.filter((each) => each.round < round).map((each) => saidIn(each.facts));
  return { needsSomethingNew: (isAnswered && !saysSomethingNew(saidIn(facts), before)) || undefined };
}

/** Facts and words are the same to each bureau, exhibits may differ. */
const saidIn = (facts: LettersRecord["facts"]) => ({ ...facts.experian, exhibits: exhibitsOfAll(facts) });
