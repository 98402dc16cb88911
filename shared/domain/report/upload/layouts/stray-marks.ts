import type { TextLine } from "../lines/text-line";
import { sectionOf } from "../words/sections";

/** The edge of a shaded band, as a picture's reader takes it for a letter. */
const edge = /^[Il1|!¡'’‘`.,:;_-]$/;
const edgeBefore = /^[Il|!¡'’‘`_-] (?=\p{Lu})/u;

/** Headings of sections without the edge of the band that they stand on: "I | Accounts with Adverse Information". */
export const withoutStrayMarks = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) => {
    const [first, heading, ...others] = line.cells;
    if (!first || others.length > 0) return line;
    if (heading) return edge.test(first.text) && isHeading(heading.text) ? { ...line, cells: [heading] } : line;
    const text = first.text.replace(edgeBefore, "");
    return text !== first.text && isHeading(text) ? { ...line, cells: [{ ...first, text }] } : line;
  });

const isHeading = (text: string) => sectionOf(text) !== undefined;
