/**
 * Whether a text is the path of a page of this site and nothing that a browser would read as another one: no scheme, no `//`, no
 * backslash, no control character (ASVS 3.7.2): where a sign-in may lead back to. The API's own paths are no pages.
 */
export function isOwnPath(text: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\")) return false;
  const base = "https://site.invalid";
  if (!URL.canParse(text, base)) return false;
  const { origin, pathname } = new URL(text, base);
  // "/..//site" has become "//site": a page of ours, until a script takes that path for an address.
  return origin === base && !pathname.startsWith("//") && !/^\/api(\/|$)/i.test(pathname);
}
