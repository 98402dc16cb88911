import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { ReportRepository } from "#functions/repositories/reports";
import { as } from "#functions/repositories/table";
import { disputes, letters, reports } from "#functions/services";
import { answeredBefore } from "#functions/services/disputes/answered-before";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { renewDraft } from "#functions/services/disputes/renew-draft";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/regenerate-letters">, "user" | "params" | "body">;
type Services = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor" | "listAll" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putWrite">;
  now: () => Date;
};

/**
 * Renews the letters of a draft, with the member's new reason or explanation if one is given. A draft without a reason can be sent
 * once it has one.
 *
 * @throws AppError LETTERS_SENT for anything but a draft: what was approved is evidence; VALIDATION_FAILED, see `renewDraft`
 */
export async function regenerateLetters({ user, params, body }: Request, services: Services) {
  const { disputes, letters, reports, now } = services;
  const draft = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (draft.status !== "draft") throw new AppError("LETTERS_SENT");

  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present) throw new Error("A dispute without letters");
  const before = await answeredBefore(draft, rounds, services);
  const renewed = await renewDraft(user, { draft, letters: present }, { said: body, at: now(), before }, reports);

  await disputes.transact([disputes.saveWrite(renewed.draft), letters.putWrite(renewed.letters)]).catch(as("CONFLICT"));
  return disputeDetail(asRead(renewed.draft), [...rounds.filter((each) => each !== present), renewed.letters]);
}

export const handler = apiHandler("disputes/regenerate-letters", regenerateLetters, () => ({
  reports: reports(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
