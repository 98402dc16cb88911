/** What begins or has an address, a telephone, or a page's own line. */
export const place =
  /\b\d{5}(?:-\d{4})?\b|\(?\d{3}\)?[ -.]?\d{3}[-.]\d{4}|^(?:(?:p\.? ?o\.? ?)?box\b|\d+ |attn\b|c\/o )|, [A-Z]{2}$|^(?:page \d|p[aá]gina \d|https?:|www\.)|\.com\b|\bphone\b|@/i;

const telephone = "\\(?\\d{3}\\)?[ -]\\d{3}-\\d{4}";
/** "NORTHLAKE CARD PO Box 118 Salina KS 67402-0118 : (800) 555-0111", "NORTHLAKE CARD - (800) 555-0111". */
const placeBehind = new RegExp(
  `^(\\p{Lu}.{2,60}?)(?:[,;]?\\s+(?:p\\.? ?o\\.? ?box|\\d{1,6} (?:\\p{L}|\\d+(?:st|nd|rd|th)\\b)).{4,80}\\b[A-Z]{2},? \\d{5}(?:-\\d{4})?(?:[ :,-]*${telephone})?|(?:\\s*[-–:,])?\\s+${telephone})$`,
  "iu",
);

/** "US BANKRUPTCY COURT 120 W 3RD ST": the town is in the next line. */
const streetBehind =
  /^(\p{Lu}.{2,75}?),?\s+\d{1,6} (?:\p{L}|\d+(?:st|nd|rd|th)\b).{1,40}\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|pkwy|plaza|ct|pl)\.?(?: (?:ste|suite|fl|rm) \S+)?$/iu;

/** "NORTHLAKE CARD #4417**** (PO Box 118, Salina, KS 67402)": on paper there is no more than a space before the bracket. */
const placeInBrackets = new RegExp(
  `^(\\p{Lu}.{2,75}?) \\((?:.{4,80}\\b[A-Z]{2},? \\d{5}(?:-\\d{4})?(?:[ :,-]*${telephone})?|${telephone}) ?\\)$`,
  "u",
);

/** A creditor's name without the address or telephone behind it. */
export const withoutPlace = (text: string): string => {
  const behind = [placeInBrackets, placeBehind, streetBehind].map((place) => place.exec(text.trim())?.[1]);
  return behind.find((name) => name !== undefined) ?? text;
};

/** Whether a line is a creditor's address or telephone, or of the page itself. */
export const isPlace = (text: string) => place.test(text) && !countOfThings.test(text);

/** "8 negative marks" begins like a street's number. */
const countOfThings = /^\d{1,3} \p{Ll}/u;
