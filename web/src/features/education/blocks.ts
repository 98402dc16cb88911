/** A part of an article. `start` is its place in the text. */
export type Block =
  | { start: number; kind: "heading"; words: string }
  | { start: number; kind: "paragraph"; words: string }
  | { start: number; kind: "list"; items: string[] };

/** An article's text by parts: an empty line ends one, `## ` begins a heading, `- ` each line of a list. */
export function blocksOf(content: string): Block[] {
  return [...content.matchAll(/[^\n](?:[^\n]|\n(?!\n))*/g)].map(({ 0: text, index: start }) => {
    if (text.startsWith("## ")) return { start, kind: "heading", words: text.slice(3).trim() };
    if (!text.startsWith("- ")) return { start, kind: "paragraph", words: text.trim() };
    const items = text.split("\n").map((line) => line.replace(/^- /, "").trim());
    return { start, kind: "list", items };
  });
}
