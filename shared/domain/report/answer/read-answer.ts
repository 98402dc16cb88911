import { cut } from "#shared/domain/text/cut";
import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Day } from "../../days";
import type { DisputeOutcome } from "../../dispute/dispute";
import { maskAccountNumber } from "../account-number";
import { isTooLong, type TextLine, textOf } from "../upload/lines/text-line";
import { dateOrderOf } from "../upload/words/date-order";
import { fits, labelled, plain } from "../upload/words/fields";
import { isPlace, nameOf } from "../upload/words/names";
import { dayOfText, printed, withoutNumbers } from "../upload/words/values";
import { accountLabels } from "../upload/words/vocabulary";
import type { BureauAnswer, FoundOutcome } from "./answer";
import { outcomeIn, statesOutcome } from "./outcome-words";
import { withParagraphsWhole } from "./paragraphs";

type Item = { creditorName?: string; number?: string; line: TextLine; since: number; outcome?: Found };
type Found = { outcome: DisputeOutcome; line: TextLine; isStated: boolean };

const results =
  /\b(?:results? of (?:your|our|the) (?:recent )?(?:dispute|re-?investigation|investigation|request)|(?:re-?investigation|investigation|dispute) results?\b|completed (?:our|the|your|its) (?:re-?)?(?:investigation|processing)|(?:re-?investigation|investigation|dispute) (?:is|has been|was) (?:now )?complete|here are the results|resultados? de (?:su|la|nuestra) (?:disputa|investigacion|reinvestigacion)|concluido (?:la|nuestra) (?:re)?investigacion|we have researched the|outcome of your dispute)/i;
const frivolous =
  /\b(?:determined|concluded|consider\w*|deemed?|believe|find|found)\b.{0,120}\b(?:frivolous|irrelevant)\b|\bnotice of (?:a )?frivolous\b|\bfrivolous (?:or irrelevant )?(?:dispute )?(?:notice|determination)\b|\b(?:will|are|shall) not (?:be )?(?:re-?)?investigat\w*|\bnot required to (?:re-?)?investigat\w*|\bwe (?:will not|are not going to|cannot) (?:be )?(?:process|investigat|initiat)\w*|\bconsidera(?:mos)?\b.{0,80}\bfrivol/i;

/** How a letter's subject begins: the item that it is about may follow. */
const subject =
  /^(?:re|ref|subject|regarding|asunto|referencia)\s*[.:]+\s*(?:(?:your|su)?\s*(?:dispute|disputa)\s+(?:of|about|regarding|concerning|de|sobre)\s+)?/i;

/** Over the member's own words: no creditor's name is below. */
const disputed =
  /^(?:what you disputed|you disputed|(?:your )?(?:dispute )?reason(?: for (?:your )?dispute)?|lo que (?:usted )?disput[oó]|motivo(?: de la disputa)?):?$/i;

const MOST_OUTCOMES = 100;
/** The letter itself says so before its enclosures. */
const FIRST_LINES = 400;
const MOST_APART = 14;

/**
 * Reads a bureau's letter about a dispute: what it did with each item, and where the letter says so. Undefined when it is no such
 * letter. A creditor or an outcome that is not sure is left out.
 */
export function readAnswer(lines: readonly TextLine[], today: Day): BureauAnswer | undefined {
  if (isTooLong(lines)) return undefined;
  const first = lines.slice(0, FIRST_LINES);
  const text = plain(first.map(textOf).join(" "));
  const isFrivolous = frivolous.test(text.replaceAll(/unless your dispute is frivolous/gi, ""));
  const isResult = results.test(text);
  const bureau = bureauOf(first);
  if (!bureau || !(isFrivolous || isResult)) return undefined;
  const items = itemsIn(withParagraphsWhole(lines));
  const told = items.flatMap((item) => outcomeOf(item) ?? []);
  if (told.length === 0 && isFrivolous) {
    const outcomes = items.flatMap((item) => outcomeOf({ ...item, outcome: frivolousAt(item) }) ?? []);
    return { bureau, letter: "frivolous", answeredOn: dayOfLetter(first, today), outcomes };
  }
  const letter = told.length > 0 && told.every(({ outcome }) => outcome === "frivolous") ? "frivolous" : "results";
  return told.length > 0 ? { bureau, letter, answeredOn: dayOfLetter(first, today), outcomes: told } : undefined;
}

const frivolousAt = ({ line }: Item): Found => ({ outcome: "frivolous", line, isStated: false });

