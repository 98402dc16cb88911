import type { Language } from "#shared/api/schemas/common";
import type { RecordedAnswer } from "#shared/domain/dispute/bureau-answers";
import englishDisputes from "#shared/i18n/en/disputes.json";
import englishProofs from "#shared/i18n/en/evidence.json";
import english from "#shared/i18n/en/packet.json";
import spanishDisputes from "#shared/i18n/es/disputes.json";
import spanishProofs from "#shared/i18n/es/evidence.json";
import spanish from "#shared/i18n/es/packet.json";

/** What a packet says, with the screens' own words for steps, outcomes and kinds of proof. */
export const packetWords: Record<Language, typeof english & typeof englishDisputes & typeof englishProofs> = {
  en: { ...english, ...englishDisputes, ...englishProofs },
  es: { ...spanish, ...spanishDisputes, ...spanishProofs },
};

/** Puts values in the places of a wording: "{title}: page {page}". */
export function fillPacket(wording: string, values: Record<string, string>): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** What a bureau answered, and to what it corrected the item. */
export function answerSaid(
  { outcome, correctedTo }: Pick<RecordedAnswer, "outcome" | "correctedTo">,
  language: Language,
): string {
  const said = packetWords[language][`disputes.outcome.${outcome}`];
  return correctedTo ? `${said}: “${correctedTo}”` : said;
}
