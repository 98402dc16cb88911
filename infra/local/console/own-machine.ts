import type { SiteRequest } from "../site/answer";

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request of the console comes from this machine's own pages. A page of another site may have its name lead here (DNS
 * rebinding): its browser then says that name, and lets it read the mails.
 */
export function isOfThisMachine(
  { method, headers }: Pick<SiteRequest, "method" | "headers">,
  siteOrigin: string,
): boolean {
  const { host = "", origin } = headers;
  const isOwnName = ownNames.includes(host.replace(/:\d+$/, ""));
  return isOwnName && (method !== "POST" || !origin || origin === siteOrigin);
}
