import type { BureauEntry } from "../../bureau-file";
import { negativeTypeOf, typePriority } from "../../negative-type";
import { inBankruptcy } from "../../public-record";
import type { Reading } from "./fields";
import { daysOfLateMonths } from "./late-months";
import { saidStatus } from "./pay-status";
import { ratingOf } from "./rating";

/** Of several statuses the gravest one: "Closed" and "Charge-off" are a charge-off. */
export function gravestStatus(found: readonly Reading[]): Reading | undefined {
  const gravity = ({ value }: Reading) => {
    const said = saidStatus(inWords(value));
    const type = typeOfStatus(said);
    // A bankruptcy is graver than the lates before it.
    if (type === "other" && inBankruptcy.test(said)) return typePriority.indexOf("late_payment") - 0.5;
    return type === undefined ? typePriority.length : typePriority.indexOf(type);
  };
  // Words say more than a code: "O9" may be a collection.
  const isCode = ({ value }: Reading) => Number(ratingOf(value) !== undefined);
  const isQuiet = (reading: Reading) => Number(gravity(reading) === typePriority.length);
  return [...found].sort((a, b) => isQuiet(a) - isQuiet(b) || isCode(a) - isCode(b) || gravity(a) - gravity(b))[0];
}

const shortWords: readonly (readonly [short: RegExp, whole: string])[] = [
  [/\bcollacct\b|\bcollectn?\b|\bcolle?ct(?:io|i)\b|\b(?:coll(?!\w)|colls?\.)(?: ?acct?\b\.?)?/i, "collection"],
  [/\b(?:chg|chrg|chrgd|charg|charged?)[ -]?(?:off|o\/?f)\b|\bc\/o\b|\bp ?& ?l\b/i, "charge-off"],
  [/\brepo\b/i, "repossession"],
  [/\bvolu?n? ?surr?\b/i, "voluntary surrender"],
  [/\bsetl\b|\bstl?d\b/i, "settled"],
  [/\b(?:for?e?|f)cl(?:sr|osr|s)?\b/i, "foreclosure"],
  [/\bdeli?nq\b\.?|\bdel(?= (?:30|60|90|120|150|180)\b)/i, "delinquent"],
  [/\bbk(?:pt)?(?: ?(?:ch ?)?(?:7|11|12|13))?\b/i, "bankruptcy"],
  // "CURWAS60", "CUR WAS 60": how late it once was.
  [/\b(cur|paid)was ?(?=\d{2,3}\b)/i, "$1 was "],
  [/\bwas ((?:30|60|90|120|150|180)\+?)(?: late)?$/i, "was $1 days late"],
];

/** Lenders shorten a status: "COLL", "CHG OFF". */
const inFull = (status: string) =>
  shortWords.reduce((text, [short, whole]) => (typeOfStatus(text) ? text : text.replace(short, whole)), status);

/** In whole words: codes as Equifax prints them, CHARGE_OFF, and as lenders do: "R9". */
export function inWords(status: string): string {
  const rated = ratingOf(status);
  if (rated) return `${status.trim()}: ${rated}`;
  // The most that it was late: "30 days in 03/2025", "90 days, Apr 2022".
  return inFull(status)
    .replaceAll("_", " ")
    .replace(/\b(\d{2,3})-days?(?= (?:late|past due|delinquen))/i, "$1 days")
    .replace(/^>?maximum delinquency of (\d{2,3} days)\b.*$/i, "$1 past due")
    .replace(
      /^(?:of )?(\d{2,3} days)(?: in (?:[a-z]{3,9}\.? \d{4}|\S+)|,? [(]?(?:[a-z]{3,9}\.? |\d\d\/)\d{4}\)?)?$/i,
      "$1 past due",
    );
}

/** An account that is paid as agreed may have been late before. */
export function withCounts(status: string | undefined, counts: string | undefined): string | undefined {
  const isNew = counts !== undefined && typeOfStatus(counts) !== undefined && typeOfStatus(status ?? "") === undefined;
  return isNew ? [status, counts].filter(Boolean).join("; ") : status;
}

const saysNothing =
  /\b(?:as agreed|current|never late|on time|satisfactor(?:y|ily)|al corriente|al d[ií]a)\b|^(?:open|closed|paid|transferred|abierta|cerrada|pagada)\b[^a-z]*$/i;

/** Whether a status is known to be no sign of anything negative. */
export const saysAllIsWell = (status: string) => saysNothing.test(status);

