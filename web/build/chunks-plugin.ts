import { relative } from "node:path";
import type { Plugin } from "esbuild";
import type { Language } from "#shared/api/schemas/common";
import { wordsModule } from "./messages-plugin";
import type { WordPlan } from "./words";

const NAMESPACE = "with-its-chunks";

/** The path of an entry point as the plan knows it. @param written by a metafile */
export function entryOf(written: string | undefined, root: string): string | undefined {
  return written?.startsWith(`${NAMESPACE}:`) ? relative(root, written.slice(NAMESPACE.length + 1)) : written;
}

/**
 * Has each entry of the app, the first one and every `import()`, load the files that the plan names for it: files that the same
 * entries load become one chunk. Those with words of their own export how these are loaded, for `withWords`.
 *
 * @param plan entry points with their files, as paths from `root`
 */
export function chunksPlugin(plan: Map<string, string[]>, words: WordPlan, root: string): Plugin {
  const wordsFor = (entry: string) => {
    const load = (language: Language) => `${language}: () => import(${JSON.stringify(wordsModule(language, entry))})`;
    return words.has(entry) ? [`export const words = { ${load("en")}, ${load("es")} };`] : [];
  };

  return {
    name: "chunks",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...from }) => {
        const isEntry = kind === "entry-point" || kind === "dynamic-import";
        if (!isEntry || pluginData === NAMESPACE) return undefined;
        const { path: file, errors } = await build.resolve(path, { ...from, kind, pluginData: NAMESPACE });
        return errors.length > 0 || !plan.has(relative(root, file)) ? undefined : { path: file, namespace: NAMESPACE };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const entry = relative(root, path);
        const files = plan.get(entry) ?? [];
        const imports = files.map((file) => `import ${JSON.stringify(`${root}/${file}`)};`);
        return {
          contents: [`export * from ${JSON.stringify(path)};`, ...imports, ...wordsFor(entry)].join("\n"),
          resolveDir: root,
        };
      });
    },
  };
}
