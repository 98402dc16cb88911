import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { OfflinePage } from "#web/src/offline/offline-page";

const languages = ["en", "es"] as const;

type OfflineParts = { themeScript: string; offlineScript: string; style: string };

/** The page that the service worker keeps, in both languages: its script shows the reader's. It loads no other file. */
export async function offlinePage({ themeScript, offlineScript, style }: OfflineParts): Promise<string> {
  const pages = await Promise.all(
    languages.map(async (language) => {
      const file = new URL(`../../shared/i18n/${language}/offline.json`, import.meta.url);
      const intl = createIntl({ locale: `${language}-US`, messages: JSON.parse(await readFile(file, "utf8")) });
      return renderToStaticMarkup(
        <RawIntlProvider value={intl}>
          <OfflinePage />
        </RawIntlProvider>,
      );
    }),
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>Redress</title><script>${themeScript}</script><style>${style}</style></head>`,
    `<body>${pages.join("")}<script>${offlineScript}</script></body></html>`,
  ].join("");
}
