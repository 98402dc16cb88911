import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { ReportRepository } from "#functions/repositories/reports";
import { as } from "#functions/repositories/table";
import { disputes, letters, reports } from "#functions/services";
import { type Statement, statementOf } from "#functions/services/disputes/dispute-statement";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { freshFacts } from "#functions/services/disputes/fresh-letters";
import { previousIn } from "#functions/services/disputes/letter-facts-of";
import { withFacts } from "#functions/services/disputes/rewrite-letters";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { detailsOf, statedReasons } from "#shared/domain/dispute/reasons";

type Request = Pick<RequestOf<"disputes/regenerate-letters">, "user" | "params" | "body">;
type Services = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor" | "saving" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putting">;
  now: () => Date;
};

/**
 * Renews the letters of a draft, from the latest report when it still has the item, with today's date and the member's new reason
 * or explanation if one is given. A draft without a reason can be sent once it has one.
 *
 * @throws AppError LETTERS_SENT for anything but a draft: what was approved is evidence; VALIDATION_FAILED when "other" would be
 *   left without words, or the reason cannot stand beside what the bureaus report
 */
export async function regenerateLetters({ user, params, body }: Request, services: Services): Promise<DisputeDetail> {
  const { disputes, letters } = services;
  const draft = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (draft.status !== "draft") throw new AppError("LETTERS_SENT");

  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present) throw new Error("A dispute without letters");
  const at = services.now();
  const { disputeReason = draft.disputeReason } = body;
  const stated = statedIn(body, draft, present);
  const { negativeItemId, round } = draft;
  const matter = { negativeItemId, present: present.facts, stated, round, previous: previousIn(present.facts), at };
  const facts = await freshFacts(user, matter, services.reports);
  const needsReason = (draft.needsReason && statedReasons(stated).length === 0) || undefined;
  const renewed = withFacts(user, { draft: { ...draft, disputeReason, needsReason }, letters: present }, facts, at);

  await disputes.transact([disputes.saving(renewed.draft), letters.putting(renewed.letters)]).catch(as("CONFLICT"));
  return disputeDetail(asRead(renewed.draft), [...rounds.filter((each) => each.round !== round), renewed.letters]);
}

/** What the member says now: what is not said again stays. */
function statedIn(body: Request["body"], draft: DisputeRecord, present: LettersRecord): Statement {
  const { reasons, explanation } = present.facts.experian;
  const { disputeReason = draft.disputeReason, additionalDetails } = body;
  if (body.disputeReason === undefined && additionalDetails === undefined) return { reasons, explanation };
  const details = additionalDetails ?? detailsOf(draft.disputeReason, explanation);
  return statementOf({ disputeReason, additionalDetails: details });
}

export const handler = apiHandler("disputes/regenerate-letters", regenerateLetters, () => ({
  reports: reports(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
