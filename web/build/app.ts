import { resolve } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { chakraPlugin } from "./chakra-plugin";
import { chunkPlan, closureOf } from "./chunk-plan";
import { chunksPlugin, entryOf } from "./chunks-plugin";
import { messagesPlugin } from "./messages-plugin";
import { routesPlugin } from "./routes-plugin";

const repository = resolve(import.meta.dirname, "../..");
const MAIN = "web/src/main.tsx";

/**
 * Bundles the app with a chunk for each screen and few that screens share. Twice: the first build shows which entries use what.
 *
 * @param options what all of the site's scripts are bundled with
 */
export async function buildApp(options: BuildOptions): Promise<Metafile> {
  const plugins = [routesPlugin, chakraPlugin, messagesPlugin];
  const app = {
    ...options,
    absWorkingDir: repository,
    entryPoints: [MAIN],
    splitting: true,
    jsx: "automatic" as const,
    metafile: true as const,
  } satisfies BuildOptions;

  const { metafile: first } = await build({ ...app, plugins, write: false });
  const plan = chunkPlan(first, MAIN);
  const { metafile } = await build({
    ...app,
    plugins: [chunksPlugin(plan, repository), ...plugins],
    // They are there for the chunk that they come in, not for what they do.
    logOverride: { "ignored-bare-import": "silent" },
  });
  return metafile;
}

/** The outputs that an entry of the app loads: its own first. `entry` is its path in the repository; unless said, the app's start. */
export function filesOf({ outputs }: Metafile, entry = MAIN): string[] {
  const own = Object.keys(outputs).find((path) => entryOf(outputs[path]?.entryPoint, repository) === entry);
  if (own === undefined) throw new Error(`The build has no entry ${entry}`);
  return closureOf(own, outputs);
}
