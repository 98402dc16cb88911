import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

type Source = { from: string; name: string | "*" };

/**
 * Takes each Chakra component from its own file. Through the package's index, esbuild puts every component that any
 * screen uses into the chunk that all screens share.
 */
export const chakraPlugin: Plugin = {
  name: "chakra",
  async setup(build) {
    const index = join(packageFolder("@chakra-ui/react"), "dist/esm/index.js");
    const attributes = join(packageFolder("@ark-ui/react"), "dist/utils/attr.js");
    const sources = sourcesOf(await readFile(index, "utf8"), dirname(index));

    // Buttons take one small function through Ark's index, and with it every component's code.
    build.onResolve({ filter: /^@ark-ui\/react$/ }, ({ importer }) =>
      importer.includes("@chakra-ui/react/dist") ? { path: attributes } : undefined,
    );

    build.onLoad({ filter: /web\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      const contents = code.replace(/import \{([^}]+)\} from "@chakra-ui\/react";/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => importOf(name.trim(), sources))
          .join(""),
      );
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** `Tabs as Other` of our import becomes an import from the file that has it; types vanish. */
function importOf(written: string, sources: Map<string, Source>): string {
  if (written === "" || written.startsWith("type ")) return "";
  const [exported = "", local = exported] = written.split(" as ");
  const source = sources.get(exported);
  if (source === undefined) throw new Error(`Chakra does not export ${exported}`);
  const what = source.name === "*" ? `* as ${local}` : `{ ${source.name} as ${local} }`;
  return `import ${what} from ${JSON.stringify(source.from)};`;
}

/** Reads the package's index: which file each export comes from. */
function sourcesOf(index: string, folder: string): Map<string, Source> {
  const sources = new Map<string, Source>();
  const fileOf = (path: string) => (path.startsWith(".") ? join(folder, path) : path);
  const namespaces = new Map<string, string>();

  for (const [, local = "", path = ""] of index.matchAll(/import \* as (\S+) from '([^']+)'/g)) {
    namespaces.set(local, fileOf(path));
  }
  for (const [, names = "", path] of index.matchAll(/export \{([^}]+)\}(?: from '([^']+)')?/g)) {
    for (const [name = "", exported = name] of names.split(",").map((part) => part.trim().split(" as "))) {
      const namespace = namespaces.get(name);
      if (path !== undefined) sources.set(exported, { from: fileOf(path), name });
      else if (namespace !== undefined) sources.set(exported, { from: namespace, name: "*" });
    }
  }
  return sources;
}
