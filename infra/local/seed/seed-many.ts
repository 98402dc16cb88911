import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CannotStart } from "../cannot-start";
import { startRuntime } from "../runtime";
import { terminal } from "../terminal";

// `npm run seed -- --members 10000`: into the product that runs at PORT, or else into DATA_DIR.
const { values } = parseArgs({ options: { members: { type: "string", default: "10000" } } });
const members = Number(values.members);
const runningOrigin = `http://localhost:${process.env.PORT ?? 3000}`;

type View = { done: number; added: number; state: string; message?: string };

try {
  if (await isRunning()) await addAt(runningOrigin);
  else {
    const runtime = await startRuntime({ port: 0, dataDir: process.env.DATA_DIR });
    try {
      await addAt(runtime.origin);
    } finally {
      await runtime.close();
    }
  }
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

async function isRunning(): Promise<boolean> {
  return fetch(`${runningOrigin}/__local/clock`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function addAt(origin: string): Promise<void> {
  const { added } = await terminal.step(`Adding members up to number ${members}`, async (progress) => {
    const headers = { "content-type": "application/json" };
    const order = await fetch(`${origin}/__local/members`, {
      method: "POST",
      headers,
      body: JSON.stringify({ members }),
    });
    if (!order.ok) throw new CannotStart(await order.text());
    return untilDone(origin, progress);
  });
  console.log(`  ${added} members are new, ${members - added} were there already.`);
}

async function untilDone(origin: string, progress: (text: string) => void): Promise<View> {
  for (;;) {
    const view = (await (await fetch(`${origin}/__local/members`)).json()) as View;
    if (view.state === "done") return view;
    if (view.state !== "adding") throw new CannotStart(view.message ?? `The seed is ${view.state}.`);
    progress(`${view.done} of ${members}`);
    await pause(500);
  }
}
