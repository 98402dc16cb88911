/** The provider tries a failed payment again within these days; so long the plan goes on. */
export const GRACE_DAYS = 7;

const DAY_MS = 86_400_000;

/** The instant until which a plan goes on after a payment for it failed. */
export function graceEndsAt(paymentFailedAt: string): string {
  return new Date(Date.parse(paymentFailedAt) + GRACE_DAYS * DAY_MS).toISOString();
}
