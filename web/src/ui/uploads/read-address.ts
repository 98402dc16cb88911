import { useRef } from "react";
import { useSearchParams } from "react-router-dom";

const NAME = "read";
/** What an address may hold in the place of an id is not asked for. Without the schema: zod is no part of the first page. */
const ulid = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * The reports whose items wait for their confirmation, kept in the address: a reload comes back to what the server has read. An id says
 * nothing about its member, and no one else may read what it names.
 */
export function useReadAddress() {
  const [params, setParams] = useSearchParams();
  const ids = useRef<readonly string[]>(undefined);
  ids.current ??= (params.get(NAME) ?? "").split(",").filter((each) => ulid.test(each));

  const change = (next: readonly string[]) => {
    ids.current = next;
    setParams((present) => withIds(present, next), { replace: true });
  };
  return {
    ids: ids.current,
    add: (id: string) => change([...new Set([...(ids.current ?? []), id])]),
    remove: (id: string) => change((ids.current ?? []).filter((other) => other !== id)),
    clear: () => change([]),
  };
}

export type ReadAddress = ReturnType<typeof useReadAddress>;

function withIds(present: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(present);
  if (ids.length > 0) next.set(NAME, ids.join(","));
  else next.delete(NAME);
  return next;
}
