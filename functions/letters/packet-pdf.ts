import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import type { Content } from "pdfmake/interfaces";
import type { Language } from "#shared/api/schemas/common";
import { printable } from "#shared/domain/text/printable";
import { fillPacket, packetWords } from "./packet-words";
import { renderPdf } from "./pdf";
import { drawingsOf, drawUpright } from "./upright-pages";

/** A file of the packet. `asIs`: its pages already say what they are. */
export type PacketPart = { title: string; pdf: Uint8Array; sha256: string; asIs: boolean };

/** A first page that says what a packet is for, in paragraphs and in a table. */
export type PacketCover = {
  title: string;
  paragraphs: string[];
  rows: [string, string][];
  /** The same for a member who reads another language than the packet's reader. */
  explained?: { title: string; paragraphs: string[] };
};

export type Packet = {
  language: Language;
  cover?: PacketCover;
  title: string;
  made: string;
  /** Label and value. */
  facts: [string, string][];
  /** Day and what happened, in order. */
  timeline: [string, string][];
  parts: PacketPart[];
};

/** US letter, in units of 1/72 inch. */
const PAPER = { width: 612, height: 792 };
const RIM = 36;
const HEAD = 24;

/** One PDF of a whole dispute: contents with hashes, timeline, then each file; every page numbered through. */
export async function packetPdf(packet: Packet): Promise<Uint8Array> {
  const sources = await Promise.all(packet.parts.map(({ pdf }) => PDFDocument.load(pdf, { updateMetadata: false })));
  const counts = sources.map((source) => source.getPageCount());
  // How long the contents are is known once they are printed; a page number more does not change it.
  const draft = await frontPdf(packet, counts, 1);
  const frontPages = (await PDFDocument.load(draft, { updateMetadata: false })).getPageCount();
  const whole = await PDFDocument.load(await frontPdf(packet, counts, frontPages), { updateMetadata: false });
  const font = await whole.embedFont(StandardFonts.Helvetica);
  for (const [place, part] of packet.parts.entries()) {
    const source = sources[place];
    if (source) await addPart(whole, { source, part, font, language: packet.language });
  }
  numberPages(whole, font, packet.language);
  return whole.save({ updateFieldAppearances: false });
}

type Part = { source: PDFDocument; part: PacketPart; font: PDFFont; language: Language };

async function addPart(whole: PDFDocument, { source, part, font, language }: Part): Promise<void> {
  const drawings = await drawingsOf(whole, source.getPages());
  for (const [index, drawing] of drawings.entries()) {
    const page = whole.addPage([PAPER.width, PAPER.height]);
    const head = part.asIs ? 0 : HEAD;
    const rim = part.asIs ? 0 : RIM;
    const room = { width: PAPER.width - 2 * rim, height: PAPER.height - 2 * rim - head };
    const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
    const left = rim + (room.width - drawing.width * scale) / 2;
    drawUpright(page, drawing, { left, bottom: rim + room.height - drawing.height * scale, scale });
    if (part.asIs) continue;
    const values = { title: part.title, page: `${index + 1}`, pages: `${drawings.length}` };
    const text = printable(fillPacket(packetWords[language]["packet.proofPage"], values));
    page.drawText(text, { x: RIM, y: PAPER.height - RIM - 10, size: 9, font });
  }
}

function numberPages(whole: PDFDocument, font: PDFFont, language: Language): void {
  const pages = whole.getPages();
  for (const [index, page] of pages.entries()) {
    const values = { page: `${index + 1}`, pages: `${pages.length}` };
    const text = fillPacket(packetWords[language]["packet.pageOf"], values);
    const x = page.getWidth() - RIM - font.widthOfTextAtSize(text, 8);
    page.drawText(text, { x, y: 14, size: 8, font });
  }
}

function frontPdf(packet: Packet, counts: number[], frontPages: number): Promise<Uint8Array> {
  const { language, cover, title, made, facts, timeline, parts } = packet;
  const words = packetWords[language];
  let next = frontPages + 1;
  const contents = parts.map((part, place) => {
    const from = next;
    next += counts[place] ?? 0;
    return [part.title, `${from}`, { text: part.sha256.replace(/(.{32})/, "$1 "), fontSize: 7 }];
  });
  return renderPdf({
    title: printable(title),
    language,
    content: [
      ...coverOf(cover),
      { text: printable(title), bold: true, fontSize: 16, margin: [0, 0, 0, 4] },
      { text: printable(made), margin: [0, 0, 0, 12] },
      table([120, "*"], facts),
      heading(words["packet.contents"]),
      table(["*", 40, 150], [[words["packet.document"], words["packet.page"], words["packet.hash"]], ...contents]),
      heading(words["packet.timeline"]),
      table([130, "*"], timeline),
    ],
  });
}

function coverOf(cover: PacketCover | undefined): Content[] {
  if (!cover) return [];
  return [
    { text: printable(cover.title), bold: true, fontSize: 18, margin: [0, 0, 0, 12] },
    ...paragraphs(cover.paragraphs),
    table([120, "*"], cover.rows),
    ...(cover.explained ? [heading(cover.explained.title), ...paragraphs(cover.explained.paragraphs)] : []),
    { text: "", pageBreak: "after" },
  ];
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text): Content => ({ text: printable(text), margin: [0, 0, 0, 10] }));

const heading = (text: string): Content => ({ text, bold: true, fontSize: 12, margin: [0, 14, 0, 6] });

function table(widths: (number | "*")[], rows: (string | { text: string; fontSize: number })[][]): Content {
  const body = rows.map((row) => row.map((cell) => (typeof cell === "string" ? printable(cell) : cell)));
  return { table: { widths, body: body.length > 0 ? body : [widths.map(() => "")] }, layout: "lightHorizontalLines" };
}
