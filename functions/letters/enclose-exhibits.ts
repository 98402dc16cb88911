import { breakTextIntoLines, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { Exhibit } from "#shared/domain/evidence/exhibit";
import type { PageBox } from "#shared/domain/report/upload/accounts/evidence";
import { printable } from "#shared/domain/text/printable";
import { exhibitCover } from "./letter-words";
import { drawingsOf, drawUpright, type PageDrawing } from "./upright-pages";

/** An exhibit with its file, a cleaned PDF. */
export type ExhibitFile = Exhibit & { pdf: Uint8Array };

type Packet = {
  /** When the letter was written: the same letter is the same file however often it is made. */
  writtenAt: Date;
  /** Whose letter about what, beside the exhibit's name on each page. */
  about: string;
};

/** US letter, in units of 1/72 inch. The post's printers need the rim. */
const PAPER = { width: 612, height: 792 };
const RIM = 36;
/** The exhibit's name, and below it each row of what it is about. */
const NAME_ROW = 20;
const ABOUT_ROW = { size: 8, height: 10 };
const INK = rgb(0.11, 0.12, 0.14);
/** From the lines to the bar beside them. */
const BAR = 5;

/** The letter with its exhibits behind it: each page on a page of its own, as large as fits under a line that says what it is. */
export async function encloseExhibits(
  letter: Uint8Array,
  exhibits: ExhibitFile[],
  { writtenAt, about }: Packet,
): Promise<Uint8Array> {
  if (exhibits.length === 0) return letter;
  const packet = await PDFDocument.load(letter, { updateMetadata: false });
  const fonts = {
    bold: await packet.embedFont(StandardFonts.HelveticaBold),
    plain: await packet.embedFont(StandardFonts.Helvetica),
  };
  for (const [place, exhibit] of exhibits.entries()) {
    const source = await PDFDocument.load(exhibit.pdf, { updateMetadata: false });
    const all = source.getPages();
    const shown = exhibit.shows ?? all.map((_, index) => ({ page: index + 1, boxes: [] }));
    const pages = shown.flatMap(({ page, boxes }) => all.slice(page - 1, page).map((found) => ({ found, boxes })));
    const drawings = await drawingsOf(
      packet,
      pages.map(({ found }) => found),
    );
    for (const [index, drawing] of drawings.entries()) {
      const name = exhibitCover(exhibit, { place, page: index + 1 });
      addPage(packet, drawing, { name, about: printable(about), fonts, boxes: pages[index]?.boxes ?? [] });
    }
  }
  packet.setModificationDate(writtenAt);
  return packet.save({ updateFieldAppearances: false });
}

type Stamp = { name: string; about: string; fonts: { bold: PDFFont; plain: PDFFont }; boxes: PageBox[] };

function addPage(packet: PDFDocument, drawing: PageDrawing, { name, about, fonts, boxes }: Stamp): void {
  const page = packet.addPage([PAPER.width, PAPER.height]);
  const top = PAPER.height - RIM;
  page.drawText(name, { x: RIM, y: top - 9, size: 10, font: fonts.bold, color: INK });
  const width = PAPER.width - 2 * RIM;
  const rows = breakTextIntoLines(about, [" "], width, (text) => fonts.plain.widthOfTextAtSize(text, ABOUT_ROW.size));
  for (const [row, text] of rows.entries()) {
    const y = top - NAME_ROW - 1 - row * ABOUT_ROW.height;
    page.drawText(text, { x: RIM, y, size: ABOUT_ROW.size, font: fonts.plain, color: INK });
  }
  const cover = NAME_ROW + rows.length * ABOUT_ROW.height;
  const room = { width, height: top - cover - RIM };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const left = RIM + (room.width - drawing.width * scale) / 2;
  const place = { left, bottom: RIM + room.height - drawing.height * scale, scale };
  drawUpright(page, drawing, place);
  for (const box of boxes) mark(page, drawing, { ...place, box });
  page.drawLine({
    start: { x: RIM, y: top - cover + 4 },
    end: { x: PAPER.width - RIM, y: top - cover + 4 },
    thickness: 0.5,
    color: INK,
  });
}

type Marked = { left: number; bottom: number; scale: number; box: PageBox };

/**
 * The lines that a letter is about: in a frame, with a bar beside it. A colour over the lines would hide them where a printer knows no
 * transparency (Lob's "PDF preflight checklist").
 */
function mark(on: PDFPage, { width, height }: PageDrawing, { left, bottom, scale, box }: Marked): void {
  const [wide, high] = [width * scale, height * scale];
  const [x, y] = [left + box.x * wide, bottom + (1 - box.y - box.height) * high];
  const size = { width: box.width * wide, height: box.height * high };
  on.drawRectangle({ x, y, ...size, borderColor: INK, borderWidth: 0.75 });
  const bar = Math.max(RIM / 2, x - BAR);
  on.drawLine({ start: { x: bar, y }, end: { x: bar, y: y + size.height }, thickness: 2, color: INK });
}
