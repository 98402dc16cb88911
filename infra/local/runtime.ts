import { resolve as absolute, join } from "node:path";
import { startDynamoProcess } from "#functions/testing/dynamo-process";
import { assemblyFolder, compiledFolder, prepare } from "./build/prepare";
import { ServiceClock } from "./lambda/clock";
import { FolderLock } from "./lock";
import { makeProduct } from "./product";
import { beginOrResumeSeed, seedOnce } from "./seed/seed-once";
import { Front } from "./site/front";
import { DynamoClient } from "./stores/dynamo-client";
import { readAssembly } from "./template/assembly";
import { terminal as loud, silent } from "./terminal";

export type RuntimeOptions = {
  /** 0 for a free one. */
  port?: number;
  dataDir?: string;
  /** Deletes the data folder first. */
  fresh?: boolean;
  /** Says nothing at the terminal. */
  quiet?: boolean;
  /** Makes the accounts of the local contract at the first start. Yes unless said. */
  seed?: boolean;
  /** The repository's root. */
  root?: string;
};

export type Runtime = {
  /** `http://localhost:<port>` */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Starts the whole product on this machine and answers when it is ready.
 * @throws CannotStart when the port or the data folder is in use or the build fails; Error when the template needs what is
 *   not here
 */
export async function startRuntime(options: RuntimeOptions = {}): Promise<Runtime> {
  const { port = 3000, quiet = false, seed = true, fresh = false, root = process.cwd() } = options;
  const dataDir = absolute(root, options.dataDir ?? ".local");
  const terminal = quiet ? silent : loud;
  const closers: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };

  try {
    const lock = new FolderLock(dataDir);
    lock.take();
    closers.push(() => lock.release());
    beginOrResumeSeed(dataDir, fresh);
    lock.take();

    const clock = new ServiceClock(join(dataDir, "clock.json"));
    const front = new Front(clock.now);
    await front.listen(port);
    closers.push(() => front.close());

    await prepare(root, terminal);
    const database = await startDynamoProcess(join(dataDir, "tables.db"));
    closers.push(() => database.close());
    const dynamo = new DynamoClient(database.endpoint);
    closers.push(() => dynamo.close());

    const product = await makeProduct({
      assembly: readAssembly(assemblyFolder(root)),
      dataDir,
      compiledFolder: compiledFolder(root),
      clock,
      front,
      dynamo,
      onFailure: (name, message) => terminal.say(`  ${name} failed: ${message} (${join(dataDir, "logs", name)}.log)`),
    });
    // First no new request comes in, then what is there ends, then the database.
    closers.push(
      () => product.close(),
      () => front.close(),
    );
    if (seed) await seedOnce({ dataDir, product, terminal });
    product.startClockwork();
    return { origin: product.origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
