export type Paragraph = { start: number; words: string; isBold: boolean; isPoint: boolean };

/**
 * A document's plain text by paragraphs; a paragraph between two pairs of asterisks is bold, as the law wants some of them, and one
 * after a bullet is a point of a list.
 */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n](?:[^\n]|\n(?!\n))*/g)].map((match) => {
    const words = match[0].trim();
    const bold = /^\*\*(.+)\*\*$/s.exec(words)?.[1];
    const point = /^•\s+(.+)$/s.exec(words)?.[1];
    return {
      start: match.index,
      words: bold ?? point ?? words,
      isBold: bold !== undefined,
      isPoint: point !== undefined,
    };
  });
}

/** The points of a list together, every other paragraph by itself. */
export function groupsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const groups: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    if (paragraph.isPoint && last?.[0]?.isPoint) last.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups;
}
