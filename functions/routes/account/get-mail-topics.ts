import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { type MailTopics, topicsOn } from "#shared/domain/account/mail-topics";

/** What the member is mailed about, of what they may choose. */
export async function getMailTopics({ user }: Pick<RequestOf<"account/get-mail-topics">, "user">): Promise<MailTopics> {
  return topicsOn(user.mailTopicsOff);
}

export const handler = apiHandler("account/get-mail-topics", getMailTopics, () => ({}));
