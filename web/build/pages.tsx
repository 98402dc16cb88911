import { readFile } from "node:fs/promises";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import type { Language } from "#shared/api/schemas/common";
import type { Film } from "#web/src/features/landing/page/hero-video";
import { LandingPage } from "#web/src/features/landing/page/landing-page";
import { LegalPage } from "#web/src/features/landing/page/legal-page";
import { legalPages } from "#web/src/features/landing/page/page-footer";
import { markImage } from "./icon";

type Parts = {
  /** Stands inline in the head. */
  themeScript: string;
  style: string;
  /** Addresses of the islands' script and of the app's files, which the islands fetch ahead. */
  islandsUrl: string;
  appUrls: Record<Language, string[]>;
  /** The landing page's film in each language. */
  films: Record<Language, Film>;
};

const languages = ["en", "es"] as const;

/** Every prerendered page: path in the site, and its HTML. */
export async function prerenderedPages(parts: Parts): Promise<{ path: string; html: string }[]> {
  const pages = languages.map(async (language) => {
    const catalogues = ["landing", "legal", "plans", "subscribe"].map((name) => catalogue(language, name));
    const messages = Object.assign({}, ...(await Promise.all(catalogues)));
    const intl = createIntl({ locale: `${language}-US`, messages });
    const say = (id: string) => intl.formatMessage({ id });
    const draw = (title: string, description: string, page: ReactNode, picture?: string) => {
      const body = renderToStaticMarkup(<RawIntlProvider value={intl}>{page}</RawIntlProvider>);
      return document({ ...parts, language, title, description, body, picture });
    };

    const film = parts.films[language];
    const landing = draw(say("landing.title"), say("landing.description"), <LandingPage film={film} />, film.poster);
    const legal = legalPages.map((name) => ({
      path: `legal/${name}.${language}.html`,
      html: draw(`${say(`legal.${name}.title`)} · Redress`, say(`legal.${name}.lead`), <LegalPage name={name} />),
    }));
    return [{ path: `landing/${language}.html`, html: landing }, ...legal];
  });
  return (await Promise.all(pages)).flat();
}

type AppParts = { scripts: string[]; style: string; scriptUrls: string[]; preloads: string[] };

/** The app's own page: until its script runs, the head of every page and the place of what comes. */
export function appShell({ scripts, style, scriptUrls, preloads }: AppParts): string {
  const hints = preloads.map((url) => `<link rel="modulepreload" href="${url}">`).join("");
  const early = scripts.map((script) => `<script>${script}</script>`).join("");
  const modules = scriptUrls.map((url) => `<script type="module" src="${url}"></script>`).join("");
  return [
    `<!doctype html><html lang="en"><head>${headStart}<title>Redress</title><style>${style}</style>`,
    `<meta name="robots" content="noindex">${hints}${modules}${early}</head>`,
    `<body><div id="root">${waiting}</div>`,
    "<noscript>Redress needs JavaScript for this page. Redress necesita JavaScript para esta página.</noscript></body></html>",
  ].join("");
}

/** Drawn as the app draws its header, so that nothing moves when it takes over. */
const waiting = `<header class="head"><div>${markImage}Redress</div></header><main class="wait" aria-busy="true"><i></i><i></i><i></i></main>`;

const headStart =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

type PageParts = Omit<Parts, "films"> & {
  language: Language;
  title: string;
  description: string;
  body: string;
  /** Address of the picture at the head of the page, which is asked for first. */
  picture?: string;
};

function document({
  themeScript,
  style,
  islandsUrl,
  appUrls,
  language,
  title,
  description,
  body,
  picture,
}: PageParts): string {
  const hint = picture ? `<link rel="preload" as="image" href="${picture}" fetchpriority="high">` : "";
  return [
    `<!doctype html><html lang="${language}" data-app="${appUrls[language].join(" ")}"><head>${headStart}<title>${escapeHtml(title)}</title>`,
    `${hint}<meta name="description" content="${escapeHtml(description)}"><meta name="theme-color" content="#0B6B63">`,
    `<script>${themeScript}</script><style>${style}</style><script type="module" src="${islandsUrl}"></script></head>`,
    `<body>${body}</body></html>`,
  ].join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

async function catalogue(language: Language, name: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(new URL(`../../shared/i18n/${language}/${name}.json`, import.meta.url), "utf8"));
}
