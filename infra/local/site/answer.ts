import type { IncomingMessage } from "node:http";

/** What the front sends to the browser; header names in lower case. */
export type SiteAnswer = { status: number; headers: Record<string, string>; cookies?: string[]; body: Buffer | string };

/** A browser's request, read whole. */
export type SiteRequest = {
  method: string;
  /** As sent, without the query. */
  rawPath: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  address: string;
  port: number;
};

export class TooLarge extends Error {}

/** Reads a request. @throws TooLarge beyond `limit` bytes of body */
export async function readSiteRequest(incoming: IncomingMessage, limit: number): Promise<SiteRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  const target = incoming.url ?? "/";
  return {
    method: incoming.method ?? "GET",
    rawPath: target.split("?", 1)[0] ?? "/",
    url: new URL(target.startsWith("/") ? `http://localhost${target.replace(/^\/+/, "/")}` : target),
    headers: plainHeaders(incoming),
    body: Buffer.concat(chunks),
    address: (incoming.socket.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, ""),
    port: incoming.socket.remotePort ?? 0,
  };
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(",") : (value ?? ""),
  ]);
  return Object.fromEntries(lines);
}

export function plainAnswer(status: number, text: string): SiteAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
}

export function jsonAnswer(status: number, value: unknown): SiteAnswer {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body: JSON.stringify(value) };
}
