import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { SiteSource } from "../template/site-files";
import { compress, encodingFor } from "./compression";

export type SiteFile = { content: Buffer; headers: Record<string, string> };

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
  pdf: "application/pdf",
};

/** The files of the site's bucket as the deployment would have put them there, read at their first use. */
export class SiteFiles {
  private readonly places = new Map<string, { file: string; headers: Record<string, string> }>();
  private readonly read = new Map<string, SiteFile>();
  private readonly packed = new Map<string, Buffer>();

  constructor(sources: readonly SiteSource[]) {
    // A later deployment overwrites what an earlier one put there.
    for (const source of sources) {
      for (const file of filesIn(source.folder)) {
        const path = relative(source.folder, file).split(sep).join("/");
        if (!isDeployed(path, source)) continue;
        const key = [source.prefix.replace(/^\/|\/$/g, ""), path].filter(Boolean).join("/");
        this.places.set(key, { file, headers: source.headers });
      }
    }
  }

  /** An object by its key; undefined when the bucket does not have it. */
  get(key: string): SiteFile | undefined {
    const known = this.read.get(key);
    if (known) return known;
    const place = this.places.get(key);
    if (!place) return undefined;
    const content = readFileSync(place.file);
    const headers = {
      "content-type": types[key.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      ...place.headers,
      etag: `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`,
      "last-modified": statSync(place.file).mtime.toUTCString(),
    };
    const file = { content, headers };
    this.read.set(key, file);
    return file;
  }

  /** The content in the best encoding that the browser takes. */
  async encoded(key: string, file: SiteFile, accepted: string): Promise<{ content: Buffer; encoding?: string }> {
    const encoding = encodingFor(file.content, file.headers, accepted);
    if (!encoding) return { content: file.content };
    const name = `${encoding} ${key}`;
    const content = this.packed.get(name) ?? (await compress(file.content, encoding));
    this.packed.set(name, content);
    return { content, encoding };
  }
}

function isDeployed(path: string, { exclude, include }: SiteSource): boolean {
  const matches = (patterns: string[]) => patterns.some((pattern) => isLike(path, pattern));
  return !matches(exclude) || matches(include);
}

function isLike(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`).test(path);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
