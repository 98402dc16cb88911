import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "esbuild";

/** Parses the catalogues at build time and leaves the parser out of the browser's code. */
export const messagesPlugin: Plugin = {
  name: "messages",
  setup(build) {
    build.onLoad({ filter: /shared\/i18n\/(en|es)\/index\.ts$/ }, async ({ path }) => {
      const index = await readFile(path, "utf8");
      const files = [...index.matchAll(/from "(\.\/[\w-]+\.json)"/g)].map(([, file]) =>
        join(dirname(path), file ?? ""),
      );
      const parsed: Record<string, unknown> = {};
      for (const file of files) {
        const catalogue: Record<string, string> = JSON.parse(await readFile(file, "utf8"));
        for (const [key, text] of Object.entries(catalogue)) parsed[key] = parse(text, { captureLocation: false });
      }
      return { contents: `export const messages = ${JSON.stringify(parsed)};`, loader: "js", watchFiles: files };
    });

    build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, async ({ path, ...options }) => {
      if (options.pluginData === "resolved") return undefined;
      return build.resolve(`${path}/no-parser.js`, { ...options, pluginData: "resolved" });
    });
  },
};
