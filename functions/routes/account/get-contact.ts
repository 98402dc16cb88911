import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import type { KnownContact } from "#shared/api/schemas/onboarding";

/** Where a bureau reaches the member, as far as it is known. */
export async function getContact({ user }: Pick<RequestOf<"account/get-contact">, "user">): Promise<KnownContact> {
  const { phone, address } = user;
  return { phone, address };
}

export const handler = apiHandler("account/get-contact", getContact, () => ({}));
