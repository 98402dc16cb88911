import type { SiteRequest } from "../site/answer";
import { makeConsole } from "./console";
import type { ConsoleServices } from "./console-services";

/** What the console answers a browser that believes it speaks to `host`. */
async function clockAt(host: string) {
  const services = { siteOrigin: "http://localhost:3000", clock: { view: () => ({}) } };
  const request: SiteRequest = {
    method: "GET",
    rawPath: "/__local/clock",
    url: new URL("http://localhost/__local/clock"),
    headers: { host },
    body: Buffer.alloc(0),
    address: "127.0.0.1",
    port: 50_000,
  };
  return (await makeConsole(services as unknown as ConsoleServices)(request))?.status;
}

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("this machine reads the console at %s", async (host) => {
  expect(await clockAt(host)).toBe(200);
});

test.each(["site.example:3000", "localhost.site.example", ""])(
  "a page of another site, whose name leads to this machine (%p), reads no mail and no clock",
  async (host) => {
    expect(await clockAt(host)).toBe(403);
  },
);
