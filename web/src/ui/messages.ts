import type { MessageFormatElement } from "react-intl";
import type { Language } from "#shared/api/schemas/common";

/** A catalogue: texts in development and tests, parsed ahead of time in a build. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** How words are loaded in each language. */
type Words = Record<Language, () => Promise<{ messages: Messages }>>;

/** In a build these are the words that every page starts with, and a screen's code exports how the rest of its own is loaded. */
const first: Words = {
  en: () => import("#shared/i18n/en/index"),
  es: () => import("#shared/i18n/es/index"),
};

const parts = new Set<Words>([first]);

/** The words of the languages that were asked for. They grow in place: what is on the screen keeps its own, and finds the new ones. */
const catalogues: Partial<Record<Language, Messages>> = {};

/** The words of all that was loaded by now, in a language. What is loaded later adds its own. */
export async function messagesOf(language: Language): Promise<Messages> {
  const catalogue: Messages = catalogues[language] ?? {};
  catalogues[language] = catalogue;
  await Promise.all([...parts].map(async (words) => Object.assign(catalogue, (await words[language]()).messages)));
  return catalogue;
}

/** Loads code with its words. The build puts it around each `import()` of our own code. */
export async function withWords<Module extends object>(
  load: () => Promise<Module & { words?: Words }>,
): Promise<Module> {
  const module = await load();
  if (module.words) {
    parts.add(module.words);
    const asked: Language[] = (["en", "es"] as const).filter((language) => catalogues[language]);
    await Promise.all(asked.map(messagesOf));
  }
  return module;
}
