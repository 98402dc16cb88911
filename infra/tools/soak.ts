import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

// `npm run soak`: the tests of the running product and of the life cycles, their long forms: 120 crashes in 1,000 submits and
// 3,000 letters, 50 rounds of 200 submits at once, every odd value in every place, 400 random calls a route, each service failing,
// 2,000 x 40 commands, 10,000 members. Some hours; a pattern chooses.

const root = resolve(import.meta.dirname, "../..");
const patterns = process.argv.slice(2);
const jest = [
  join(root, "node_modules/jest/bin/jest.js"),
  "--ci",
  "--runInBand",
  "--selectProjects",
  "running",
  "service",
  "--",
  ...(patterns.length > 0 ? patterns : ["web/e2e/api", "machine", "add-members"]),
];
const child = spawn(process.execPath, jest, { cwd: root, stdio: "inherit", env: { ...process.env, SOAK: "1" } });
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
