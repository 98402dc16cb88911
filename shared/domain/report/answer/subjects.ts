import { anyPattern } from "#shared/domain/text/any-pattern";
import { cut } from "#shared/domain/text/cut";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { fits, labelled } from "../upload/words/fields";
import { nameOf } from "../upload/words/names";
import { isPlace } from "../upload/words/places";
import { printed } from "../upload/words/values";
import { accountLabels } from "../upload/words/vocabulary";
import { outcomeIn } from "./outcome-words";

/** What a line of a letter names: a creditor, an account's number, or both. `isContact`: the creditor is named as whom to ask. */
export type Subject = { creditorName?: string; number?: string; isContact?: boolean };

/** How a letter's subject begins: the item that it is about may follow. */
export const subjectBegins =
  /^(?:re|ref|subject|regarding|asunto|referencia)\s*[.:]+\s*(?:(?:your|su)?\s*(?:dispute|disputa)\s+(?:of|about|regarding|concerning|de|sobre)\s+)?/i;

/** In the midst of a sentence: "regarding NORTHLAKE CARD (603220****) and ...". */
const inSentence =
  /((?:\p{Lu}[\p{Lu}\d&'./-]*\s+){1,7})\((?:(?:account|acct\.?|cuenta)\s+)?(?:(?:ending(?: in)?|terminada en)\s+(\d{4})|((?=\S*[*X•]{3})[\dA-Z*•]{6,24}))\)/gu;

/** The items that a line names: several only where each has its number behind it. */
export function subjectsOf(line: TextLine): Subject[] {
  const several = [...textOf(line).matchAll(inSentence)].map(([, name = "", end, masked]) => {
    return { creditorName: nameIn(name), number: end ? `****${end}` : masked };
  });
  return several.length > 1 ? several : [several[0] ?? subjectOf(line)];
}

/** The creditor and the number that a line names. */
export function subjectOf(counted: TextLine): Subject {
  const line = withoutCount(counted);
  const { creditorName: said, number: shown } = labelledIn(line);
  const number = shown ?? numberIn(textOf(line));
  const contact = contactIn(textOf(line));
  const isContact = said === undefined && contact !== undefined;
  return { creditorName: said ?? contact ?? nameBefore(line, number), number, ...(isContact && { isContact }) };
}

/** "1. Creditor: ..." */
function withoutCount(line: TextLine): TextLine {
  const [first, ...others] = line.cells;
  if (!first || !/^\d{1,2}[.)] /.test(first.text)) return line;
  return { ...line, cells: [{ ...first, text: first.text.replace(/^\S+ +/, "") }, ...others] };
}

function labelledIn({ cells }: TextLine): Subject {
  let creditorName: string | undefined;
  let number: string | undefined;
  // Labels may have columns of their own, before those of the values.
  const isPaired = cells.length % 2 === 0;
  for (const [at, cell] of cells.entries()) {
    for (const { field, value: behind } of labelled(cell, accountLabels)) {
      const value = behind === "" && isPaired ? (cells[at + 1]?.text ?? "") : behind;
      const shown = printed(value.replace(/^[-–:#\s]+/, ""));
      if (field === "creditorName") creditorName ??= shown && nameIn(shown);
      if (field === "accountNumber" && shown && fits(field, shown)) number ??= shown;
    }
  }
  return { creditorName, number };
}

/** "ending in 9113", "(ending 9113)", "x9113", "....9113" */
const endsOfNumbers = [
  /\b(?:ending (?:in|with)|ends in|(?:account|acct\.?|number) ending:?|(?<=\()ending|que termina en|terminad[ao] en|con terminaci[oó]n)\s+(\d{4})\b/i,
  /(?<=^|[\s(])(?:\.{3,}|[x*•]{1,2})(\d{4})(?=[\s.,;)]|$)/,
];

function endOfNumber(text: string): { shown: string; digits: string } | undefined {
  const [shown, digits] = endsOfNumbers.map((end) => end.exec(text)).find((found) => found !== null) ?? [];
  return shown === undefined || digits === undefined ? undefined : { shown, digits };
}

function numberIn(text: string): string | undefined {
  const labelledNumber =
    /(?:account|acct\.?|cuenta|loan)\s*(?:#|no\.?|number|n[uú]mero)?\s*[-–:#]?\s*((?=\S*\d{2})[A-Z\dXx*•-]{4,24})/i;
  const end = endOfNumber(text)?.digits;
  const masked =
    /(?:^|[\s#(])((?=\S*(?:[*X•]{3}|x{3}|\d{4}[*•]{2}\d{4}))(?=\S*\d{2})[A-Zx\d*•]{6,24}|\d{4,12}\.{3,})(?=[\s.,;:)]|$)/;
  const whole = /^\p{Lu}[^#:]{2,60} #\s?((?=[A-Z-]*\d)[A-Z\d-]{4,20})\s/u;
  return (
    labelledNumber.exec(text)?.[1] ??
    (end && `****${end}`) ??
    masked.exec(text)?.[1] ??
    whole.exec(outcomeIn(text.slice(text.indexOf("#"))) ? text : "")?.[1]
  );
}

/** Whom the letter says to ask about the item, or who made an inquiry. */
function contactIn(text: string): string | undefined {
  const contact = /please contact:?\s+(.+)$/i.exec(text)?.[1]?.split(/,| p\.? ?o\.? box| \d/i)[0];
  const inquirer =
    /\binquiry (?:(?:of|dated|on) [\d/]{6,10} )?(?:from|by|of) (\p{Lu}.{2,60}?) (?:dated|on|has|was)\b/u.exec(
      text,
    )?.[1];
  const said = contact ?? inquirer;
  return said && nameIn(said);
}

/** "The account NORTHLAKE CARD ...", "Your account with NORTHLAKE CARD ..." */
const whose =
  /^(?:[Tt]he|[Yy]our|[Ll]a|[Ss]u) (?:account|item|collection|loan|tradeline|cuenta)(?: (?:with|from|of|by|at|con|de))? (?=\p{Lu})/u;

/** "DELETED - NORTHLAKE CARD" */
const outcomeFirst = /^\p{L}[\p{L} ]{3,40} [-–—] (?=\p{Lu})/u;

/** In a sentence, behind its words: "You asked us to remove NORTHLAKE CARD account ..." */
const capitalsBefore = / \p{Ll}+ (\p{Lu}[\p{Lu}\d&'./-]*(?: \p{Lu}[\p{Lu}\d&'./-]*){0,6})$/u;

/** "Account XXXXXXXX4417 reported by NORTHLAKE CARD: ..." */
const capitalsBehind =
  / (?:by|with|from|por|con|de) (\p{Lu}[\p{Lu}\d&'./-]*(?: \p{Lu}[\p{Lu}\d&'./-]*){0,6})(?=[:,.;]| \p{Ll}|$)/u;

const acronym = /^(?:FCRA|FTC|CFPB|SSN|USA?|ACDV|PO|ID|LLC|INC)$/;

/** "We contacted NORTHLAKE CARD about the account ending in 4417": the only capitals before the number. */
function onlyCapitalsIn(text: string): string | undefined {
  const capitals = text.match(/(?<= )\p{Lu}[\p{Lu}\d&'./-]+(?: \p{Lu}[\p{Lu}\d&'./-]*){0,6}(?= \p{Ll})/gu) ?? [];
  const [name, ...others] = capitals.filter((each) => !acronym.test(each));
  return others.length === 0 ? name : undefined;
}

/** A creditor is alone in its line, or before its number, a dash, or in the first column, unless there is the outcome. */
function nameBefore({ cells }: TextLine, number: string | undefined): string | undefined {
  const isBeforeName = (text: string) => outcomeIn(text) !== undefined || /^(?:\d{1,3}[.)]?|[^\p{Lu}\d])$/u.test(text);
  const isNumber = (text: string) => number !== undefined && text === number;
  const [first = undefined] =
    cells.length > 1 && isBeforeName(cells[0]?.text ?? "")
      ? cells.slice(1).filter(({ text }) => !isNumber(text))
      : cells;
  const [label] = first ? labelled(first, accountLabels) : [];
  if (!first || (label && (label.value === "" || label.field !== "creditorName"))) return undefined;
  const bare = first.text
    .replace(/^(?:\d{1,2}[.)]|[>*•-]+)\s*/, "")
    .replace(subjectBegins, "")
    .replace(whose, "")
    .replace(outcomeFirst, (said) => (outcomeIn(said) ? "" : said));
  const research = /^(?:>+ *)?we (?:have )?(?:(?:re-?)?(?:researched|investigated) )?the [a-z ]{3,30}\. /i;
  const shown = number && bare.includes(number) ? number : endOfNumber(bare)?.shown;
  const before = (shown ? bare.slice(0, bare.indexOf(shown)) : bare).replace(research, "");
  if (bare.endsWith(":")) return undefined;
  const name = before.split(/\s+[-–—|:]\s+|:\s/)[0] ?? "";
  const bareName = (text: string) =>
    text.replace(/(?:[\s(#:,-]+(?:account|acct\.?|number|no\.?|cuenta))*[\s(#:,.-]*$/i, "");
  const alone = nameIn(bareName(name));
  if (alone || !shown) return alone;
  const said = capitalsBefore.exec(bareName(before)) ?? capitalsBehind.exec(bare.slice(before.length));
  return nameIn(said?.[1] ?? onlyCapitalsIn(before) ?? "");
}

/** What begins a line of the letter's own. */
const ownWords = anyPattern(
  /^(?:(?:hi|hello|hola) |re:|(?:dear|estimad[oa]s?)\b)/i,
  /^(?:see|view|show|hide) (?:more|less|all|full|details?)\b/i,
  /^(?:our|here|what|before|after|antes|despu[eé]s|date|fecha|page|n[uú]m(?:ero)?)\b/i,
  /^(?:completed|disposition|outcome|items?|report|partial|cuenta|reason|claim)\b/i,
  /^(?:submitted|processed|reviewed|sincerely|atentamente|thanks?|gracias|enclos(?:ed|ures?))\b/i,
  /^(?:(?:tele)?phone|tel|address(?:es)?|direcci[oó]n(?:es)?|file (?:no|number)|names?|nombres?)\b/i,
  /^(?:employ(?:er|ment)s?|emplead[oa]r?(?:es)?)\b/i,
  /^(?:company|creditor|furnisher|credit(?: items?| accounts?)?|the|this|these|your|you|we|in)$/i,
  /^(?:actions?(?: taken)?|acci[oó]n)$/i,
);
/** Collectors call themselves so as well. */
const account = /^account\b(?! (?:resolution|control|discovery|management|recovery|svcs?|services?)\b)/i;
const consumer = anyPattern(
  /\bconsumer(?:'?s)?(?:$|:)/i,
  /\bconsumer(?:'?s)? (?:affairs|relations|assistance|departments?|cent(?:er|re)|services?|care|protection)\b/i,
  /\bconsumer(?:'?s)? (?:disputes?|disclosures?|statements?|comments?|explanation|claims|reports?|reporting)\b/i,
  /\bconsumer(?:'?s)? (?:rights|states|says|names?|information|responses?|copy|number|id)\b/i,
);
const ofBureau =
  /\b(?:result(?:s|ados?)?|request|identity theft|equifax|experian|transunion|trans union|investigation|disputed?|credit file|credit report)\b/i;
const isOwn = (text: string) => [ownWords, account, consumer, ofBureau].some((words) => words.test(text));

/** A sentence, or a part of one. */
const prose = /(?:^| )\p{Ll}+(?: \p{Ll}+){2}/u;

function nameIn(text: string): string | undefined {
  // A bracket may end in the next line; an inquiry has its day behind its name.
  const value = text
    .replace(/\s\([^)]*$|\s(?:\d{1,2}\/){2}\d{2,4}$/, "")
    .replace(/\s(?:(?:identification|reference|case) (?:number|no\.?)|docket|inquiry (?:of|on|dated))(?:\s.*)?$/i, "")
    .trim();
  if (value.length < 3 || isOwn(value) || prose.test(value) || isPlace(value) || outcomeIn(value)) return undefined;
  // The end of a remark in brackets that began in the line before.
  if (value.includes(")") && !value.includes("(")) return undefined;
  const name = nameOf({ page: 1, line: 1, cells: [{ text: value, x: 0, width: 0 }] });
  return name && cut(name.value, 120);
}
