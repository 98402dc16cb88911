export type Paragraph = { start: number; words: string; isBold: boolean };

/** A document's plain text by paragraphs; a paragraph between two pairs of asterisks is bold, as the law wants some of them. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n](?:[^\n]|\n(?!\n))*/g)].map((match) => {
    const words = match[0].trim();
    const bold = /^\*\*(.+)\*\*$/s.exec(words)?.[1];
    return { start: match.index, words: bold ?? words, isBold: bold !== undefined };
  });
}
