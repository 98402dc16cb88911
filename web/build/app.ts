import { resolve } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import type { Language } from "#shared/api/schemas/common";
import { chakraPlugin } from "./chakra-plugin";
import { chunkPlan, closureOf } from "./chunk-plan";
import { chunksPlugin, entryOf } from "./chunks-plugin";
import { messagesPlugin, parsedMessages, wordsModule } from "./messages-plugin";
import { routesPlugin } from "./routes-plugin";
import { type WordPlan, wordPlan } from "./words";

const repository = resolve(import.meta.dirname, "../..");
const MAIN = "web/src/main.tsx";
const PAGES = "web/src/page-table.ts";
/** The app's page loads it before the start. */
export const EARLY = "web/src/early-work.ts";

/**
 * Bundles the app with a chunk for each screen, one with its words in each language, and few that screens share. Twice: the first build
 * shows which entries use what.
 *
 * @param options what all of the site's scripts are bundled with
 */
export async function buildApp(options: BuildOptions): Promise<Metafile> {
  const messages = { en: await parsedMessages("en"), es: await parsedMessages("es") };
  const pluginsFor = (plan: WordPlan, files: readonly string[]) => [
    routesPlugin,
    chakraPlugin,
    messagesPlugin({ plan, start: MAIN, files, messages }),
  ];
  const app = {
    ...options,
    absWorkingDir: repository,
    entryPoints: [MAIN, EARLY],
    splitting: true,
    jsx: "automatic" as const,
    metafile: true as const,
  } satisfies BuildOptions;

  const { metafile: first } = await build({ ...app, plugins: pluginsFor(new Map(), []), write: false });
  const plan = chunkPlan(first, MAIN, screensOf(first), EARLY);
  const words = await wordPlan(first, MAIN, Object.keys(messages.en));
  const { metafile } = await build({
    ...app,
    plugins: [chunksPlugin(plan, words, repository), ...pluginsFor(words, plan.get(MAIN) ?? [])],
    // They are there for the chunk that they come in, not for what they do.
    logOverride: { "ignored-bare-import": "silent" },
  });
  return metafile;
}

/** The entries that the table of pages brings as they are opened. */
function screensOf({ inputs }: Metafile): Set<string> {
  const imports = inputs[PAGES]?.imports ?? [];
  return new Set(imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path));
}

/** The outputs that an entry of the app loads: its own first. `entry` is its path in the repository; unless said, the app's start. */
export function filesOf({ outputs }: Metafile, entry = MAIN): string[] {
  const own = Object.keys(outputs).find((path) => entryOf(outputs[path]?.entryPoint, repository) === entry);
  if (own === undefined) throw new Error(`The build has no entry ${entry}`);
  return closureOf(own, outputs);
}

/** The output with the words that an entry adds to the start's; undefined for one that adds none. */
export function wordsOf({ outputs }: Metafile, entry: string, language: Language): string | undefined {
  const own = wordsModule(language, entry);
  return Object.keys(outputs).find((path) => outputs[path]?.entryPoint === own);
}
