import * as z from "zod";
import { Bureau } from "#shared/domain/bureau/bureau";

const Letters = z.partialRecord(Bureau, z.string());

/** The letters of a stored `letterContent`; complete when all three bureaus have one. */
export function lettersOf(letterContent: string | undefined): Partial<Record<Bureau, string>> {
  if (!letterContent) return {};
  const { generatedAt: _, ...letters } = JSON.parse(letterContent);
  const parsed = Letters.safeParse(letters);
  return parsed.success ? parsed.data : {};
}
