import type { Server } from "node:http";

/** Lets a server listen on a free loopback port. `stop` also ends the connections that are open. */
export async function listen(server: Server): Promise<{ port: number; origin: string; stop: () => void }> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}
