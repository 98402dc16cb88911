import type { MailEvent, MailProvider } from "#functions/providers/mail/mail";
import { retryRefused } from "#functions/repositories/retry-refused";
import { disputes, mailEvents, mailOrders, seenMailEvent } from "#functions/services";
import { type MailEventServices, recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";

type Request = Pick<RequestOf<"mail/receive-event">, "rawBody" | "headers">;
type Services = MailEventServices & { mail: Pick<MailProvider, "verifyWebhook"> };

const PATIENCE = { tries: 6, pauseMs: 30 };

/**
 * An event of a letter, from the post.
 *
 * @throws AppError BAD_SIGNATURE; CONFLICT for a delivery before our own books say that the letter left: the post tries again
 */
export async function receiveEvent({ rawBody, headers }: Request, services: Services) {
  const event = await services.mail.verifyWebhook(rawBody, headers);
  await retryRefused(PATIENCE, () => recordMailEvent(event, services));
  return { received: true as const };
}

export const handler = apiHandler("mail/receive-event", receiveEvent, () => ({
  mail: mailEvents(),
  disputes: disputes(),
  orders: mailOrders(),
  seen: ({ id }: MailEvent) => seenMailEvent(id),
}));
