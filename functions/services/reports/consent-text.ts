import { createHash } from "node:crypto";
import type { Language } from "#shared/api/schemas/common";
import { CONSENT_TEXT_VERSION } from "#shared/domain/consumer/consent-version";
import en from "#shared/i18n/en/onboarding.json";
import es from "#shared/i18n/es/onboarding.json";

const catalogues = { en, es };

const keys = [
  "onboarding.consent.fcra",
  "onboarding.consent.permissiblePurpose",
  "onboarding.consent.piiProcessing",
] as const;

/** The versions whose words allow a soft pull each month; consents that were given to others allow the one pull only. */
const monitoringVersions: readonly string[] = ["2026-11-b", "2026-11-c"];

/** The exact words of the three consents as the screen shows them, with their version and SHA-256. */
export function consentText(language: Language): { text: string[]; textHash: string; textVersion: string } {
  const text = keys.map((key) => catalogues[language][key]);
  return {
    text,
    textHash: createHash("sha256").update(text.join("\n")).digest("hex"),
    textVersion: CONSENT_TEXT_VERSION,
  };
}

/**
 * Whether a stored consent is a written instruction for monthly pulls too: FCRA 604(a)(2), 15 U.S.C. § 1681b(a)(2), lets a
 * report be had for what the consumer wrote and for nothing else.
 */
export function coversMonitoring({ textVersion }: { textVersion?: string }): boolean {
  return textVersion !== undefined && monitoringVersions.includes(textVersion);
}
