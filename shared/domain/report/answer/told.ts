import type { DisputeOutcome } from "../../dispute/dispute";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { outcomeIn, outcomesIn, statesOutcome } from "./outcome-words";

/** What a line says of an item, and whether in a statement of its own. */
export type Found = { outcome: DisputeOutcome; line: TextLine; isStated: boolean };

/** What a line says was done with the item that it is about. */
export function toldIn(line: TextLine): Found | undefined {
  const whole = textOf(line);
  if (asked.test(whole.replace(finished, "")) || explainsOutcomes(whole) || remark.test(line.cells[0]?.text ?? ""))
    return undefined;
  for (const text of [...line.cells.map((cell) => cell.text), whole]) {
    if (remark.test(text)) continue;
    const outcome = statesOutcome(text) ? outcomeIn(text) : undefined;
    if (outcome) return { outcome, line, isStated: true };
  }
  const end = line.cells.length > 1 ? line.cells.at(-1)?.text : behindNumber(whole);
  const last = remark.test(end ?? "") ? undefined : outcomeIn(end ?? "");
  return last && { outcome: last, line, isStated: false };
}

/** "VERIFIED AS ACCURATE: the item was verified. DELETED: the item was removed.": what a letter's words mean is said of no item. */
function explainsOutcomes(text: string): boolean {
  const explained = [...text.matchAll(word)].filter(([, said = ""]) => outcomeIn(said) !== undefined);
  return explained.length > 1;
}

const word = /\b(\p{Lu}{4,}(?: \p{Lu}+){0,4}) ?[:=] /gu;

/** What stands beside an account in a report. */
const remark = /^(?:comments?|remarks?|comentarios?|observaciones)(?::|$)/i;

/** What the member wanted is no outcome. */
const asked =
  /^(?:you(?:r)? (?:asked|said|request|claim|dispute\b)|(?:what )?you disputed|requested|request:|dispute type\b|(?:dispute )?reason|(?:your )?claim\b|consumer (?:states|claims)|usted (?:pidi[oó]|solicit[oó])|su (?:solicitud|reclamo)|motivo)/i;

/** "Your dispute about NORTHLAKE CARD is finished. ..." */
const finished = /^your dispute\b[^.:]{0,120}\b(?:is|has been) (?:now )?(?:completed?|finished|closed)\. /i;

/** In a row with single spaces the outcome is last: behind the number alone, or in capitals behind what was disputed. */
export function behindNumber(row: string): string | undefined {
  const rest = /[\s#]\S*\d{2}[\dXx*•-]*\)?(?:\s*\.{3,}\s*|[\s:–-]+)(\S.{0,80})$/.exec(row)?.[1];
  if (rest === undefined || /[.;](?!$)/.test(rest)) return undefined;
  return statesOutcome(rest) ? rest : /(?:^|\s)(\p{Lu}{4,}(?: \p{Lu}+)*)$/u.exec(rest)?.[1];
}

/** What a sentence or a heading says of all items in the list below it: only what it asserts, and what has one meaning. */
export function toldOfList(line: TextLine): Found | undefined {
  const text = textOf(line);
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const about = isGroup(line)
    ? text
    : sentences.find((each) => overList.test(each) && asserts.test(plain(each)) && !unsure.test(plain(each)));
  const [outcome, ...others] = outcomesIn(about ?? "");
  return outcome && others.length === 0 ? { outcome, line, isStated: true } : undefined;
}

/** "Each of these accounts was verified as accurate." */
export function toldOfAllAbove(line: TextLine): Found | undefined {
  const text = textOf(line);
  const said = text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .find((each) => ofAllAbove.test(each) && !unsure.test(plain(each)));
  const [outcome, ...others] = outcomesIn(said ?? "");
  return outcome && others.length === 0 ? { outcome, line, isStated: false } : undefined;
}

const ofAllAbove =
  /^(?:each|all|both|every one) (?:of )?(?:these|those|the) (?:\p{Ll}+ )?(?:accounts|items)\b(?: (?:listed |named )?above)? (?:was|were|has been|have been)\b/iu;

/** "Deleted items", "Items that remain" */
export const isGroup = (line: TextLine) => {
  const text = plain(textOf(line)).trim();
  return text.length <= 40 && (group.test(text) || counted.test(text)) && outcomesIn(text).length === 1;
};

/** "Removed from your report (2)": only a heading counts what is below it. */
const counted = /^\p{L}[\p{L} ]+ \(\d{1,3}\):?$/iu;

const group =
  /^(?:\p{L}+ (?:items|accounts|inquiries|information)|(?:items|accounts|inquiries)(?: (?:that|which))?(?: (?:were|have been|was|are))? \p{L}+|(?:partidas|cuentas|elementos)(?: que)? \p{L}+)(?: \(\d{1,3}\))?:?$/iu;
const asserts = /\b(?:was|were|has|have|is|are|been|we|decline|fue|fueron|ha|han|hemos|no)\b/i;
const overList = /:$|\b(?:below|following|siguientes?|a continuaci[oó]n)\b/i;
const unsure = /\b(?:if|either|any|whether|may|si|cualquier|puede)\b/i;

/** Whether a line says that an item was looked at, or still is, and not what came of it. */
export const leavesOpen = (line: Pick<TextLine, "cells">) =>
  /^(?:(?:outcome|result|status|resultado|estado):? )?(?:(?:processed|reviewed|procesad[oa])$|(?:pending|in progress|in process|under (?:re-?)?investigation|still (?:under|being|in|open)|pendiente|en proceso)\b.{0,60}$)/i.test(
    textOf(line).trim(),
  );

/** Over the meanings of the words that a letter uses, or one of them: they are said of no item. */
export const isKey = (line: Pick<TextLine, "cells">) => {
  const text = plain(textOf(line)).trim();
  return overKey.test(text) || (line.cells.length === 2 && overMeanings.test(plain(line.cells[1]?.text ?? "").trim()));
};

const overKey =
  /^(?:how to read|what (?:the|these|your) (?:results?|outcomes?|words?) means?|what (?:does|do) .{2,60} mean\b|(?:frequently asked|common) questions|explanation of|understanding (?:your|the)|definitions?\b|como leer|que (?:significa|significan)\b|preguntas frecuentes|significado de|explicacion de)/i;
/** The heading of a table's second column. */
const overMeanings =
  /^(?:meanings?|what (?:it|this|that) means|definitions?|explanations?|significados?|que significa)$/i;
