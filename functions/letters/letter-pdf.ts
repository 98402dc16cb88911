import type { Content } from "pdfmake/interfaces";
import type { ItemRow, Letter } from "./letter";
import { identificationLines, type Secrets } from "./letter-text";
import type { Paragraph } from "./letter-words";
import { renderPdf } from "./pdf";

/** A JPEG or PNG image that is mailed with the letter. */
export type Enclosure = { contentType: "image/jpeg" | "image/png"; bytes: Uint8Array };

/** Without a birth date the year alone is printed. */
type Extras = Secrets & { enclosures?: Enclosure[] };

const SIGNATURE_SCALE = 0.045;
const INK = "#1B1F24";
const LINE = "#B9B4A8";

/** The letter as a PDF, its text selectable: about one item 2 pages of US letter at most; enclosures follow on a page of their own. */
export function letterPdf(letter: Letter, { enclosures = [], ...secrets }: Extras = {}): Promise<Uint8Array> {
  return renderPdf({
    title: letter.title,
    language: "en",
    writtenAt: letter.writtenAt,
    content: [
      block(letter.sender),
      block([...identificationLines(letter, secrets), ...letter.references], 14),
      { text: letter.date, margin: [0, 0, 0, 14] },
      block(letter.recipient, 14),
      { text: `Re: ${letter.subject.english}`, bold: true, margin: [0, 0, 0, 10] },
      { text: letter.greeting.english, margin: [0, 0, 0, 8] },
      ...paragraphs(letter.opening),
      ...letter.items.flatMap(itemTable),
      ...paragraphs(letter.body.slice(0, -1)),
      { stack: [...paragraphs(letter.body.slice(-1)), ...signed(letter)], unbreakable: true },
      ...enclosurePage(enclosures),
      ...excerptPages(letter.excerpts),
    ],
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, alignment: "center", fontSize: 8, color: INK }),
  });
}

const block = (lines: string[], below = 2): Content => ({ stack: lines, margin: [0, 0, 0, below] });

const paragraphs = (texts: Paragraph[]): Content[] => texts.map(({ english }) => paragraph(english));

/** Of the consumer's own words there may be more than a page has left. */
const MOST_TOGETHER = 1_000;

/** A paragraph of usual length is not torn between two pages, which would leave a line of it alone on one of them. */
function paragraph(text: string): Content {
  const together: Content = {
    text: text.replace(citation, (cited) => cited.replaceAll(" ", "\u00a0")),
    margin: [0, 0, 0, 8],
  };
  return text.length > MOST_TOGETHER ? together : { stack: [together], unbreakable: true };
}

/** "15 U.S.C. § 1681i" stays on one line. */
const citation = /\d+ U\.S\.C\. §§? /g;

/** A heading stays with its table. */
function itemTable({ heading, rows }: Letter["items"][number]): Content[] {
  const table = rowsTable(rows);
  return heading
    ? [{ stack: [{ text: heading.english, bold: true, margin: [0, 2, 0, 4] }, table], unbreakable: true }]
    : [table];
}

function rowsTable(rows: ItemRow[]): Content {
  return {
    margin: [0, 0, 0, 10],
    table: { widths: [130, "*"], body: rows.map(([label, value]) => [{ text: label, bold: true }, value]) },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 3,
      paddingBottom: () => 0,
    },
  };
}

/** A signature never stands on a page of its own: what it signs would be on another. */
const signed = ({ closing, drawnSignature, signature }: Letter): Content[] => [
  { text: closing.english, margin: [0, 6, 0, drawnSignature ? 4 : 18] },
  ...drawSignature(drawnSignature),
  { text: signature, bold: true },
];

/** The drawn signature, 45 points high. */
function drawSignature(strokes: Letter["drawnSignature"]): Content[] {
  if (!strokes) return [];
  const lines = strokes.map((stroke) => ({
    type: "polyline" as const,
    lineWidth: 1.2,
    lineColor: INK,
    points: stroke.map(([x, y]) => ({ x: x * SIGNATURE_SCALE, y: y * SIGNATURE_SCALE })),
  }));
  return [{ canvas: lines, margin: [0, 0, 0, 4] }];
}

/** The lines that are marked, each with its place; those of all items on one sheet, if they fit. */
function excerptPages(excerpts: Letter["excerpts"]): Content[] {
  return excerpts.flatMap(({ title, rows }, place): Content[] => [
    { text: title, bold: true, ...(place === 0 && { pageBreak: "before" as const }), margin: [0, 0, 0, 12] },
    {
      table: { headerRows: 1, widths: [40, 40, "*"], body: rows },
      layout: "lightHorizontalLines",
      margin: [0, 0, 0, 16],
    },
  ]);
}

function enclosurePage(enclosures: Enclosure[]): Content[] {
  if (enclosures.length === 0) return [];
  return [
    { text: "Enclosure: copy of government-issued ID", bold: true, pageBreak: "before", margin: [0, 0, 0, 12] },
    ...enclosures.map(
      ({ contentType, bytes }): Content => ({
        image: `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`,
        fit: [480, 300],
        margin: [0, 0, 0, 12],
      }),
    ),
  ];
}
