import { documents } from "#functions/repositories/documents-client";
import { SignInRepository } from "#functions/repositories/sign-ins";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";
import { AppError } from "#shared/api/errors";

/** Signs one device out, effective at its next request. @throws AppError NOT_FOUND */
export async function endSession(
  { user, params }: Pick<RequestOf<"account/end-session">, "user" | "params">,
  { signIns }: { signIns: Pick<SignInRepository, "end"> },
) {
  if (!(await signIns.end(user.userId, params.id))) throw new AppError("NOT_FOUND");
}

export const handler = apiHandler("account/end-session", endSession, () => ({
  signIns: new SignInRepository(documents(), env("USERS_TABLE")),
}));
