import type { SignInRepository } from "#functions/repositories/sign-ins";
import { signIns } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

/** Signs one device out, effective at its next request. @throws AppError NOT_FOUND */
export async function endSession(
  { user, params }: Pick<RequestOf<"account/end-session">, "user" | "params">,
  { signIns }: { signIns: Pick<SignInRepository, "end"> },
) {
  if (!(await signIns.end(user.userId, params.id))) throw new AppError("NOT_FOUND");
}

export const handler = apiHandler("account/end-session", endSession, () => ({
  signIns: signIns(),
}));
