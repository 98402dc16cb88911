/** The pages at which the landing page is not in the place of another one. */
const ownAddresses: readonly string[] = ["/", "/landing"];

/** Where the landing page stands in place of a page for members, its ways to sign in lead back to that page. */
export function keepWayBack(page: Document, { pathname, search }: Pick<Location, "pathname" | "search">): void {
  if (ownAddresses.includes(pathname)) return;
  const here = pathname + search;
  for (const [href, name] of [
    ["/login", "return"],
    ["/api/login", "returnTo"],
  ] as const) {
    for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)) {
      link.href = `${href}?${new URLSearchParams({ [name]: here })}`;
    }
  }
}
