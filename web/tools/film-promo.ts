import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { captions } from "./promo/captions";
import { FRAMES_PER_SECOND, SCREEN, type Shot } from "./promo/film";
import type { FilmEncoder, poster } from "./promo/film-encoder";
import { type Say, shoot } from "./promo/shots";

// Films the landing page's video on a running, freshly seeded product, once in each language:
// ORIGIN=http://localhost:3000 CHROME_PATH=… node --import tsx web/tools/film-promo.ts
const { ORIGIN: origin = "http://localhost:3000", CHROME_PATH } = process.env;
const folder = join(import.meta.dirname, "../promo");
const size = { width: SCREEN.width * SCREEN.sharpness, height: SCREEN.height * SCREEN.sharpness };
const POSTER_WIDTH = 660;

const browser = await chromium.launch({ executablePath: CHROME_PATH, args: ["--no-sandbox"] });
for (const language of ["en", "es"]) {
  const say = await words(language);
  const shots = await shoot(await openProduct(browser, language), origin, say);
  const encoderPage = await openFilmEncoder(browser);
  await writeFile(join(folder, `promo.${language}.mp4`), await cut(encoderPage, shots));
  await writeFile(join(folder, `promo.${language}.webp`), await posterOf(encoderPage, shots));
  await writeFile(join(folder, `promo.${language}.vtt`), captions(shots, say));
}
await browser.close();

/** The product on a small screen, signed in as the member whom the film shows. */
async function openProduct(browser: Browser, language: string): Promise<Page> {
  const { width, height, sharpness } = SCREEN;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    locale: `${language}-US`,
    reducedMotion: "reduce",
  });
  const data = { email: "member@redress.example", password: "Redress-Demo-1!" };
  const answer = await context.request.post(`${origin}/api/auth/password/login`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`The member could not sign in: ${answer.status()}`);
  return context.newPage();
}

type Encoding = { FilmEncoder: typeof FilmEncoder; poster: typeof poster; encoder?: FilmEncoder };
declare global {
  var encoding: Encoding;
}

/** An empty page that can encode: browsers encode on secure origins alone. */
async function openFilmEncoder(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route("https://film-encoder.example/", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("https://film-encoder.example/");
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "promo/film-encoder.ts")],
    bundle: true,
    format: "iife",
    globalName: "encoding",
    target: "es2022",
    write: false,
  });
  await page.addScriptTag({ content: (outputFiles[0]?.text ?? "").replace(/^var encoding/m, "globalThis.encoding") });
  return page;
}

async function cut(page: Page, shots: Shot[]): Promise<Buffer> {
  await page.evaluate(
    async ([size, framesPerSecond]) => {
      encoding = { ...encoding, encoder: new encoding.FilmEncoder(size, framesPerSecond) };
      await encoding.encoder?.open();
    },
    [size, FRAMES_PER_SECOND] as const,
  );
  for (const [number, { moments }] of shots.entries()) {
    for (const [index, { picture, ...moment }] of moments.entries()) {
      const fades = number > 0 && index === 0;
      const next = { ...moment, picture: picture.toString("base64"), fades };
      await page.evaluate(async (added) => encoding.encoder?.add(added), next);
    }
  }
  const film = await page.evaluate(async () => encoding.encoder?.finish());
  return Buffer.from(film ?? "", "base64");
}

/** The film's first picture, so that nothing jumps when it begins. */
async function posterOf(page: Page, shots: Shot[]): Promise<Buffer> {
  const picture = shots[0]?.moments[0]?.picture;
  const small = await page.evaluate(async ([png, width]) => encoding.poster(png, width), [
    picture?.toString("base64") ?? "",
    POSTER_WIDTH,
  ] as const);
  return Buffer.from(small, "base64");
}

async function words(language: string): Promise<Say> {
  const files = ["landing", "item", "disputes"].map((name) =>
    join(import.meta.dirname, `../../shared/i18n/${language}/${name}.json`),
  );
  const catalogues = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, "utf8"))));
  const all: Record<string, string> = Object.assign({}, ...catalogues);
  return (key) => {
    const text = all[key];
    if (text === undefined) throw new Error(`No words for ${key}`);
    return text;
  };
}
