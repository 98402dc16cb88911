import type { RecordType } from "../../bureau-file";
import { inBankruptcy } from "../../public-record";
import type { Readings } from "./fields";

/** What a court's record is by its name, or else by the lines that speak of it. */
export function recordTypeIn(name: string, readings: Readings): RecordType | undefined {
  const lines = [...readings.values()].flatMap((found) => found.map(({ rawText }) => rawText));
  return recordTypeOf(name) ?? recordTypeOf(lines.join(" "));
}

/** Whether a name says what a record is and names no court: "Civil judgment", "Federal tax lien". */
export const isKindAlone = (name: string) =>
  recordTypeOf(name) !== undefined &&
  !/\b(?:court|ct|crt|clerk|county|co|recorder|auditor|tribunal|corte)\b/i.test(name);

/** What kind of court record some words name. */
export function recordTypeOf(value: string): RecordType | undefined {
  if (
    /bankr?u?p?tcy|\bbk(?:pt?)?(?:7|11|12|13)?\b|chapter (?:7|11|12|13)\b|\b(?:discharged|dismissed) ch[-. ]{1,2}(?:7|11|12|13)\b|bancarrota|cap[ií]tulo (?:7|11|12|13)\b|^(?:7|11|12|13)$/i.test(
      value,
    )
  ) {
    return "bankruptcy";
  }
  // The only liens that bureaus ever carried are those of tax offices: "Lien", "State lien".
  if (/tax (?:lien|ln)\b|gravamen fiscal|^(?:(?:federal|state|county|city) )?lien$/i.test(value)) return "tax_lien";
  return /\bjudge?ment\b|\bju?dgm?n?t\b|\bsentencia\b/i.test(value) ? "judgment" : undefined;
}

const chapter = /\b(?:chapter|cap[ií]tulo) (7|11|12|13)\b|^(7|11|12|13)$/i;

const disposition = /\b(?:discharged|dismissed|closed|withdrawn|completed)\b/i;

/** A bankruptcy's status with its chapter, which a line of its own may name: the bureaus drop one chapter sooner than the others. */
export function withChapter(status: string | undefined, readings: Readings): string | undefined {
  const kinds = (readings.get("recordType") ?? []).map(({ value }) => value);
  // "CHAPTER 7 BANKRUPTCY DISCHARGED" says both.
  const whole = kinds.find((kind) => chapter.test(kind) && disposition.test(kind));
  if (status === undefined && whole) return whole;
  const [, named, alone] = kinds.flatMap((kind) => chapter.exec(kind) ?? []);
  const which = named ?? alone;
  if (which === undefined || (status !== undefined && inBankruptcy.test(status))) return status;
  return [`Chapter ${which}`, status].filter(Boolean).join("; ");
}
