import { PDFDict, type PDFDocument, PDFName, PDFNumber, StandardFonts } from "@cantoo/pdf-lib";
import { missingFonts, textOf } from "#functions/letters/fonts";

/** Flags of a font descriptor: ISO 32000-1, 9.8.2. */
const FIXED_PITCH = 1;
const SERIF = 2;
const ITALIC = 64;

const set = (plain: string, bold: string, italic: string, boldItalic: string) => ({ plain, bold, italic, boldItalic });
const sets = {
  fixed: set("Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"),
  serif: set("Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"),
  sans: set("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"),
};

/**
 * Names a standard font in place of each font that a PDF does not carry, as a reader of PDFs does when it shows the page. The characters
 * keep their places. A printer would refuse the whole letter otherwise.
 *
 * @returns false for a composite font: without its file no one can tell its characters
 */
export function nameFonts(pdf: PDFDocument): boolean {
  const missing = missingFonts(pdf);
  const isComposite = (font: PDFDict) => textOf(font, "Subtype")?.startsWith("CID");
  if (missing.some(isComposite)) return false;
  for (const font of missing) nameFont(font);
  return true;
}

function nameFont(font: PDFDict): void {
  const standard = standardFor(font);
  const isTrueType = textOf(font, "Subtype") === "TrueType";
  font.set(PDFName.of("Subtype"), PDFName.of("Type1"));
  font.set(PDFName.of("BaseFont"), PDFName.of(standard));
  font.delete(PDFName.of("FontDescriptor"));
  const encoding = PDFName.of("Encoding");
  if (isSymbolic(standard)) font.delete(encoding);
  else if (isTrueType && !font.has(encoding)) font.set(encoding, PDFName.of("WinAnsiEncoding"));
}

const isSymbolic = (name: string) => name === StandardFonts.Symbol || name === StandardFonts.ZapfDingbats;

function standardFor(font: PDFDict): string {
  const name = textOf(font, "BaseFont") ?? "";
  if (/symbol/i.test(name)) return StandardFonts.Symbol;
  if (/dingbat/i.test(name)) return StandardFonts.ZapfDingbats;
  const described = font.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
  const flags = described?.lookupMaybe(PDFName.of("Flags"), PDFNumber)?.asNumber() ?? 0;
  const family = sets[familyOf(name, flags)];
  const isBold = /bold|black|heavy/i.test(name);
  const isItalic = (flags & ITALIC) > 0 || /italic|oblique/i.test(name);
  if (isBold) return isItalic ? family.boldItalic : family.bold;
  return isItalic ? family.italic : family.plain;
}

function familyOf(name: string, flags: number): keyof typeof sets {
  if ((flags & FIXED_PITCH) > 0 || /courier|mono/i.test(name)) return "fixed";
  return (flags & SERIF) > 0 || /times/i.test(name) ? "serif" : "sans";
}
