/** Of a report of 150 pages all texts are remembered; beyond that it begins anew. */
const MOST_TEXTS = 40_000;

/** Does `work` once for each text, which must always give the same: the passes over a report ask the same of its cells again and again. */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = work(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, { result });
    return result;
  };
}
