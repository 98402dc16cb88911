/** One of a bureau's own words, as the catalogues know it: `bureau.value.<key>` with the number that is in it. */
export type BureauWord = { key: string; n?: number; english: string };

/**
 * The parts of what a bureau writes of an account: its type, pay status or remark. "Current; was 60 days past due" has two.
 * Whether a catalogue has the key, the reader of it says: bureaus write what they like.
 */
export function bureauWords(text: string): BureauWord[] {
  const parts = text.split(";").map((part) => part.trim());
  return parts.filter(Boolean).map((english) => {
    const [number] = /\d+/.exec(english) ?? [];
    const key = english
      .toLowerCase()
      .replace(/\d+/, "n")
      .replaceAll(/[^a-z]+/g, "_")
      .replaceAll(/^_|_$/g, "");
    return { key, ...(number && { n: Number(number) }), english };
  });
}
