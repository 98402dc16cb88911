import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
  StandardFonts,
} from "@cantoo/pdf-lib";

/** The 14 fonts that each reader and printer of PDFs has: ISO 32000-1, 9.6.2.2. */
const standardFonts: readonly string[] = Object.values(StandardFonts);

/** Where a font's own file is, by its kind: ISO 32000-1, 9.9. */
const carriers = ["FontFile", "FontFile2", "FontFile3"];

/** A font of several bytes a character is judged by its descendant; one of type 3 is drawings, which are always there. */
const judged = ["Type1", "MMType1", "TrueType", "CIDFontType0", "CIDFontType2"];

/** The fonts that a PDF uses, does not carry and cannot expect of every printer. */
export function missingFonts(pdf: PDFDocument): PDFDict[] {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.flatMap((object) => dictionariesIn(object)).filter(isMissing);
}

export const textOf = (dictionary: PDFDict, key: string): string | undefined => {
  return dictionary.lookupMaybe(PDFName.of(key), PDFName)?.decodeText();
};

function dictionariesIn(object: PDFObject): PDFDict[] {
  if (object instanceof PDFStream) return dictionariesIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictionariesIn);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictionariesIn)] : [];
}

function isMissing(dictionary: PDFDict): boolean {
  const kind = textOf(dictionary, "Subtype") ?? "";
  if (!judged.includes(kind) || !dictionary.has(PDFName.of("BaseFont"))) return false;
  const described = dictionary.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
  const isCarried = carriers.some((carrier) => described?.has(PDFName.of(carrier)));
  return !isCarried && !(kind === "Type1" && standardFonts.includes(textOf(dictionary, "BaseFont") ?? ""));
}
