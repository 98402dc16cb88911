import type { TextLine } from "../lines/text-line";
import { type Labelled, tellsStatus } from "./fields";
import { dayOfText, moneyOf } from "./values";

type Seen = { line: TextLine; parts: (readonly Labelled[])[] };
type Place = { at: number; column: number };

const kind =
  /^(?:account (?:type|description|category)|type(?: of (?:account|credit|loan))?|(?:loan|credit) (?:type|category)|tipo de cuenta|tipo)$/;

/** Whether a text that is a label elsewhere is a label's value: the status "60 days late", the creditor type "Collection agency". */
export const isLabelLikeValue = ({ label, field }: Pick<Labelled, "label" | "field">, text: string) =>
  !/:$/.test(text) &&
  ((field === "payStatus" && tellsStatus(text)) ||
    (field === "remarks" && /^placed for collection$/i.test(text)) ||
    ((field === "firm" || kind.test(label)) &&
      /^(?:(?:debt )?collector|(?:collection )?agency|agencia de cobranzas?)$/i.test(text)));

/** "Chapter 7, Discharged": how a bankruptcy ended begins with a label's word. */
const chapterOf = /^(?:chapter|cap[ií]tulo) \d{1,2}\b/i;
const isDisposition = ({ field }: Labelled, text: string) => field === "payStatus" && chapterOf.test(text);

/**
 * "Payment status: 60 days late" says in its value what is a label elsewhere. Such a cell is a value when it is right behind a
 * status without one and no amount, day or count follows it.
 */
export function withStatusValues(seen: Seen[]): Seen[] {
  seen.forEach(({ line, parts }, at) => {
    const areLabels = parts.length > 2 && parts.every((found) => found.length > 0);
    if (areLabels && !line.cells.some(({ text }) => chapterOf.test(text))) return;
    line.cells.forEach(({ text }, column) => {
      const [part, ...others] = parts[column] ?? [];
      if (!part || others.length > 0 || (part.value !== "" && part.value !== text && !chapterOf.test(text))) return;
      const before = partAt(seen, neighbour(seen, at, column, -1));
      if (before?.value !== "" || !(isLabelLikeValue(before, text) || isDisposition(before, text))) return;
      if (!isCount(textAt(seen, neighbour(seen, at, column, 1)))) parts[column] = [];
    });
  });
  return seen;
}

/** The next cell in the row; of a cell alone in its line, the next line that has but one cell. */
function neighbour(seen: readonly Seen[], at: number, column: number, step: 1 | -1): Place | undefined {
  const length = seen[at]?.line.cells.length ?? 0;
  if (column + step >= 0 && column + step < length) return { at, column: column + step };
  return length === 1 && seen[at + step]?.line.cells.length === 1 ? { at: at + step, column: 0 } : undefined;
}

const partAt = (seen: readonly Seen[], place: Place | undefined) =>
  place && seen[place.at]?.parts[place.column]?.at(-1);

const textAt = (seen: readonly Seen[], place: Place | undefined) =>
  (place && seen[place.at]?.line.cells[place.column]?.text) ?? "";

const isCount = (text: string) => moneyOf(text) !== undefined || dayOfText(text) !== undefined || /^[-–—]+$/.test(text);

const statusAlone =
  /^(?:(?:paid |unpaid )?coll|closed, \d{2,3} days (?:late|past due|delinquent)|settled-less than full b(?:al|ln)\S{0,5}|(?:account |acct |paid |unpaid )?(?:charged?[- ]?off(?: account| as bad debt)?|collection(?: account)?(?: for \S.{2,60})?|in collections?|placed for collection|repossession|voluntary surrender|voluntarily surrendered|foreclosure|(?:delinquent|past due|late) \d{2,3} days|(?:(?:pays|paid|paying|pays account) )?as agreed|\d{2,3} days (?:late|past due|delinquent)|profit and loss(?: writeoff)?|unpaid balance (?:reported as a loss|charged off)(?: by credit grantor)?|bad debt(?: & placed for collection)?|delinquent|(?:in )?default(?:ed)?|written[- ]off|paid in full|(?:paid, )?settled(?: for less(?: than (?:the )?(?:full balance|owed|full amount))?)?|(?:account )?(?:legally )?paid(?: in full)? for less than (?:the )?full balance|repossessed|foreclosed|(?:cuenta )?liquidad[ao] por menos .{2,30}|(?:dad[ao] de baja|cancelad[ao]) como (?:deuda )?(?:incobrable|p[eé]rdida)|(?:enviad|asignad)[ao] a cobranza|cobranza pagada|cuenta (?:de|en) cobranza|reposesi[oó]n|entrega voluntaria|ejecuci[oó]n hipotecaria))$/i;

/** Said of an account in one word, and of none alone whether it is negative. */
const oneWord =
  /^(?:unpaid|paid|active|inactive|sold|disputed|transferred|current|derogatory|closed|open|late|never late|paid on time|on time|past due|past delinquency|needs attention|discharged|dismissed|impagad[ao]|pagad[ao]|vendid[ao]|activ[ao]|abierta|cerrada)$/i;

/** Whether a text is an account's status, in one word or in several, and no name. */
export const isStatusWord = (text: string) => oneWord.test(text.trim()) || isStatusAlone(text);

/** "This account was charged off." */
const inSentence = /^(?:this |the )?account (?:is|was|has been|went)(?: now)? (.+?)\.?$/i;

/** Whether a line says an account's status and nothing else, in words that need no label; between stars other words may follow. */
export function isStatusAlone(text: string): boolean {
  const parts = text.split(/ [·•|] /);
  const said = parts.filter((part) => !/^(?:open|closed|abierta|cerrada)$/i.test(part.trim()));
  return said.length > 0 && said.every(isOneStatus);
}

const isOneStatus = (text: string) =>
  statusAlone.test(
    (/^\*+\s*([^*]+?)\s*\*/.exec(text)?.[1] ?? text)
      .replaceAll(/[*<>]+/g, "")
      .trim()
      .replace(inSentence, "$1"),
  );

/** Of the parts of a remark those that say how the account stands: "Charged off; explain", "60 days past due $310". */
export const statusesIn = (remark: string): string[] =>
  isStatusAlone(remark)
    ? [remark]
    : remark
        .split("; ")
        .map((part) => part.replace(/ \$[\d,]+(?:\.\d\d)?$/, ""))
        .filter(isStatusAlone);
