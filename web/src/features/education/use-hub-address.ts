import { useSearchParams } from "react-router-dom";

/** The search and the open article are part of the address, so that it can be kept, shared and gone back to. */
export function useHubAddress() {
  const [params, setParams] = useSearchParams();

  const withPart = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };

  return {
    category: params.get("category") ?? undefined,
    q: params.get("q") ?? "",
    articleId: params.get("article") ?? undefined,
    search: (q: string) => setParams(withPart("q", q), { replace: true }),
    filter: (category: string | undefined) => setParams(withPart("category", category), { replace: true }),
    /** The address of an article or, without one, of the list as it is filtered now. */
    addressOf: (articleId?: string) => {
      const next = withPart("article", articleId);
      return next.size > 0 ? `/education?${next}` : "/education";
    },
  };
}
