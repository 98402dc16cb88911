import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the built product is made of, seen from the repository's root. The runtime itself is not built. */
const sources = ["infra", "functions", "shared", "web", "package-lock.json", "tsconfig.json", "cdk.json"];
const leftOut = /^infra\/local\/|^web\/e2e\/|\.test\.tsx?$|\/testing\//;

/** One hash over the names and contents of everything that goes into the build. */
export function inputsHash(root: string): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(root, source)).sort()) {
    if (leftOut.test(file)) continue;
    const content = createHash("sha256")
      .update(readFileSync(join(root, file)))
      .digest("hex");
    hash.update(`${file} ${content}\n`);
  }
  return hash.digest("hex");
}

function filesIn(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (path.includes(".")) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(root, inside);
    return entry.isFile() ? [inside] : [];
  });
}
