/** What a test file opened and has not closed yet: a test that fails leaves nothing open either. */
export const leftOpen = new Set<() => Promise<void>>();

afterAll(async () => {
  for (const close of leftOpen) await close();
});
