import type { BuildOptions } from "esbuild";

/** How all scripts of the site are bundled. */
export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
} as const satisfies BuildOptions;
