/**
 * What an upload shows that is no credit report: no writing (`no-text`), writing that cannot be made out (`too-blurry`), a page saved
 * before it had loaded, far more pages than a report has, accounts without the bureaus that report them, the report of an agency that
 * is none of the three, a bureau's notice that tells no results, a lender's own reply, or another kind of document.
 */
export const seenKinds = [
  "no-text",
  "too-blurry",
  "not-loaded",
  "too-long",
  "score-only",
  "without-bureaus",
  "other-agency",
  "bank-statement",
  "identity-document",
  "reinsertion-notice",
  "identity-request",
  "extension-notice",
  "waiting-notice",
  "furnisher-reply",
  "letter",
  "other-document",
] as const;
export type Seen = (typeof seenKinds)[number];

/** Letters about a dispute that were read and decide nothing: there is something to do, or to keep. */
export const noticeKinds = [
  "reinsertion-notice",
  "identity-request",
  "extension-notice",
  "waiting-notice",
  "furnisher-reply",
] as const satisfies readonly Seen[];
export type NoticeKind = (typeof noticeKinds)[number];

/** For callers of the API; screens have their own words. */
export const seenDetails: Record<Seen, string> = {
  "no-text": "The file has no readable text. If it is a photo, take the report's pages again, flat and in good light.",
  "too-blurry": "The file shows writing that is too blurred or too small to be read. Hold the camera still and closer.",
  "not-loaded": "The page was saved before it had loaded. Save it again once everything shows.",
  "too-long": "The file is longer than any credit report.",
  "score-only": "The file shows a credit score without the accounts behind it. Open the full report and save that.",
  "without-bureaus":
    "The page shows accounts without the bureaus that report them. Open the details of each account, then save the page again.",
  "other-agency": "The report is of an agency other than Equifax, Experian and TransUnion.",
  "bank-statement": "The file looks like a statement of an account. Upload the report of a credit bureau.",
  "identity-document": "The file looks like an identity document. Upload the report of a credit bureau.",
  "reinsertion-notice": "The bureau writes that a removed item is back. Record the notice at that item's dispute.",
  "identity-request": "The bureau asks for proof of identity. The letter decides nothing.",
  "extension-notice": "The bureau writes that it needs more time. The letter decides nothing.",
  "waiting-notice": "The bureau writes that it is still at work. The letter decides nothing.",
  "furnisher-reply":
    "A company that reports an account answers by itself. No bureau decided anything, and the bureaus' 30 days continue.",
  letter: "The file looks like a letter. Upload the report itself.",
  "other-document": "The file shows text, but none of the words and tables of a credit report.",
};

/** The words by which each kind is known, in both languages; a text is of the kind with the most of them, two at the least. */
const marks: Partial<Record<Seen, readonly RegExp[]>> = {
  "score-only": [
    /\b(?:credit|fico|vantage) ?scores?\b|puntaje|puntuaci[oó]n de cr[eé]dito/i,
    /\b(?:vantagescore|fico)\b/i,
    /\b(?:very good|excellent|fair|poor)\b|excelente|regular/i,
    /\bscore (?:factors?|range|history)\b|factores/i,
  ],
  "bank-statement": [
    /\bstatement (?:period|date|balance)\b|estado de cuenta/i,
    /\b(?:opening|closing|beginning|ending|previous) balance\b|saldo (?:inicial|final|anterior)/i,
    /\b(?:deposits?|withdrawals?|minimum payment due|debit card)\b|dep[oó]sitos?|retiros?/i,
    /\btransactions?\b|movimientos/i,
  ],
  "identity-document": [
    /\bdriver'?s? licen[sc]e\b|licencia de conducir/i,
    /\bidentification card\b|\bpassport\b|pasaporte/i,
    /\b(?:dob|date of birth|expires?|iss|hgt|sex|class)\b/i,
    /\b(?:endorsements|restrictions|donor|nationality)\b/i,
  ],
  letter: [
    /^\s*(?:dear|to whom it may concern)\b|^\s*(?:estimad[oa]s?|a quien corresponda)\b/im,
    /\b(?:sincerely|yours truly|best regards|respectfully)\b|atentamente|cordialmente/i,
    /\b(?:enclosed|enclosures?|re:)|\badjunt[oa]/i,
    /\b(?:received|about|regarding|reviewing|of) your (?:\w+ )?dispute\b|\breinsert|\bsu disputa\b/i,
  ],
};

/** What a text is that is no credit report. @param text all of it, line by line */
export function seenIn(text: string): Seen {
  if (!/\p{L}{3}/u.test(text)) return "no-text";
  const found = seenKinds.map((kind) => ({
    kind,
    count: (marks[kind] ?? []).filter((word) => word.test(text)).length,
  }));
  const [best] = found.sort((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.kind : "other-document";
}
