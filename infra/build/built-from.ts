import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the built product is made of, seen from the repository's root. The runtime itself is not built. */
const sources = ["infra", "functions", "shared", "web", "package-lock.json", "tsconfig.json", "cdk.json"];
const leftOut = /^infra\/local\/|^web\/e2e\/|\.test\.tsx?$|\/testing\//;

const stampFile = (root: string) => join(root, ".build", "built-from");

/** Whether pages, bundles and template match the sources as they are now. */
export function isBuilt(root: string): boolean {
  const stamp = stampFile(root);
  const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === inputsHash(root);
  return isStamped && existsSync(join(root, "cdk.out", "manifest.json"));
}

/** Builds, and notes from which sources. */
export async function noteBuild(root: string, build: () => Promise<void>): Promise<void> {
  const hash = inputsHash(root);
  // A build that breaks off must not look like a finished one.
  rmSync(stampFile(root), { force: true });
  rmSync(join(root, ".build", "compiled"), { recursive: true, force: true });
  await build();
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(stampFile(root), hash);
}

/** One hash over the names and contents of everything that goes into the build. */
function inputsHash(root: string): string {
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
