import { createServer } from "node:net";

/** A port of this machine that is not in use. */
export function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.on("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" && address ? address.port : 0));
    });
  });
}
