import { pdfFile } from "./raw-pdf";

const text = "BT /F1 14 Tf 72 700 Td (Balance: $1,240 paid in full) Tj ET";
const page =
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>";
const described = (name: string, flags: number) =>
  `/FontDescriptor << /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>`;

/** A statement of one page whose font is not in the file, as many programs write them. @param flags ISO 32000-1, 9.8.2 */
export function pdfWithoutFont(name: string, flags: number): Buffer {
  const widths = Array.from({ length: 224 }, () => 600).join(" ");
  return pdfOf(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /FirstChar 32 /LastChar 255 /Widths [${widths}] ${described(name, flags)} >>`,
  );
}

/** The same with a font of two bytes a character, which only that font can tell. */
export function pdfWithoutComposite(name: string): Buffer {
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ${described(name, 4)} >>`;
  return pdfOf(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] >>`,
  );
}

function pdfOf(font: string): Buffer {
  const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
  const contents = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", pages, page, contents, font];
  return pdfFile(objects.map((object) => Buffer.from(object)));
}
