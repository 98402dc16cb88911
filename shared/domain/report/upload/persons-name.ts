import { anyPattern, anyWhole } from "#shared/domain/text/any-pattern";
import { consumerNames, isPersonsName } from "./consumer-names";
import { type TextLine, textOf } from "./lines/text-line";
import { bureauHeading } from "./words/bureau-names";
import { type Field, labelled, plain } from "./words/fields";
import { nameOf } from "./words/names";
import { dayOfText } from "./words/values";
import { accountLabels } from "./words/vocabulary";

/** Over the first account a report has its title, whose it is, and its day. */
const HEAD = 12;
/** So many lines of it may be over a name that no day shows to be a person's. */
const TITLE = 4;

/** What creditors are called by that might be a person's name elsewhere. */
const companies = anyPattern(
  /\b(?:cards?|capital|funding|fund|recovery|recoveries|collect\w*|credito|associates|assoc|receivables?|portfolio)\b/i,
  /\b(?:acceptance|servicing|management|solutions|systems|resources?|partners|agency|bureau|holdings|investments?)\b/i,
  /\b(?:medical|hospital|health|dental|clinic|energy|electric|wireless|mobile|cable|retail|stores?|motors?|finance)\b/i,
  /\b(?:first|national|american|america|federal|state|city|county|university|department|dept|of|the|and|y|de la)\b/i,
);
/** "MARIA T SAMPLE", "SAMPLE, MARIA T". */
const surelyPersons = anyWhole(
  /\p{L}{2,}(?:['’-]\p{L}+)? \p{Lu}\.? \p{L}[\p{L}'’-]{2,}/u,
  /\p{L}[\p{L}'’-]+, \p{L}{2,}(?: \p{Lu}\.?)?/u,
);

/** What only a report's own day is called, and what an account's is called too. */
const ownDay = anyWhole(
  /report date|date of (?:the )?report|report (?:generated|created|printed)(?: on)?/,
  /date (?:created|generated|issued|completed|ordered|released|requested|printed)/,
  /(?:generated|created|issued|printed|prepared)(?: on)?/,
  /fecha de (?:creacion|emision|impresion|generacion)|(?:generado|creado|emitido|impreso) el/,
);
const behindName = /,\s|\s[|·•–—-]\s/;
const wordsBeforeDay = /^(?:\p{Ll}+ ){1,4}/u;
const ownDayInSpanish = /^fecha del? (?:informe|reporte)$/;
const anyDay = anyWhole(
  /(?:last )?(?:reported|updated?)(?: on)?|as of|date/,
  /fecha|actualizado(?: el)?|ultima actualizacion/,
);

type ReportsDay = { label: string; lines: number };

/**
 * Without the name of the person whose report it is, where that is alone in a line: over an account it would be its creditor. Whose
 * name it is shows a label elsewhere in the report, or the report's own day beside it, over the first account.
 */
export function withoutPersonsName(lines: readonly TextLine[]): readonly TextLine[] {
  const known = consumerNames(lines).map((name) => name.toUpperCase());
  const head = headOf(lines);
  const own = lines.slice(0, head).findIndex((_, at) => isPersonInHead(lines, at));
  const client = lines[head] && isClient(lines[head]) ? lines[head] : undefined;
  if (own < 0 && known.length === 0 && !client) return lines;
  const isPerson = (line: TextLine) => line.cells.length === 1 && known.includes(textOf(line).trim().toUpperCase());
  const isHead = own < 0 ? () => false : within(lines, own);
  return lines.filter((line, at) => !isHead(at) && !isPerson(line) && line !== client);
}

/** "Client: Maria Sample" over the first account; a collector's client is below its name. */
function isClient(line: TextLine): boolean {
  const [, name = ""] = /^clie?nte?(?: name)?\s*:\s*(.+)$/i.exec(textOf(line).trim()) ?? [];
  return isPersonsName(name) && !companies.test(name);
}

/** The person's name with the report's day below it or above it, which would be the first account's. */
function within(lines: readonly TextLine[], own: number): (at: number) => boolean {
  const below = dayAt(lines, own + 1)?.lines;
  const [first, last] = below ? [own, own + below] : [own - linesOfDayAbove(lines, own), own];
  return (at) => at >= first && at <= last;
}

/** The lines over the first label of an account; its day may be the report's. */
function headOf(lines: readonly TextLine[]): number {
  const ofReport: readonly Field[] = ["dateReported", "bureaus", "none"];
  const isAccounts = ({ cells }: TextLine) =>
    cells.some((cell) => labelled(cell, accountLabels).some(({ field }) => !ofReport.includes(field)));
  const first = lines.slice(0, HEAD).findIndex(isAccounts);
  return first < 0 ? Math.min(HEAD, lines.length) : first;
}

function isPersonInHead(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  const text = line ? textOf(line).trim() : "";
  if (line && personBesideDay(line)) return lines.filter(personBesideDay).length === 1;
  if (line?.cells.length !== 1 || !isPersonsName(text) || companies.test(text)) return false;
  const isSure = surelyPersons.test(text);
  const below = dayAt(lines, at + 1);
  if (below) return isSure || isReportsOwn(lines, at + 1, below);
  return isSure && (linesOfDayAbove(lines, at) > 0 || (at <= TITLE && lines.slice(0, at).some(isTitle)));
}

/** "Maria Sample, copied Oct 12, 2026": where more than one line is so, they are a list. */
function personBesideDay(line: TextLine): boolean {
  const [name = "", ...others] = textOf(line).trim().split(behindName);
  const behind = others.join(", ").replace(wordsBeforeDay, "");
  return behind !== "" && isPersonsName(name) && !companies.test(name) && isDayAlone(behind);
}

const isTitle = (line: TextLine) =>
  bureauHeading(textOf(line)) !== undefined || /\b(?:report|informe|reporte)\b/i.test(textOf(line));

/** How many lines a day right above a name has. */
const linesOfDayAbove = (lines: readonly TextLine[], at: number) =>
  [1, 2].find((count) => dayAt(lines, at - count)?.lines === count) ?? 0;

/** Whether a day below a name is the report's: no account has it there. */
function isReportsOwn(lines: readonly TextLine[], at: number, { label, lines: count }: ReportsDay): boolean {
  if (ownDay.test(label)) return true;
  const rest = lines.slice(at + count);
  const isName = (line: TextLine | undefined) => line !== undefined && nameOf(line)?.isSure === true;
  const named = rest.flatMap((line, index) => (isName(line) ? [index + 1] : []));
  if (named.some((below) => dayAt(rest, below)?.label === label)) return false;
  return label === "" || ownDayInSpanish.test(label) || isName(rest[0]) || named.some((below) => hasLabel(rest[below]));
}

const hasLabel = (line: TextLine | undefined) =>
  line?.cells.some((cell) => labelled(cell, accountLabels).length > 0) === true;

/** A day with its label or without, in one line or with the label in a line of its own. */
function dayAt(lines: readonly TextLine[], at: number): ReportsDay | undefined {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || line.cells.length > 2) return undefined;
  const text = plain(line.cells.map((cell) => cell.text).join(" ")).toLowerCase();
  const start = firstOfDay.exec(text)?.index ?? text.length;
  const [label, value] = [text.slice(0, start).replace(/[\s:]+$/, ""), text.slice(start)];
  // Nothing may be before the day.
  if (label !== "" && ![ownDay, ownDayInSpanish, anyDay].some((known) => known.test(label))) return undefined;
  if (isDayAlone(value)) return { label, lines: 1 };
  return value === "" && label !== "" && below && isDayAlone(textOf(below)) ? { label, lines: 2 } : undefined;
}

const firstOfDay = /\b(?:(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)[a-z]*\.? )?\d/;
const isDayAlone = (text: string) => text.trim().length <= LONGEST_DAY && dayOfText(text) !== undefined;
const LONGEST_DAY = 24;