/** Items by their creditor or number, each with the first outcome that is named after it. */
function itemsIn(lines: readonly TextLine[]): Item[] {
  const items: Item[] = [];
  const { name: addressee, at: begin } = addresseeOf(lines);
  lines.forEach((line, at) => {
    // The subject may come before "Dear ...".
    if (items.length >= MOST_OUTCOMES || (at < begin && !subject.test(textOf(line)))) return;
    const current = items.at(-1);
    const { creditorName: printedName, number } = subjectOf(line);
    const isPerson = printedName?.toLowerCase() === addressee || (begin === 0 && isAddressee(lines, at, number));
    const isReason = number === undefined && disputed.test(textOf(lines[at - 1] ?? { cells: [] }));
    const creditorName = isPerson || isReason ? undefined : printedName;
    const isNear = current !== undefined && at - current.since <= MOST_APART;
    const isLate = isNear && current.creditorName === undefined && creditorName !== undefined && number === undefined;
    const goesOn = isLate || (isNear && !current.outcome && isSame(current, { creditorName, number }));
    if (goesOn) {
      current.creditorName ??= creditorName;
      current.number ??= number;
      current.since = creditorName || number ? at : current.since;
    } else if (creditorName || number) items.push({ creditorName, number, line, since: at });
    const item = items.at(-1);
    if (!item || item.outcome || at - item.since > MOST_APART) return;
    item.outcome = told(lines, at);
  });
  return named(items, lines);
}

/** The letter's own lines follow "Dear ...", or its subject: what comes before them is whom it is sent to. */
function addresseeOf(lines: readonly TextLine[]): { name?: string; at: number } {
  const at = lines.slice(0, 60).findIndex((line) => /^(?:dear|estimad[oa]s?)\b/i.test(textOf(line)));
  const line = lines[at];
  const name =
    line &&
    textOf(line)
      .replace(/^\S+\s+/, "")
      .replace(/[,:.]+$/, "")
      .toLowerCase();
  const about = at < 0 ? lines.slice(0, 20).findIndex((each) => subject.test(textOf(each))) : at;
  return { name, at: about + 1 };
}

/** A name alone, without a number, over an address is a person's. */
function isAddressee(lines: readonly TextLine[], at: number, number: string | undefined): boolean {
  const isAlone = number === undefined && lines[at]?.cells.length === 1;
  return isAlone && at < 20 && lines.slice(at + 1, at + 3).some((line) => isPlace(textOf(line)));
}

const isSame = (item: Item, { creditorName, number }: Partial<Item>) =>
  (creditorName === undefined || (item.creditorName === undefined && item.number !== undefined)) &&
  (number === undefined || item.number === undefined);

/** A sentence may go on in the next line. */
function told(lines: readonly TextLine[], at: number): Found | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const next = lines[at + 1];
  const goesOn = next && !subjectOf(next).creditorName && !/[.!]$/.test(textOf(line)) ? textOf(next) : "";
  const whole = textOf(line);
  const texts = [...line.cells.map(({ text }) => text), whole];
  for (const cell of goesOn && statesOutcome(whole) ? [...texts, `${whole} ${goesOn}`] : texts) {
    const outcome = statesOutcome(cell) ? outcomeIn(cell) : undefined;
    if (outcome) return { outcome, line, isStated: true };
  }
  const last = outcomeIn((line.cells.length > 1 ? line.cells.at(-1)?.text : behindNumber(whole)) ?? "");
  return last && { outcome: last, line, isStated: false };
}

