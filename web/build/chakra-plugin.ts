import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "esbuild";
import { withLateWords } from "./messages-plugin";

/**
 * Takes each Chakra component from its own public entry point, and from Ark's `utils` the one small function that buttons
 * take through Ark's index. Through the two indexes, esbuild puts every component that any screen uses into the chunk
 * that all screens share: 6 % more to load.
 */
export const chakraPlugin: Plugin = {
  name: "chakra",
  async setup(build) {
    const index = createRequire(import.meta.url)
      .resolve("@chakra-ui/react")
      .replace("/cjs/index.cjs", "/esm/index.js");
    const entries = entriesOf(await readFile(index, "utf8"));

    build.onResolve({ filter: /^@ark-ui\/react$/ }, ({ importer, kind, resolveDir }) =>
      /@chakra-ui\/react\/dist\/esm\/components\/(?!tree-view\/)/.test(importer)
        ? build.resolve("@ark-ui/react/utils", { importer, kind, resolveDir })
        : undefined,
    );

    build.onLoad({ filter: /web\/src\/.*\.tsx?$/, namespace: "file" }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      const contents = code.replace(/import \{([^}]+)\} from "@chakra-ui\/react";/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => importOf(name.trim(), entries))
          .join(""),
      );
      // Here too, because esbuild takes a file from one plugin only.
      return { contents: withLateWords(contents), loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

/** `Tabs as Other` of our import becomes an import from the entry point that has it; types vanish. */
function importOf(written: string, entries: Map<string, string>): string {
  if (written === "" || written.startsWith("type ")) return "";
  const entry = entries.get(written.split(" as ")[0] ?? "");
  if (entry === undefined) throw new Error(`Chakra does not export ${written}`);
  return `import { ${written} } from ${JSON.stringify(entry)};`;
}

/** Reads the package's index: which public entry point each export comes from. */
function entriesOf(index: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [, names = "", path = ""] of index.matchAll(/^export \{([^}]+)\} from '([^']+)'/gm)) {
    for (const part of names.split(",")) entries.set(part.trim().split(" as ").at(-1) ?? "", entryOf(path));
  }
  for (const [, local = "", path = ""] of index.matchAll(/^import \* as (\S+) from '(\.[^']+)'/gm)) {
    const exported = new RegExp(`^export \\{ ${local.replace("$", "\\$")}(?: as (\\w+))? \\}`, "m").exec(index)?.[1];
    entries.set(exported ?? local, entryOf(path));
  }
  return entries;
}

/** `./components/tabs/tabs.js` is behind the entry point `tabs`, `./styled-system/empty.js` behind `styled-system`. */
function entryOf(path: string): string {
  if (!path.startsWith(".")) return path;
  const [, name] = /^\.\/(?:components\/)?([\w-]+)/.exec(path) ?? [];
  return `@chakra-ui/react/${name}`;
}
