import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, letterFiles, letters, mailOrders, memberCounts } from "#functions/services";
import { printServices } from "#functions/services/disputes/printed-with";
import { lacksAddress } from "#functions/services/disputes/return-address";
import { printedDrafts } from "#functions/services/evidence/printed-drafts";
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
 * A member records that they printed and mailed a draft's letters, or those that several drafts share: at no cost, with or without a
 * plan.
 *
 * @throws AppError NOT_FOUND, NOT_A_DRAFT, REASON_REQUIRED, NOTHING_NEW, ADDRESS_REQUIRED,
 *   LETTERS_CHANGED; in this order; VALIDATION_FAILED, CONFLICT
 */
export async function selfMail(request: Request, services: Services) {
  const { user, params, body, address, userAgent, idempotencyWrites } = request;
  const { together = [params.id], letters: mailed } = body;
  if (!together.includes(params.id)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { together: ["Invalid format"] } });
  }
  const own = { userId: user.userId, isAdmin: false };
  const ids = [params.id, ...together.filter((id) => id !== params.id)];
  const found = await Promise.all(ids.map((id) => services.disputes.getFor(own, id)));
  assertMailable(found, user);
  const at = services.now();
  const drafts = await printedDrafts(found, body, at, services.letters);
  const alongside = (answers: DisputeRecord[]) => idempotencyWrites(firstOf(answers));
  return firstOf(await recordSelfMail({ drafts, mailed, at, address, userAgent, alongside }, services));
}

function firstOf([first]: DisputeRecord[]): DisputeRecord {
  if (!first) throw new Error("A mailing of no letter");
  return first;
}

function assertMailable(found: readonly DisputeRecord[], user: UserRecord): void {
  if (found.some(({ status }) => status !== "draft")) throw new AppError("NOT_A_DRAFT");
  if (found.some(({ needsReason }) => needsReason)) throw new AppError("REASON_REQUIRED");
  if (found.some(({ needsSomethingNew }) => needsSomethingNew)) throw new AppError("NOTHING_NEW");
  if (lacksAddress(user)) throw new AppError("ADDRESS_REQUIRED");
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
