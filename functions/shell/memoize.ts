const MOST_KEPT = 20;

/** Reads what never changes only once while the function is warm; at most 20 answers stay in its memory. */
export function memoize<Key extends string[], Value>(
  read: (...key: Key) => Promise<Value | undefined>,
): (...key: Key) => Promise<Value | undefined> {
  const kept = new Map<string, Value>();

  return async (...key) => {
    const name = key.join(" ");
    const found = kept.get(name) ?? (await read(...key));
    if (found === undefined || kept.has(name)) return found;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, found);
    return found;
  };
}
