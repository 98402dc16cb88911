const phrases: readonly (readonly [words: RegExp, mark: string])[] = [
  [/\b(?:paid on time|on[- ]time|as agreed|pagad[oa] a tiempo|a tiempo|al corriente)(?![^\s,;])/gi, "OK"],
  [/\b(30|60|90|120|150|180)\+? (?:days (?:late|past due)|d[ií]as de (?:atraso|mora))(?![^\s,;])/gi, "$1"],
  [/\bcharged?[- ]?off(?![^\s,;])/gi, "CO"],
  [/\b(?:in )?collections?(?: account)?(?![^\s,;])/gi, "COL"],
  [/\brepossess(?:ion|ed)(?![^\s,;])/gi, "RPO"],
  [/\bvoluntary surrender(?![^\s,;])/gi, "VS"],
  [/\bforeclos(?:ure|ed)(?![^\s,;])/gi, "FC"],
  [/\b(?:included in )?bankruptcy(?![^\s,;])/gi, "BK"],
  [/\b(?:no data(?: available)?|not reported|unknown|sin datos)(?![^\s,;])/gi, "-"],
];

/** A text with what pages say of a month in words as the marks of a history: "Nov 2025 30 days late" is "Nov 2025 30". */
export const marksInWords = (text: string): string =>
  /[a-z]{4}/i.test(text) ? phrases.reduce((said, [words, mark]) => said.replaceAll(words, mark), text) : text;
