import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { signedText } from "#functions/providers/signed-text";
import { AppError } from "#shared/api/errors";
import { Bureau } from "#shared/domain/schemas";
import type { Headers, MailEvent, MailEventKind } from "./mail";

export const SIGNATURE_HEADER = "lob-signature";
export const TIMESTAMP_HEADER = "lob-signature-timestamp";

const TOLERANCE_MS = 5 * 60_000;

/** Seconds have 10 digits until the year 2286; the provider's examples look like milliseconds. */
const LARGEST_SECONDS = 9_999_999_999;

const ProviderEvent = z.object({
  id: signedText(100).min(1),
  event_type: z.object({ id: z.string().max(100) }),
  date_created: z.iso.datetime({ offset: true }),
  body: z.object({
    id: signedText(100).nullish(),
    tracking_number: signedText(60).nullish(),
    metadata: z.record(z.string(), signedText(500)).nullish(),
  }),
});

const Metadata = z.object({
  userId: z.string().min(1).max(64),
  disputeId: z.string().min(1).max(64),
  round: z.coerce.number().int().min(1).max(99),
  bureau: Bureau,
  order: z.string().max(26).optional(),
});

/**
 * Only certified delivery proves receipt: an ordinary letter's scan says nothing about the bureau. A letter that Lob could not
 * print (failed) or would not take (rejected) reaches the bureau as little as one that came back.
 */
const kinds: Record<string, MailEventKind> = {
  "letter.mailed": "mailed",
  "letter.certified.mailed": "mailed",
  "letter.certified.delivered": "delivered",
  "letter.returned_to_sender": "returned",
  "letter.certified.returned_to_sender": "returned",
  "letter.failed": "returned",
  "letter.rejected": "returned",
};

/** Hex HMAC-SHA256 of `<timestamp>.<body>`, as Lob signs its webhooks. */
export function signatureOf(rawBody: string, timestamp: string, secret: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${rawBody}`).digest("hex");
}

/**
 * The event of a webhook call.
 *
 * @throws AppError BAD_SIGNATURE for a forged or stale one, VALIDATION_FAILED for one of another shape or dated in the future
 */
export function readWebhook(rawBody: string, headers: Headers, secret: string, now: Date): MailEvent {
  const timestamp = headers[TIMESTAMP_HEADER] ?? "";
  const isSigned = isSame(headers[SIGNATURE_HEADER] ?? "", signatureOf(rawBody, timestamp, secret));
  if (!isSigned || !isFresh(timestamp, now)) throw new AppError("BAD_SIGNATURE");

  const event = ProviderEvent.safeParse(jsonOf(rawBody));
  if (!event.success) throw new AppError("VALIDATION_FAILED");
  // A delivery to come would give a bureau until then, and its own time beyond.
  if (Date.parse(event.data.date_created) > now.getTime() + TOLERANCE_MS) throw new AppError("VALIDATION_FAILED");
  const { id, event_type, date_created, body } = event.data;
  return {
    id,
    kind: kinds[event_type.id] ?? "other",
    at: new Date(date_created).toISOString(),
    letter: Metadata.safeParse(body.metadata).data,
    letterId: body.id ?? undefined,
    trackingNumber: body.tracking_number ?? undefined,
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isFresh(timestamp: string, now: Date): boolean {
  const given = Number(timestamp);
  const ms = given > LARGEST_SECONDS ? given : given * 1000;
  return Math.abs(now.getTime() - ms) <= TOLERANCE_MS;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
