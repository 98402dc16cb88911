import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import type { KnownContact } from "#shared/api/schemas/onboarding";
import { mayCorrectName } from "#shared/domain/account/own-name";

/** Where a bureau reaches the member, as far as it is known, and the name as long as it may be corrected. */
export async function getContact({ user }: Pick<RequestOf<"account/get-contact">, "user">): Promise<KnownContact> {
  const { phone, address, firstName, lastName } = user;
  return { phone, address, ...(mayCorrectName(user) && { firstName, lastName }) };
}

export const handler = apiHandler("account/get-contact", getContact, () => ({}));
