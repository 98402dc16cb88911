import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { StandIn, StandInAnswer, StandInRequest } from "./stand-in";

/** Reads a whole request into the form that stand-ins take. */
export async function toStandInRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(",") : value,
  ]);
  return {
    method: incoming.method ?? "GET",
    url: incoming.url ?? "/",
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  };
}

/** Sends a stand-in's answer. */
export function sendAnswer(response: ServerResponse, answer: StandInAnswer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

/** Serves one stand-in on a free loopback port. It does not keep the process alive. */
export async function serve(standIn: StandIn): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, response) => {
    sendAnswer(response, await standIn.handle(await toStandInRequest(incoming)));
  });
  server.unref();
  server.on("connection", (socket) => socket.unref());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");

  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await standIn.close?.();
    },
  };
}
