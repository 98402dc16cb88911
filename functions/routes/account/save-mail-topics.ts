import type { UserRepository } from "#functions/repositories/users";
import { users } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { chosenLanguage } from "#functions/shell/cookies";
import { topicsOff } from "#shared/domain/account/mail-topics";

type Request = Pick<RequestOf<"account/save-mail-topics">, "user" | "body" | "cookies">;
type Services = { users: Pick<UserRepository, "update"> };

/** Turns the mails of topics on and off. What already waits for the mail of the day follows the newest choice, in the language of the page. */
export async function saveMailTopics({ user, body, cookies }: Request, { users }: Services): Promise<undefined> {
  await users.update(user.userId, { mailTopicsOff: topicsOff(body), ...chosenLanguage(cookies) });
}

export const handler = apiHandler("account/save-mail-topics", saveMailTopics, () => ({ users: users() }));
