import { useSearchParams } from "react-router-dom";
import { isOwnPath } from "#shared/domain/account/own-path";

const HOME = "/dashboard";

/** Where a sign-in goes on to: the page of this site that `?return=` names, else the dashboard. */
export function useReturnTo(): string {
  const [search] = useSearchParams();
  const returnTo = search.get("return") ?? search.get("returnTo") ?? "";
  return isOwnPath(returnTo) && !returnTo.startsWith("/login") ? returnTo : HOME;
}

/** The address of another page of the sign-in, which leads on to the same page. */
export function withReturn(path: string, returnTo: string): string {
  return returnTo === HOME ? path : `${path}?${new URLSearchParams({ return: returnTo })}`;
}

/** The way to the outside provider, and from there on to the same page. Without one the server knows where to. */
export function outsideSignInPath(returnTo: string): string {
  return returnTo === HOME ? "/api/login" : `/api/login?${new URLSearchParams({ returnTo })}`;
}
