import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "esbuild";
import type { Language } from "#shared/api/schemas/common";
import type { WordPlan } from "./words";

const NAMESPACE = "words";
const repository = resolve(import.meta.dirname, "../..");
const folder = join(repository, "shared/i18n");

type Parsed = Record<string, MessageFormatElement[]>;

type Words = {
  /** Which words come with which entry. */
  plan: WordPlan;
  /** The entry that the page loads, and the files that come with it. */
  start: string;
  files: readonly string[];
  messages: Record<Language, Parsed>;
};

/** What the screens say in a language, parsed. */
export async function parsedMessages(language: Language): Promise<Parsed> {
  const index = join(folder, language, "index.ts");
  const files = [...(await readFile(index, "utf8")).matchAll(/from "(\.\/[\w-]+\.json)"/g)];
  const parsed: Parsed = {};
  for (const [, file = ""] of files) {
    const catalogue: Record<string, string> = JSON.parse(await readFile(join(dirname(index), file), "utf8"));
    for (const [key, text] of Object.entries(catalogue)) parsed[key] = parse(text, { captureLocation: false });
  }
  return parsed;
}

/** The module with the words of an entry in a language, and as what a metafile has it. */
export const wordsModule = (language: Language, entry: string) => `${NAMESPACE}:${language}/${entry}`;

/** Has code that comes later, by `import("./screen")`, bring its words: as if the source said `withWords(() => import("./screen"))`. */
export function withLateWords(code: string): string {
  const changed = code.replaceAll(/\bimport\(("(?:\.|#web\/)[^"]+")\)/g, "withWords(() => import($1))");
  return changed === code ? code : `import { withWords } from "#web/src/ui/messages";\n${changed}`;
}

/**
 * Parses the catalogues at build time, leaves the parser out of the browser's code, and makes a module of each entry's words.
 */
export function messagesPlugin({ plan, start, messages, files }: Words): Plugin {
  // With the files of the start, which are there anyway: esbuild's own helpers stay in their chunk, or they would be one of their own.
  const imports = files.map((file) => `import ${JSON.stringify(join(repository, file))};`).join("");
  const contentsFor = (language: string, entry: string) => {
    const keys = [...(plan.get(entry) ?? [])].sort();
    const own = Object.fromEntries(keys.map((key) => [key, messages[language === "es" ? "es" : "en"][key]]));
    return {
      contents: `${imports}export const messages = ${JSON.stringify(own)};`,
      resolveDir: repository,
      loader: "js" as const,
    };
  };

  return {
    name: "messages",
    setup(build) {
      build.onLoad({ filter: /shared\/i18n\/(en|es)\/index\.ts$/ }, ({ path }) =>
        contentsFor(path.split("/").at(-2) ?? "", start),
      );
      build.onResolve({ filter: /^words:/ }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => contentsFor(path.slice(0, 2), path.slice(3)));

      build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, async ({ path, ...options }) => {
        if (options.pluginData === "resolved") return undefined;
        return build.resolve(`${path}/no-parser.js`, { ...options, pluginData: "resolved" });
      });
    },
  };
}
