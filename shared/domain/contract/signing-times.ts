/** When the two boxes before the signature were ticked, as ISO instants. A caller without a screen need not say. */
type StatedTimes = { disclosureAcknowledgedAt?: string; esignConsentAt?: string };

/** The three events of a signature, each later than the one before it. */
type SigningTimes = { disclosureAcknowledgedAt: string; esignConsentAt: string; signedAt: string };

const DAY_MS = 86_400_000;
/** How far a browser's clock may be ahead of the server's. */
const CLOCK_SLACK_MS = 5 * 60_000;

export const ORDER_OF_SIGNING = "The disclosure is acknowledged first, then documents on a screen are agreed to";
export const TICK_AGAIN = "Please tick this box again: it was ticked more than a day ago, or in the future";

/** Whether a box was ticked so lately that it counts for a signature now: not more than a day ago, and not in the future. */
export function isFreshTick(at: string | undefined, now: Date): at is string {
  if (at === undefined) return false;
  const ageMs = now.getTime() - Date.parse(at);
  return ageMs <= DAY_MS && ageMs >= -CLOCK_SLACK_MS;
}

/**
 * What is wrong with the times that a screen states, by field: one without the other, a stale one, or consent before the disclosure,
 * which comes before everything else (15 U.S.C. § 1679c(a)).
 */
export function problemsOfTimes(stated: StatedTimes, now: Date): Record<string, string[]> | undefined {
  const { disclosureAcknowledgedAt, esignConsentAt } = stated;
  if (disclosureAcknowledgedAt === undefined && esignConsentAt === undefined) return undefined;
  if (disclosureAcknowledgedAt === undefined) return { disclosureAcknowledgedAt: ["This field is required"] };
  if (esignConsentAt === undefined) return { esignConsentAt: ["This field is required"] };
  if (!isFreshTick(disclosureAcknowledgedAt, now)) return { disclosureAcknowledgedAt: [TICK_AGAIN] };
  if (!isFreshTick(esignConsentAt, now)) return { esignConsentAt: [TICK_AGAIN] };
  const isOrdered = Date.parse(disclosureAcknowledgedAt) <= Date.parse(esignConsentAt);
  return isOrdered ? undefined : { esignConsentAt: [ORDER_OF_SIGNING] };
}

/**
 * Acknowledgement of the disclosure (15 U.S.C. § 1679c), consent to documents on a screen (§ 7001(c)), signature (§ 1679d), in this order.
 * The signature's time is the server's. Who states none does all three in one call, a millisecond apart; a browser's clock
 * that is ahead is set back as far as the order needs.
 */
export function signingTimes(stated: StatedTimes, now: Date): SigningTimes {
  const before = (at: string | undefined, latest: number) =>
    at === undefined ? latest : Math.min(Date.parse(at), latest);
  const consent = before(stated.esignConsentAt, now.getTime() - 1);
  const disclosure = before(stated.disclosureAcknowledgedAt, consent - 1);
  return {
    disclosureAcknowledgedAt: new Date(disclosure).toISOString(),
    esignConsentAt: new Date(consent).toISOString(),
    signedAt: now.toISOString(),
  };
}
