/** A report of 150 pages has fewer different texts. When there are more, all are forgotten, so that memory stays small. */
const MOST_TEXTS = 40_000;

/**
 * A function that does `work` once for each text and gives that result again: each pass over a report asks the same of its cells.
 *
 * @param work gives the same result for the same text
 */
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
