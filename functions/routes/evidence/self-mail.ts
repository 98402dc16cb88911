import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { disputes, letterFiles, letters, mailOrders, memberCounts } from "#functions/services";
import { areVersions, withDisplayedHashes } from "#functions/services/disputes/displayed-letters";
import { lacksAddress } from "#functions/services/disputes/return-address";
import { printServices } from "#functions/services/evidence/printed-with";
import { recordSelfMail, type SelfMailServices } from "#functions/services/evidence/record-self-mail";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<
  RequestOf<"evidence/self-mail">,
  "user" | "params" | "body" | "address" | "userAgent" | "idempotencyWrites"
>;
type Services = SelfMailServices & {
  disputes: Pick<DisputeRepository, "getFor">;
  letters: Pick<LetterRepository, "latest">;
  now: () => Date;
};

/**
 * A member records that they printed and mailed a draft's letters: at no cost, with or without a plan.
 *
 * @throws AppError NOT_FOUND, NOT_A_DRAFT, REASON_REQUIRED, NOTHING_NEW, ADDRESS_REQUIRED,
 *   LETTERS_CHANGED; in this order; VALIDATION_FAILED, CONFLICT
 */
export async function selfMail(request: Request, services: Services) {
  const { user, params, body, address, userAgent, idempotencyWrites } = request;
  const { disputes, letters, now } = services;
  const found = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (found.status !== "draft") throw new AppError("NOT_A_DRAFT");
  if (found.needsReason) throw new AppError("REASON_REQUIRED");
  if (found.needsNews) throw new AppError("NOTHING_NEW");
  if (lacksAddress(user)) throw new AppError("ADDRESS_REQUIRED");
  const [draft] = await withDisplayedHashes([found], letters);
  const written = await letters.latest(found.id);
  if (!draft || written?.round !== found.round) throw new Error("A draft without its letters");
  const versions = body.version === undefined ? undefined : { [draft.id]: body.version };
  const isAsPrinted = areVersions([draft], { versions });
  if (!isAsPrinted) throw new AppError("LETTERS_CHANGED");
  const mail = { draft, written, mailed: body.letters, at: now(), address, userAgent, alongside: idempotencyWrites };
  return recordSelfMail(mail, services);
}

export const handler = apiHandler("evidence/self-mail", selfMail, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  counts: memberCounts(),
  files: letterFiles(),
  ...printServices("letter_mailed"),
  now,
}));
