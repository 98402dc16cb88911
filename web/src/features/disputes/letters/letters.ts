import type { LetterParagraph } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

/** When stored letters were written, an instant. */
export function generatedAtOf(letterContent: string | undefined): string | undefined {
  const letters: Record<string, unknown> = letterContent ? JSON.parse(letterContent) : {};
  return typeof letters.generatedAt === "string" ? letters.generatedAt : undefined;
}

/** The letters of a stored `letterContent`; complete when all three bureaus have one. */
export function lettersOf(letterContent: string | undefined): Partial<Record<Bureau, string>> {
  if (!letterContent) return {};
  const letters: Record<string, unknown> = JSON.parse(letterContent);
  const texts = bureaus.flatMap((bureau) => {
    const text = letters[bureau];
    return typeof text === "string" ? [[bureau, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** A letter's text in its order: the sentences that have their Spanish, and the text between them. */
export function segmentsOf(
  text: string,
  paragraphs: readonly LetterParagraph[],
): { english: string; spanish?: string }[] {
  const segments: { english: string; spanish?: string }[] = [];
  let rest = text;
  for (const paragraph of paragraphs) {
    const start = rest.indexOf(paragraph.english);
    if (start < 0) continue;
    const end = start + paragraph.english.length;
    // "Re:" is on its sentence's own line.
    const line = rest.lastIndexOf("\n", start) + 1;
    segments.push({ english: withoutEdges(rest.slice(0, line)) });
    segments.push({ english: rest.slice(line, end), spanish: paragraph.spanish });
    rest = rest.slice(end);
  }
  return [...segments, { english: withoutEdges(rest) }].filter(({ english }) => english !== "");
}

const withoutEdges = (lines: string) => lines.replace(/^\s*\n|\s+$/g, "");
