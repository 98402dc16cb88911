import {
  createContext,
  Fragment,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "#shared/api/schemas/common";
import { EnglishTerms } from "./english-terms";
import { LANGUAGE_KEY } from "./initial-language";
import { type Messages, messagesOf } from "./messages";

/** Dollars and dates as people in the United States write them, in either language. */
const regional: Record<Language, string> = { en: "en-US", es: "es-US" };

type LanguageState = { language: Language; setLanguage: (language: Language) => void };

const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (state === undefined) throw new Error("useLanguage outside LanguageProvider");
  return state;
}

/** Words for everything below, in one language at a time; the catalogue of a language comes when it is needed. */
export function LanguageProvider({
  initial,
  messages,
  children,
}: {
  initial: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const [{ language, words }, setShown] = useState({ language: initial, words: messages });

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        keep(next);
        // At once with what a screen asks for again in this language: a part of it that waits would keep the old words beside it.
        messagesOf(next).then((words) => startTransition(() => setShown({ language: next, words })));
      },
    }),
    [language],
  );

  return (
    <LanguageContext value={state}>
      <IntlProvider
        locale={regional[language]}
        defaultLocale="en-US"
        messages={words}
        onError={reportMissing}
        textComponent={language === "es" ? EnglishTerms : Fragment}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

function reportMissing(error: Error): void {
  console.error(error.message);
}

/** The cookie mirrors the choice for the landing page, which is chosen before any script runs. */
function keep(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch (error) {
    console.warn("The language was not kept", error);
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax; secure`;
}
