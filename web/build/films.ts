import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "#shared/api/schemas/common";
import type { Film } from "#web/src/features/landing/page/hero-video";

const folder = new URL("../promo/", import.meta.url);

/** Copies the landing page's film in each language to the site's assets. @returns its addresses, which change with the content */
export async function copyFilms(siteFolder: string): Promise<Record<Language, Film>> {
  const copy = async (name: string): Promise<string> => {
    const file = new URL(name, folder);
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
      .slice(0, 8);
    const path = `assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
    await mkdir(join(siteFolder, "assets"), { recursive: true });
    await copyFile(file, join(siteFolder, path));
    return `/${path}`;
  };
  const film = async (language: Language): Promise<Film> => ({
    video: await copy(`promo.${language}.mp4`),
    poster: await copy(`promo.${language}.webp`),
    captions: await copy(`promo.${language}.vtt`),
  });
  return { en: await film("en"), es: await film("es") };
}
