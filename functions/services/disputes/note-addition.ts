import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { Change } from "#functions/repositories/stream-changes";
import { as } from "#functions/repositories/table";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf, laterOf } from "#shared/domain/days";

type Services = { disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact"> };

/**
 * Notes with a dispute that a bureau has got the information that was added to it: what comes within its 30 days gives it 15 more,
 * FCRA 611(a)(1)(B), 15 U.S.C. § 1681i(a)(1)(B). A bureau that has answered meanwhile gets none.
 *
 * @throws AppError CONFLICT when the dispute was changed at this moment: the stream comes again
 */
export async function noteAddition(change: Change<DisputeRecord> | undefined, { disputes }: Services): Promise<void> {
  const letter = change?.after;
  if (!letter?.partOf) return;
  const arrived = bureaus.flatMap((bureau) => {
    const { kind, deliveredAt } = letter.bureaus[bureau] ?? {};
    return kind === "added_information" && deliveredAt
      ? [{ bureau, deliveredAt, informationAddedOn: dayOf(deliveredAt) }]
      : [];
  });
  for (const { bureau, deliveredAt, informationAddedOn } of arrived) {
    const dispute = await disputes.getNow(letter.userId, letter.partOf);
    const progress = dispute?.bureaus[bureau];
    if (!progress || progress.addedLetter !== letter.id || progress.answer) continue;
    if (progress.informationAddedOn === informationAddedOn) continue;
    const added = { ...dispute.bureaus, [bureau]: { ...progress, informationAddedOn } };
    const noted = { ...dispute, updatedAt: laterOf(dispute.updatedAt, deliveredAt), bureaus: added };
    await disputes.transact([disputes.saveWrite(noted)]).catch(as("CONFLICT"));
  }
}
