/** `saveData` is missing in browsers that do not know it, and in TypeScript's own types. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the reader asked the browser to load no more than is needed. */
export function savesData(): boolean {
  const { connection }: Connected = navigator;
  return connection?.saveData === true;
}
