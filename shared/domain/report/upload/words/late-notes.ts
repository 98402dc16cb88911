/** A note of how late an account once was, which has no label: "Charge off as of Aug 2025", "Maximum delinquency of 60 days". */
export const isPastNote = (text: string) =>
  [worstNote, pastNote, pastNoteInSpanish, lateInMonth, lateMonths].some((words) => words.test(text));

/** "Past due 90" says how late an account is, "Past due 310" how much is owed; "30 days late 09/2025" counts nothing. */
export const saysDaysLate = (text: string) => daysLate.test(text) || legendOfDays.test(text);

/** What marks mean, "60 60 Days Past Due 90 90 Days Past Due", may begin with the end of another mark's meaning. */
const legendOfDays = /\b(\d{2,3}) \1 days (?:past due|late)\b/i;

const daysLate =
  /^past due (?:30|60|90|120|150|180)(?: days)?$|^(?:30|60|90|120|150|180) days late (?:in )?\(?(?:[a-z]{3,9}\.? |\d\d\/)\d{4}\)?$/i;

/** Experian's history in words: "Account history: 60 days as of Aug 2025, 30 days as of Jul 2025", "Charge off as of Aug 2025". */
const pastNote =
  /^(?:(?:account|payment) history\s*:?\s+)?(?:\d{2,3} days(?: past due)?|charge[ -]?off|collection|foreclosure|repossession|voluntary surrender) as of [a-z]{3,9}\.? \d{4}/i;

/** The same in Spanish: "Historial de pagos: 30 días de atraso a partir de jun 2023". */
const pastNoteInSpanish =
  /^(?:historial de (?:pagos|la cuenta)\s*:?\s+)?\d{2,3} d[ií]as (?:de (?:atraso|retraso|mora)|vencidos?) (?:a partir de|al|desde|en) [a-z]{3,10}\.? (?:del? )?\d{4}/i;

/** "60 days late in Mar 2026" alone in its line. */
const lateInMonth = /^\d{2,3} days (?:late|past due) in [a-z]{3,9}\.? \d{4}$/i;

const howLate = "\\d{2,3} (?:days (?:late|past due)|d[ií]as (?:de (?:atraso|retraso|mora)|vencidos))";
const lateMonth = String.raw`[a-z]{3,10}\.? \d{4}\s?[:,·–-]\s?${howLate}`;

/** Late months alone in their line, one or several: "Mar 2026: 30 days late", "mar 2026: 30 días de atraso". */
const lateMonths = new RegExp(`^${lateMonth}(?:[,;]? ${lateMonth}){0,11}$`, "i");

/** Its end may stand in the next line. */
const worstNote =
  /^>?\s?(?:maximum delinquency of(?: \d{2,3} days|\s?$)|(?:atraso|retraso|morosidad|mora) m[aá]xim[oa] de(?: \d{2,3} d[ií]as|\s?$))/i;
