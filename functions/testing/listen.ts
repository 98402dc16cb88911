import type { Server } from "node:http";
import { closeInTheEnd } from "./left-open";

/** Lets a server listen on a free loopback port, until its test file is over. `stop` also ends the connections that are open. */
export async function listen(server: Server): Promise<{ port: number; origin: string; stop: () => Promise<void> }> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const stop = closeInTheEnd(async () => server.close().closeAllConnections());
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}
