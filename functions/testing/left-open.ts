const opened = new Set<() => Promise<void>>();

/** `close`, which runs once: when the test calls it, or after its test file, so that a test that fails leaves nothing open either. */
export function closeInTheEnd(close: () => Promise<void>): () => Promise<void> {
  const closeOnce = async () => {
    if (opened.delete(closeOnce)) await close();
  };
  opened.add(closeOnce);
  return closeOnce;
}

/** Closes what a test file opened and has not closed. */
export async function closeLeftOpen(): Promise<void> {
  for (const close of opened) await close();
}
