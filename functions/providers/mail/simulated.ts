import { createHash } from "node:crypto";
import { AppError } from "#shared/api/errors";
import {
  type Headers,
  LetterRefused,
  type MailEvent,
  type MailedLetter,
  type MailProvider,
  type OutgoingLetter,
} from "./mail";
import { readWebhook } from "./webhook";

/** The part of a file store that the simulated post needs. */
export type PostBox = {
  /** Stores a file unless one of that name exists: then the first one stays. */
  putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
};

type Settings = {
  postBox: PostBox;
  webhookSecret: () => Promise<string>;
  now: () => Date;
  /** The fault that an operator of the local runtime asked for, if any. */
  fault?: () => "throttle" | "timeout" | "error" | undefined;
};

/** How a return address begins that this post refuses for good. */
const REFUSED_STREET = "undeliverable";

/** Return addresses that begin so get no confirmation of delivery, or their letters back. */
const fates = { "lost in the mail": "lost", "returned to sender": "returned" } as const;

export const SIMULATED_MAIL_PREFIX = "simulated-mail/";

/**
 * The post of one machine and of tests: keeps each letter as `simulated-mail/<idempotency key>.pdf` and, written last, `.json`
 * (`{ id, metadata, to, mailedAt, fate? }`). Its events have the shape and signature of the real provider's.
 */
export class SimulatedMail implements MailProvider {
  constructor(private readonly settings: Settings) {}

  async send({ idempotencyKey, to, from, pdf, metadata }: OutgoingLetter): Promise<MailedLetter> {
    const { postBox, now, fault } = this.settings;
    if (fault?.()) throw new AppError("MAIL_UNAVAILABLE");
    if (from.street.toLowerCase().startsWith(REFUSED_STREET)) throw new LetterRefused();
    const { printRefusal } = await import("./print-refusal");
    if (await printRefusal(pdf)) throw new LetterRefused();

    const digest = createHash("sha256").update(idempotencyKey).digest("hex");
    const id = `ltr_${digest.slice(0, 24)}`;
    const order = JSON.stringify({ id, metadata, to, mailedAt: now().toISOString(), fate: fateOf(from.street) });
    const path = `${SIMULATED_MAIL_PREFIX}${idempotencyKey}`;
    await postBox.putOnce(`${path}.pdf`, pdf, "application/pdf");
    await postBox.putOnce(`${path}.json`, Buffer.from(order), "application/json");
    return { id, trackingNumber: trackingNumberOf(digest) };
  }

  async verifyWebhook(rawBody: string, headers: Headers): Promise<MailEvent> {
    return readWebhook(rawBody, headers, await this.settings.webhookSecret(), this.settings.now());
  }
}

function fateOf(street: string) {
  return Object.entries(fates).find(([start]) => street.toLowerCase().startsWith(start))?.[1];
}

/** 22 digits, as certified mail has them. */
function trackingNumberOf(digest: string): string {
  const digits = BigInt(`0x${digest}`).toString().slice(0, 18);
  return `9407${digits}`;
}