/** Under a heading for what is negative, a status in words that are not known is negative too, in the words of the heading. */
export function withSection(entry: BureauEntry): string | undefined {
  const { payStatus } = entry;
  const isKnown = payStatus === undefined || saysAllIsWell(payStatus) || negativeTypeOf(entry) !== undefined;
  return isKnown ? payStatus : `${payStatus}; potentially negative`;
}

/** As printed, unless what it only denies ("never 30 days late") would be taken for what it says. */
export function statusOf(printedStatus: string | undefined, narrative: string | undefined): string | undefined {
  const told = sayOnlyThatItIsBad.test(printedStatus ?? "") ? kindTold(narrative ?? "") : "";
  const whole = [printedStatus ?? "", told || codedStatus(narrative ?? "")].filter(Boolean).join("; ");
  const said = saidStatus(whole);
  return (typeOfStatus(whole) === typeOfStatus(said) ? whole : said) || undefined;
}

const sayOnlyThatItIsBad = /^(?:derogatory|negative|adverse|(?:seriously )?delinquent|negativ[oa]|adversa)$/i;

/** Beside "Derogatory" only the remarks say what it is: "Charged off, purchased by another lender". */
function kindTold(narrative: string): string {
  const pieces = narrative.split(/; ?|\. /).map((piece) => piece.trim());
  const type = (piece: string) => typeOfStatus(inWords(saidStatus(piece)));
  return pieces.filter((piece) => piece.length <= LONGEST_KIND && (type(piece) ?? "other") !== "other").join("; ");
}

const LONGEST_KIND = 80;

/** A remark may be all that says it; one of a bankruptcy that was dismissed or left does not. */
const inThisBankruptcy =
  /\b(?:included|discharged) (?:in|through|by) (?:a |an )?(?:chapter (?:7|11|12|13)\b|bankruptcy|wage earner)|\binclu[ií]d[ao] en (?:la |una )?bancarrota/i;

/** A remark that is nothing but the bankruptcy's chapter, as TransUnion prints it: ">CHAPTER 7 BANKRUPTCY<" */
const ofBankruptcy = /(?:^|; ?)>?(?:chapter (?:7|11|12|13) bankruptcy|bankruptcy chapter (?:7|11|12|13))<?(?:$|;)/i;

/** "Settled - less than full balance", "Account paid for less than full balance" */
const settledForLess =
  /\bsettled\b[^.;]{0,12}\bless than\b|\bpaid\b[^.;]{0,12}\bfor less than (?:the |its )?(?:full|total|owed)\b/i;

/** "60 days past due as of Aug 2025", "60 días de atraso a partir de ago 2025" */
const pastDays =
  /\b(\d{2,3}) (?:days (?:past due )?as of|d[ií]as (?:de (?:atraso|retraso|mora)|vencidos?) (?:a partir de|al|desde|en) [a-z])/gi;

const pastEvents =
  /\b(charge[ -]?off|collection|foreclosure|repossession|voluntary surrender) as of [a-z]{3,9}\.? \d{4}/gi;

const worstDays =
  /maximum delinquency of (\d{2,3}) days|(\d{2,3}) days? maximum delinquency|(?:atraso|retraso|morosidad|mora) m[aá]xim[oa] de (\d{2,3}) d[ií]as/i;

/** Equifax's narrative codes for a collection and a charge-off. */
function codedStatus(narrative: string): string {
  const most = worstDays.exec(narrative);
  const past = [...[...narrative.matchAll(pastDays)].map(([, days]) => Number(days)), ...daysOfLateMonths(narrative)];
  const events = [...narrative.matchAll(pastEvents)].map(([, event = ""]) => event.toLowerCase());
  if (inThisBankruptcy.test(saidStatus(narrative))) events.push("included in bankruptcy");
  if (ofBankruptcy.test(narrative)) events.push("included in bankruptcy");
  if (settledForLess.test(narrative)) events.push("settled for less than the full balance");
  if (past.length > 0) events.push(`${Math.max(...past)} days past due`);
  if (events.length > 0) return [...new Set(events)].join("; ");
  if (most) return `${most[1] ?? most[2] ?? most[3]} days past due`;
  if (/\b067\b/.test(narrative)) return "charged off account";
  return /\b057\b/.test(narrative) ? "collection account" : "";
}

/** An account that nothing is said of. */
const quiet: BureauEntry = { kind: "tradeline", creditorName: "", status: "open" };

/** What a part of an account says by itself. */
export const typeOfPart = (part: Partial<BureauEntry>) => negativeTypeOf({ ...quiet, ...part });

const typeOfStatus = (payStatus: string) => typeOfPart({ payStatus });
