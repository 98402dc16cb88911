import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import type { Language } from "#shared/api/schemas/common";
import { buildApp, EARLY, filesOf } from "./build/app";
import { browserOptions } from "./build/browser-options";
import { copyFilms } from "./build/films";
import { favicon } from "./build/icon";
import { cspHash, inlineScript, inlineStyle } from "./build/inline";
import { manifest } from "./build/manifest";
import { offlinePage } from "./build/offline";
import { packScripts } from "./build/packed";
import { pageStyle } from "./build/page-style";
import { appShell, prerenderedPages } from "./build/pages";
import { startsOf } from "./build/starts";

const repository = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const outFolder = join(repository, ".build/web");
const source = (path: string) => join(repository, "web/src", path);

const browser = { ...browserOptions, outdir: join(outFolder, "assets") } as const;

/**
 * Builds the site into `.build/web`: the app with a chunk per screen under `assets` (packed under `br`), the app's page, the landing and legal
 * pages in each language, and `csp.json` with the hashes of what is inline.
 */
export async function buildWeb(): Promise<void> {
  await rm(outFolder, { recursive: true, force: true });
  const [
    app,
    islands,
    themeScript,
    languageScript,
    offlineScript,
    landingStyle,
    waitingStyle,
    offlineStyle,
    themeStyle,
  ] = await Promise.all([
    buildApp(browser),
    build({ ...browser, entryPoints: { landing: source("features/landing/islands.ts") } }),
    inlineScript(source("early-theme.ts")),
    inlineScript(source("early-language.ts")),
    inlineScript(source("offline/show-offline.ts")),
    inlineStyle(source("features/landing/page/landing.css")),
    inlineStyle(join(repository, "web/build/app-shell.css")),
    inlineStyle(join(repository, "web/build/offline.css")),
    pageStyle(),
  ]);

  const [scriptUrl = "", ...startFiles] = filesOf(app).map(urlOf);
  const [earlyUrl = "", ...earlyFiles] = filesOf(app, EARLY).map(urlOf);
  const preloads = [...new Set([...earlyFiles, ...startFiles])];
  const shellStyle = themeStyle + waitingStyle;
  const [islandsUrl = ""] = Object.keys(islands.metafile.outputs).map(urlOf);
  const films = await copyFilms(outFolder);
  const starts = startsOf(app, urlOf);
  const words = { en: wordsUrl(app, "en"), es: wordsUrl(app, "es") };
  const onboarding = starts["/onboarding"];
  const firstFiles = [earlyUrl, scriptUrl, ...preloads, ...(onboarding?.files ?? [])];
  const appUrlsIn = (language: Language) =>
    [...firstFiles, words[language], onboarding?.words[language] ?? ""].filter(Boolean);
  const appUrls = { en: appUrlsIn("en"), es: appUrlsIn("es") };
  const loadScript = await inlineScript(source("early-load.ts"), { STARTS: starts, WORDS: words });
  const appScripts = [themeScript, languageScript, loadScript];
  const pages = [
    {
      path: "index.html",
      html: appShell({ scripts: appScripts, style: shellStyle, scriptUrls: [earlyUrl, scriptUrl], preloads }),
    },
    { path: "offline.html", html: await offlinePage({ themeScript, offlineScript, style: offlineStyle }) },
    ...(await prerenderedPages({ themeScript, style: landingStyle, islandsUrl, appUrls, films })),
  ];
  const hashes = {
    script: [...appScripts, offlineScript].map(cspHash),
    style: [landingStyle, shellStyle, offlineStyle].map(cspHash),
  };

  for (const { path, html } of pages) await write(path, html);
  await write("favicon.svg", favicon);
  await write("manifest.webmanifest", manifest());
  await cp(join(repository, "web/icons"), join(outFolder, "icons"), { recursive: true });
  await cp(source("worker/service-worker.js"), join(outFolder, "service-worker.js"));
  await write("robots.txt", "User-agent: *\nDisallow: /api/\n");
  await write("csp.json", JSON.stringify(hashes));
  await packScripts(outFolder);
}

async function write(path: string, text: string): Promise<void> {
  const file = join(outFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The words of a language that every page starts with. */
function wordsUrl(app: Metafile, language: Language): string {
  const [file = ""] = filesOf(app, `shared/i18n/${language}/index.ts`);
  return urlOf(file);
}

function urlOf(path: string): string {
  return `/${relative(outFolder, resolve(path)).replaceAll("\\", "/")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
