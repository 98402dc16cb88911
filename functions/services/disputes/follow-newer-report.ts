import { isDeepStrictEqual } from "node:util";
import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { ReportRecord, ReportRepository } from "#functions/repositories/reports";
import { as } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isFollowUpKind } from "#shared/domain/dispute/follow-up";
import { type AnsweredBeforeServices, answeredBefore } from "./answered-before";
import { itemAt } from "./letter-facts-of";
import { renewDraft } from "./renew-draft";

export type FollowReportServices = {
  reports: Pick<ReportRepository, "get">;
  disputes: AnsweredBeforeServices["disputes"] & Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: AnsweredBeforeServices["letters"] & Pick<LetterRepository, "putWrite">;
};

/**
 * Rewrites those of some drafts whose letters state other values than the member's newest report shows: a letter states nothing that
 * the data at hand contradicts. Drafts of items that the report does not have stay.
 *
 * @returns whether there were any
 * @throws AppError VALIDATION_FAILED when what is stated in one contradicts what the bureaus report now; CONFLICT when one was changed
 */
export async function followNewerReport(
  user: UserRecord,
  drafts: readonly DisputeRecord[],
  { report, at }: { report: ReportRecord; at: Date },
  services: FollowReportServices,
): Promise<boolean> {
  const followed = await Promise.all(
    drafts.map((draft) => {
      const item = report.negativeItems.find(({ id }) => id === draft.negativeItemId);
      return item !== undefined && follow(user, { draft, item, at }, services);
    }),
  );
  return followed.includes(true);
}

type Shown = { draft: DisputeRecord; item: NegativeItem; at: Date };

async function follow(user: UserRecord, { draft, item, at }: Shown, services: FollowReportServices): Promise<boolean> {
  const rounds = await services.letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present || !statesOtherValues(present, item)) return false;
  const before = await answeredBefore(draft, rounds, services);
  const renewed = await renewDraft(user, { draft, letters: present }, { said: {}, at, before }, services.reports);
  await services.disputes
    .transact([services.disputes.saveWrite(renewed.draft), services.letters.putWrite(renewed.letters)])
    .catch(as("CONFLICT"));
  return true;
}

/** A later letter speaks of the item as its bureau answered it. */
function statesOtherValues({ facts }: LettersRecord, item: NegativeItem): boolean {
  if (bureaus.some((bureau) => isFollowUpKind(facts[bureau].kind))) return false;
  return bureaus.some((bureau) => !isDeepStrictEqual(stated(facts[bureau].item), stated(itemAt(bureau, item))));
}

/** What says how an item stands; when it was reported, and its history, are other ones in each month's report. */
function stated({ isReported, ...item }: LetterFacts["item"]) {
  if (!isReported) return { isReported };
  const { creditorName, accountNumber, amount, status, payStatus, understoodStatus } = item;
  const { dateOpened, dateClosed, dateOfFirstDelinquency } = item;
  const dates = { dateOpened, dateClosed, dateOfFirstDelinquency };
  return { isReported, creditorName, accountNumber, amount, status, payStatus, understoodStatus, ...dates };
}
