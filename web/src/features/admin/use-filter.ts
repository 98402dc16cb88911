import { useSearchParams } from "react-router-dom";

const names = ["search", "status", "dateFrom", "dateTo"] as const;

/** What a tab's list is filtered by, as text. */
export type Filter = Partial<Record<(typeof names)[number], string>>;

/** Tab and filter are kept in the address: a reload, or a person who gets the link, shows the same. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter: Filter = {};
  for (const name of names) filter[name] = params.get(name) || undefined;

  const setFilter = (next: Filter) => {
    const kept = names.flatMap((name) => (next[name] ? [[name, next[name]] as const] : []));
    const tab = params.get("tab");
    setParams(Object.fromEntries([...(tab ? [["tab", tab] as const] : []), ...kept]), { replace: true });
  };
  return { filter, setFilter };
}
