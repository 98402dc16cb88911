import { anyPattern, anyWhole } from "#shared/domain/text/any-pattern";
import { plain } from "./fields";
import { historyOf } from "./pay-status";
import { accountLabels } from "./vocabulary";

/** The first words of long labels, which a narrow column may part from the rest: "Estimated month and year that". */
const beginnings = new Set(
  Object.keys(accountLabels).flatMap((label) => {
    const words = label.split(" ");
    return words.slice(3).map((_, index) => words.slice(0, index + 3).join(" "));
  }),
);

/** Three words with which a label of five or more begins: with what it goes on, and its value behind it, it is no name either. */
const LONG = 5;
const longBeginnings = new Set(
  Object.keys(accountLabels).flatMap((label) => {
    const words = label.split(" ");
    return words.length < LONG ? [] : [words.slice(0, 3).join(" ")];
  }),
);

/** A day and an hour, which a browser prints over each page. */
const printedAt = /^\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
/** How a lender codes the kind of an account: "INST/AUTO", "MTG". */
const coded = /^(?:inst|rev|revl|mtg|open|coll|educ?|auto|util|leas|unsec)(?: ?\/ ?[a-z]{1,5}){0,2}$/i;
/** What a legend explains: "TN Too new to rate". */
const legend = /\b(?:too new to rate|no data available|zero balance)\b/i;
/** What a mark of a history means: "F Foreclosed", "120 Past due 120 days", "CO Charge off". */
const lateMeaning = /^\d{2,3} (?:\d{2,3} )?(?:days )?past due\b/i;
const letterMeaning = anyPattern(
  /^(?:co?|f|fc|v|vs|r|rf|b|d|g) (?:charged?[- ]?off|collections?(?: account)?|foreclos(?:ed|ure))\b/i,
  /^(?:co?|f|fc|v|vs|r|rf|b|d|g) (?:voluntar(?:y|ily) surrender(?:ed)?|repossession|included in bankruptcy|defaulted)\b/i,
);
/** Words of labels and remarks which stand alone where a column breaks them, and which no creditor is called. */
const alone = anyWhole(
  /(?:additional )?information\b.{0,24}|inquiries|file|prepared (?:by|for)|date [a-z]+(?: \d.*)?/i,
  /(?:data )?available|scheduled|deferred|balloon|charge|off|pay|pay(?:ment)? start|terms(?: paid)? .+/i,
  /(?:paid |pays )?(?:bi-?)?(?:weekly|monthly|annually|quarterly)/i,
);
const remark = /\bby (?:credit grantor|consumer)\b/i;
/** Nothing but bureaus' names. */
const bureausOnly = /^(?:(?:trans ?union|experian|equifax)\b[®™ ]*)+$/i;
/** A label within a line, before or behind what it is of. */
const labelWithin = /\baccount (?:name|number|type|status)\b|^acc(?:oun)?t\.? ?#|\$\d/i;
/** A label in small letters before a name in capitals. */
const labelBefore = /^(?:Contacto?|Agencia|Agency|Clien(?:t|te)|Owner|Titular|Creditor|Acreedor) \p{Lu}{2}/u;

/** "INST REPOSSESSION": what stands in a column of kinds below such a code. */
export function behindCode(text: string): string | undefined {
  const [code = "", ...words] = text.split(" ");
  return coded.test(code) && words.length > 0 ? words.join(" ") : undefined;
}

/** Whether a text begins with a mark and its meaning, as legends print them. */
export const isMeaning = (text: string) => lateMeaning.test(text) || letterMeaning.test(text);

/** The same of a mark that is letters: days late are a status, too. */
export const isLetterMeaning = (text: string) => letterMeaning.test(text);

/** Whether a text is of words that are a label's, a legend's, a remark's or the page's own, and of no creditor's name. */
export function isOfLabels(text: string): boolean {
  return (
    printedAt.test(text) ||
    coded.test(text) ||
    alone.test(text) ||
    legend.test(text) ||
    isMeaning(text) ||
    remark.test(text) ||
    labelWithin.test(text) ||
    labelBefore.test(text) ||
    bureausOnly.test(text) ||
    historyOf([text], 1) !== undefined ||
    beginnings.has(plain(text).toLowerCase()) ||
    longBeginnings.has(plain(text).toLowerCase().split(" ", 3).join(" "))
  );
}