/** In a row with single spaces the outcome is last: behind the number alone, or in capitals behind what was disputed. */
function behindNumber(row: string): string | undefined {
  const rest = /[\s#]\S*\d{2}[\dXx*•-]*\)?[\s:–-]+(\S.{0,80})$/.exec(row)?.[1];
  if (rest === undefined || /[.;]/.test(rest)) return undefined;
  return statesOutcome(rest) ? rest : /(?:^|\s)(\p{Lu}{4,}(?: \p{Lu}+)*)$/u.exec(rest)?.[1];
}

/** The creditor and the number that a line names. */
function subjectOf(line: TextLine): { creditorName?: string; number?: string } {
  let creditorName: string | undefined;
  let number: string | undefined;
  for (const cell of line.cells) {
    for (const { field, value } of labelled(cell, accountLabels)) {
      const shown = printed(value.replace(/^[-–:#\s]+/, ""));
      if (field === "creditorName") creditorName ??= shown && nameIn(shown);
      if (field === "accountNumber" && shown && fits(field, shown)) number ??= shown;
    }
  }
  const text = textOf(line);
  number ??=
    /(?:account|acct\.?|cuenta|loan)\s*(?:#|no\.?|number|n[uú]mero)?\s*[-–:#]?\s*((?=\S*\d{2})[A-Z\dXx*•-]{4,24})/i.exec(
      text,
    )?.[1];
  const end = /\b(?:ending in|que termina en|terminad[ao] en)\s+(\d{4})\b/i.exec(text)?.[1];
  number ??= end && `****${end}`;
  number ??= /(?:^|[\s#(])((?=\S*[*X•]{3})(?=\S*\d{2})[A-Zx\d*•]{6,24})(?=[\s.,;:)]|$)/.exec(text)?.[1];
  number ??= /^\p{Lu}[^#:]{2,60} #\s?((?=[A-Z-]*\d)[A-Z\d-]{4,20})\s/u.exec(behindNumber(text) ? text : "")?.[1];
  const contact = /please contact:?\s+(.+)$/i.exec(text)?.[1]?.split(/,| p\.? ?o\.? box| \d/i)[0];
  creditorName ??= contact && nameIn(contact);
  creditorName ??= nameBefore(line, number);
  return { creditorName, number };
}

/** A creditor is alone in its line, or before its number, a dash, or in the first column. */
function nameBefore({ cells }: TextLine, number: string | undefined): string | undefined {
  const [first, ...others] = cells;
  if (!first) return undefined;
  const bare = first.text.replace(/^(?:\d{1,2}[.)]|[>*•-]+)\s*/, "").replace(subject, "");
  const before = number && bare.includes(number) ? bare.slice(0, bare.indexOf(number)) : bare;
  if (bare.endsWith(":")) return undefined;
  const name = before.split(/\s+[-–—|:]\s+|:\s/)[0] ?? "";
  const isApart = number !== undefined || others.length > 0 || name.length < bare.length || others.length === 0;
  return isApart
    ? nameIn(name.replace(/(?:[\s(#:,-]+(?:account|acct\.?|number|no\.?|cuenta))*[\s(#:,.-]*$/i, ""))
    : undefined;
}

function nameIn(text: string): string | undefined {
  const value = text.trim();
  if (
    value.length < 3 ||
    /^(?:dear|estimad|re:|date|fecha|results?|outcome|item|page|report\b|(?:account|cuenta)\b|sincerely|atentamente|thank|gracias|enclos|phone|tel)/i.test(
      value,
    ) ||
    isPlace(value)
  )
    return undefined;
  if (
    outcomeIn(value) ||
    /\b(?:equifax|experian|transunion|trans union|investigation|disputed?|consumer|credit file|credit report)\b/i.test(
      value,
    )
  ) {
    return undefined;
  }
  const name = nameOf({ page: 1, line: 1, cells: [{ text: value, x: 0, width: 0 }] });
  return name && cut(name.value, 120);
}

/** Where only a number comes before the outcome, the creditor follows: "please contact: NAME". A name alone without more is none. */
function named(items: readonly Item[], lines: readonly TextLine[]): Item[] {
  return items.flatMap((item, index) => {
    if (item.creditorName || !item.number) return item;
    const until = items[index + 1]?.line ?? lines.at(-1);
    const from = lines.indexOf(item.line);
    const rest = lines.slice(from, until ? Math.max(from, lines.indexOf(until)) + 1 : undefined).slice(0, MOST_APART);
    const creditorName = rest.map((line) => subjectOf(line).creditorName).find((name) => name !== undefined);
    return { ...item, creditorName };
  });
}

function outcomeOf({ creditorName, number, outcome }: Item): FoundOutcome | undefined {
  if (!outcome || creditorName === undefined) return undefined;
  const masked = maskAccountNumber(number);
  const rawText = number ? textOf(outcome.line).replaceAll(number, masked ?? "****") : textOf(outcome.line);
  const sure = outcome.isStated && number !== undefined ? "high" : outcome.isStated ? "medium" : "low";
  return {
    creditorName,
    ...(masked === undefined ? {} : { accountNumber: masked }),
    outcome: outcome.outcome,
    page: outcome.line.page,
    line: outcome.line.line,
    rawText: cut(withoutNumbers(rawText), 300),
    confidence: sure,
  };
}

function bureauOf(lines: readonly TextLine[]): Bureau | undefined {
  const counts = bureaus.map((bureau) => {
    const name = bureau === "transunion" ? /\btrans ?union\b/i : new RegExp(`\\b${bureau}\\b`, "i");
    return { bureau, count: lines.filter((line) => name.test(textOf(line))).length };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && best.count > 0 && best.count !== second?.count ? best.bureau : undefined;
}

/** A day to come is a misprint. */
function dayOfLetter(lines: readonly TextLine[], today: Day): Day | undefined {
  const order = dateOrderOf(lines);
  for (const line of lines.slice(0, 60)) {
    for (const cell of line.cells) {
      const bare = cell.text.replace(
        /^.{0,30}?\b(?:date|dated|fecha|on|of|completed|credit file)\b[^:\d]{0,20}:?\s+(?=\S)/i,
        "",
      );
      const day = dayOfText(bare, { order }) ?? dayOfText(cell.text, { order });
      if (day && day <= today && !/\b(?:birth|nacimiento|opened|reported)\b/i.test(cell.text)) return day;
    }
  }
  return undefined;
}
