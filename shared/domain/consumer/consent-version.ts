/** Names the present words of the three consents to a pull. New words need a new name. */
export const CONSENT_TEXT_VERSION = "2026-11-c";
