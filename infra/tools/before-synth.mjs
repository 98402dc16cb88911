// What the CDK's command line runs before the app (cdk.json): builds what the stacks deploy. Built-ins only, to say so when
// nothing is installed. It installs nothing itself: the packages of the running command line would go from under it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

if (!existsSync(`${root}node_modules/tsx`)) {
  console.error("The packages are not installed: run npm ci first, or npm run deploy, which does it.");
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ["--import", "tsx", "infra/tools/build.ts"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
process.exit(status ?? 1);
