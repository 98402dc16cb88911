import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import { bureaus } from "#shared/domain/bureau/bureau";
import { needsNews, saysNews } from "#shared/domain/dispute/news";
import { exhibitsOfAll } from "#shared/domain/evidence/exhibit";

/**
 * Whether the letters of a draft repeat what a bureau has answered already. The later letters of the ladder ask for something else.
 *
 * @param rounds all rounds that there are, the draft's own may be among them
 */
export function lackingNews(
  draft: Pick<DisputeRecord, "bureaus">,
  { round, facts }: LettersRecord,
  rounds: readonly LettersRecord[],
): Pick<DisputeRecord, "needsNews"> {
  const written = bureaus.filter((bureau) => draft.bureaus[bureau]?.reportsItem && !facts[bureau].kind);
  const isAnswered = needsNews(written.map((bureau) => facts[bureau].previous?.outcome));
  const before = rounds.filter((each) => each.round < round).map((each) => saidIn(each.facts));
  return { needsNews: (isAnswered && !saysNews(saidIn(facts), before)) || undefined };
}

/** Facts and words are the same to each bureau, exhibits may differ. */
const saidIn = (facts: LettersRecord["facts"]) => ({ ...facts.experian, exhibits: exhibitsOfAll(facts) });
