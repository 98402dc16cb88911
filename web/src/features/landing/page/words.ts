import { useIntl } from "react-intl";
import type { Language } from "#shared/api/schemas/common";

type Values = Record<string, string | number>;

/** Words and numbers of the page that is being made, in its language. */
export function useWords() {
  const intl = useIntl();
  const language: Language = intl.locale.startsWith("es") ? "es" : "en";
  return {
    language,
    say: (key: string, values?: Values): string => intl.formatMessage({ id: `landing.${key}` }, values),
    sayFeature: (feature: string): string => intl.formatMessage({ id: `plans.feature.${feature}` }),
    money: (cents: number): string =>
      intl.formatNumber(cents / 100, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
    number: (value: number): string => intl.formatNumber(value),
  };
}
