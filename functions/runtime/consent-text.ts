import { createHash } from "node:crypto";
import type { Language } from "#shared/api/schemas/common";
import en from "#shared/i18n/en/onboarding.json";
import es from "#shared/i18n/es/onboarding.json";

const catalogues = { en, es };

const keys = [
  "onboarding.consent.fcra",
  "onboarding.consent.permissiblePurpose",
  "onboarding.consent.piiProcessing",
] as const;

/** The exact words of the three consents as the screen shows them, and their SHA-256, which names this version of them. */
export function consentText(language: Language): { text: string[]; textHash: string } {
  const text = keys.map((key) => catalogues[language][key]);
  return { text, textHash: createHash("sha256").update(text.join("\n")).digest("hex") };
}
