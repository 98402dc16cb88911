import { createHash } from "node:crypto";
import { build } from "esbuild";

/** A CSP source for what is inline in a page: `sha256-…`. */
export function cspHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** A small script as text, minified, to be inline. @param values what the build knows, by the name that the script has for it */
export async function inlineScript(entry: string, values: Record<string, unknown> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/** A stylesheet as text with what it imports, minified, to be inline. */
export async function inlineStyle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: "es2022",
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
}
