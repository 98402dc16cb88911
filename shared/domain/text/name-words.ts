/** The words of a person's name, for comparing: accents, case, punctuation and spacing do not count. */
export function nameWords(name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  // An apostrophe or a point joins ("O'Brien" is "OBrien"), a hyphen parts ("García-Luna" is "Garcia Luna").
  return plain
    .replace(/[’'.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
