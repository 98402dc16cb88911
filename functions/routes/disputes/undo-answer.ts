import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, history, letters, memberCounts } from "#functions/services";
import { asAnswered } from "#functions/services/disputes/move-dispute";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { undoAnswer as withoutAnswer } from "#functions/services/disputes/undo-answer";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/undo-answer">, "user" | "params" | "body">;
type Services = AnswerServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

/**
 * A member takes back an answer that was recorded by mistake: the bureau still has to answer, and its clock goes on. The draft
 * of a next round, which answers what was recorded, goes.
 *
 * @throws AppError NOT_FOUND, INVALID_TRANSITION, ALREADY_DISPUTED; CONFLICT when the dispute changed meanwhile
 */
export async function undoAnswer({ user, params, body }: Request, services: Services) {
  const before = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const after = withoutAnswer(asAnswered(before, services.now()), body.bureau, services.now());
  await saveAnswer({ before, after, at: after.updatedAt }, services);
  return asRead(after);
}

export const handler = apiHandler("disputes/undo-answer", undoAnswer, () => ({
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  history: history(),
  now,
}));
