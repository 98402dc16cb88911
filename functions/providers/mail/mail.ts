import type { MailAddress } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";

/** What comes back with each event of a letter, so that the event finds its dispute. */
export type LetterReference = {
  userId: string;
  disputeId: string;
  round: number;
  bureau: Bureau;
  /** Of a letter that was mailed again: the key of its order. */
  order?: string;
};

export type OutgoingLetter = {
  /** Stored before the letter is handed over: the same key never makes a second letter. */
  idempotencyKey: string;
  to: MailAddress;
  from: MailAddress;
  pdf: Uint8Array;
  metadata: LetterReference;
};

export type MailedLetter = { id: string; trackingNumber?: string };

/** `delivered` is proof of receipt (certified mail), `returned` that the bureau will not get it; `other` are the steps on the way, which move nothing. */
export type MailEventKind = "mailed" | "delivered" | "returned" | "other";

export type MailEvent = {
  id: string;
  kind: MailEventKind;
  /** When it happened, an instant. */
  at: string;
  /** Absent for a letter that is not one of ours. */
  letter?: LetterReference;
  /** The provider's name of the letter, as `send` answered it. */
  letterId?: string;
  trackingNumber?: string;
};

export type Headers = Record<string, string | undefined>;

/** The post will never take this letter as it is: trying again does not help, another address may. */
export class LetterRefused extends Error {
  constructor() {
    super("The mail provider refused a letter for good");
    this.name = "LetterRefused";
  }
}

/** Hands letters to the post. */
export type MailProvider = {
  /** @throws AppError MAIL_UNAVAILABLE when trying again later may help; LetterRefused when it never will */
  send(letter: OutgoingLetter): Promise<MailedLetter>;

  /** The event of a webhook call. @throws AppError BAD_SIGNATURE for a forged, stale or unreadable one */
  verifyWebhook(rawBody: string, headers: Headers): Promise<MailEvent>;
};
