import type { MessageFormatElement } from "react-intl";
import type { Language } from "#shared/api/schemas/common";

/** A catalogue: texts in development and tests, parsed ahead of time in a build. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import("#shared/i18n/en/index"),
  es: () => import("#shared/i18n/es/index"),
};

/** The words of a language, one chunk. */
export async function messagesOf(language: Language): Promise<Messages> {
  return (await catalogues[language]()).messages;
}
