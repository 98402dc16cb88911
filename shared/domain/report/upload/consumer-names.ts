import { anyPattern } from "#shared/domain/text/any-pattern";
import { namedAddressee } from "../answer/addressee";
import { type TextLine, textOf } from "./lines/text-line";
import { plain } from "./words/fields";

const FIRST_LINES = 80;
const LONGEST = 80;
const MOST_NAMES = 4;

/** A lender's report is about its borrower or applicant, whatever lender it is prepared for. */
const applicant = /^(?:co-?\s?)?(?:(?:applicant|borrower)(?:'s)?(?: name)?\b|app(?=:))/i;
const reportFor = anyPattern(
  /^(?:(?:trans ?union|experian|equifax)\s+)?(?:prepared for|personal credit report(?: for)?|credit report for)\b/i,
  /^(?:(?:consumer|full) name|name on file)\b/i,
  /^(?:(?:informe )?preparado para|nombre (?:completo|del consumidor))\b/i,
);
/** Alone it may be over or beside anything: it is a person's under this heading. */
const bareName = /^(?:names?|nombres?)\b/i;
const personalHeading = /\b(?:personal (?:identification )?information|informacion personal)\b/i;
const HEADING_REACHES = 6;

/** What companies are called by, and what else stands beside such a label. */
const noPerson = anyPattern(
  /\b(?:bank|banco|loans?|lending|mortgage|financ\w*|credit|union|services?|savings|homes?|auto|realty)\b/i,
  /\b(?:llc|inc|corp\w*|company|group|trans ?union|experian|equifax)\b/i,
  /\b(?:report\w*|confirmation|score|account\w*|number|page|personal|confidential|information)\b/i,
  /\b(?:consumer|customer|member|employer|date|birth|social|security|address\w*|phone)\b/i,
  /\b(?:known|previous|former|not|none)\b/i,
  /\b(?:fecha|numero|direcci\w+|informe|informacion|cuentas?)\b/i,
);
/** Two to five words that begin with a capital letter, the last name first or last. */
const person = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){1,4}$/u;
/** Where a further label goes on behind the name in one piece of text. */
const nextLabel = /\s+(?:ssn|social|dob|date|report|confirmation|co-?\s?(?:applicant|borrower))\b.*$/i;

/**
 * The names that a report is for, as it prints them beside a label, or in its greeting: those of two applicants, or of one person as
 * each bureau spells it. Nothing is guessed: a report that names no one so has none.
 */
export function consumerNames(lines: readonly TextLine[]): string[] {
  const first = lines.slice(0, FIRST_LINES);
  const applicants = first.flatMap((_, at) => namesBeside(first, at, applicant));
  const labelled = applicants.length > 0 ? applicants : first.flatMap((_, at) => namesBeside(first, at, reportFor));
  const personal = labelled.length > 0 ? labelled : first.flatMap((_, at) => namesUnderHeading(first, at));
  const greeted = namedAddressee(first);
  const found = personal.length === 0 && greeted ? namesIn([greeted]) : personal;
  return [...new Set(found)].slice(0, MOST_NAMES);
}

function namesUnderHeading(lines: readonly TextLine[], at: number): string[] {
  const above = lines.slice(Math.max(0, at - HEADING_REACHES), at);
  return above.some((line) => personalHeading.test(plain(textOf(line)))) ? namesBeside(lines, at, bareName) : [];
}

/** The names behind a label, in its own piece of text or in those beside it; else the one below it. */
function namesBeside(lines: readonly TextLine[], at: number, label: RegExp): string[] {
  const cells = lines[at]?.cells ?? [];
  return cells.flatMap(({ text, x }, index) => {
    const printed = label.exec(plain(text))?.[0];
    if (printed === undefined) return [];
    const behind = text.slice(printed.length).replace(/^[\s:;.]+/, "");
    const beside = cells.slice(index + 1).map((cell) => cell.text);
    const names = namesIn(behind ? [behind] : beside);
    return names.length > 0 || behind ? names : namesIn([nearest(lines[at + 1], x)]);
  });
}

/** The piece of a line that is nearest to a column. */
function nearest(line: TextLine | undefined, x: number): string {
  const [cell] = [...(line?.cells ?? [])].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return cell?.text ?? "";
}

function namesIn(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(nextLabel, "").trim()).filter(isPersonsName);
}

/** Whether a text may be a person's name: two to five words with capitals, none of them of a company's. */
export const isPersonsName = (text: string) =>
  text.length <= LONGEST && person.test(text) && !noPerson.test(plain(text));
