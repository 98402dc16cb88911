import { bureauWords } from "#shared/domain/report/bureau-words";
import catalogue from "#shared/i18n/es/bureau.json";

const spanish: Readonly<Record<string, string>> = catalogue;

/**
 * What a bureau writes of an account, for the reader of Spanish: the translation with the bureau's own English words beside it;
 * the English words alone where the catalogue knows none of them.
 */
export function bureauValueInSpanish(english: string): string {
  const words = bureauWords(english).map((word) => ({ ...word, translated: spanish[`bureau.value.${word.key}`] }));
  if (words.every(({ translated }) => translated === undefined)) return english;
  const parts = words.map(({ translated, n, english }) => translated?.replace("{n}", `${n ?? ""}`) ?? english);
  return `${parts.join("; ")} (${english})`;
}
