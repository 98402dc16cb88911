import { useSearchParams } from "react-router-dom";
import { isOwnPath } from "#shared/domain/account/own-path";

/** Where a sign-in goes on to: the page of this site that `?returnTo=` names, else the dashboard. */
export function useReturnTo(): string {
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo") ?? "";
  return isOwnPath(returnTo) && !returnTo.startsWith("/login") ? returnTo : "/dashboard";
}
