import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { ofMember } from "./member-words";
import { isBureauAtHead } from "./sender";

/** Such a letter is short. */
const MOST_LINES = 80;

const told = anyPattern(
  /report(?:ed)?|furnish(?:ed)?|sen[dt]|provided?|told|notified|updated|advised/,
  /asked|instructed|requested|directed/,
).source;
const bureaus = "(?:credit|consumer) (?:reporting )?(?:bureaus?|agenc|compan)";
const agencias = "(?:agencias? de (?:credito|informes)|buros? de credito|equifax|experian|trans ?union)";
/** Only who furnishes information writes so: a bureau does not report to the bureaus. */
const ofReporting = anyPattern(
  new RegExp(`\\bwe (?:have |had )?(?:also )?(?:${told})\\b[^.;]{0,80}\\b${bureaus}`),
  new RegExp(`\\b(?:we|and) (?:have |had )?(?:${told})\\b(?: to)? (?:equifax|experian|trans ?union)\\b`),
  /\b(?:credit (?:bureau|reporting) )?information (?:that )?we (?:furnish|report)(?:ed)? (?:to|about)\b/,
  /\bhow we report (?:it|this|your|the account)\b/,
  /\b(?:investigation of|received|about|regarding) (?:your|a|the) direct dispute\b|\bsu disputa directa\b/,
  /\b1022\.43\b|\b1681s-2\b/,
  new RegExp(`\\b(?:informamos|reportamos|enviamos|avisamos|notificamos)\\b[^.;]{0,80}\\b${agencias}`),
  new RegExp(`\\b(?:pedimos|solicitamos)\\b[^.;]{0,80}\\b${agencias}`),
);
const ofDispute = /\bdisput\w+|\b(?:re-?)?investig\w+|\breview\w*|\blook into\b|\breclam\w+|\brevis\w+/;

/** Whether a letter is a lender's or a collector's own answer to a member (15 U.S.C. 1681s-2, 12 CFR 1022.43): no bureau decided anything in it. */
export function isFurnisherReply(lines: readonly TextLine[]): boolean {
  if (lines.length > MOST_LINES || isBureauAtHead(lines) || lines.some((line) => ofMember.test(textOf(line))))
    return false;
  const text = plain(lines.map(textOf).join(" ")).toLowerCase();
  return ofReporting.test(text) && ofDispute.test(text);
}
