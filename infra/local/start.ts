import { CannotStart } from "./cannot-start";
import { ADMIN_KEY, accounts, PASSWORD } from "./console/accounts";
import { startRuntime } from "./runtime";

// `npm start`: the whole product on this machine. `--fresh` starts with empty data, `--empty` makes no accounts.
const port = Number(process.env.PORT ?? 3000);
const site = `http://localhost:${port}`;
const width = Math.max(...accounts.map(([email]) => email.length));

console.log(`
  Redress on this machine
  ${"Site".padEnd(width)}  ${site}
  ${"Console".padEnd(width)}  ${site}/__local   (letters, e-mails, jobs, clock, faults)
${accounts.map(([email, state]) => `  ${email.padEnd(width)}  ${state}`).join("\n")}
  ${"Password of every account".padEnd(width)}  ${PASSWORD}
  ${"Admin key".padEnd(width)}  ${ADMIN_KEY}
`);

let stopping = false;
let closeRuntime: (() => Promise<void>) | undefined;

const stop = () => {
  if (stopping) process.exit(1);
  stopping = true;
  console.log("\nStopping …");
  const done = closeRuntime?.() ?? Promise.resolve();
  done.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
process.on("SIGHUP", stop);

try {
  const startedAt = performance.now();
  const [fresh, seed] = [process.argv.includes("--fresh"), !process.argv.includes("--empty")];
  const runtime = await startRuntime({ port, dataDir: process.env.DATA_DIR, fresh, seed });
  closeRuntime = runtime.close;
  if (stopping) await runtime.close();
  else console.log(`\nReady: ${runtime.origin}   (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
