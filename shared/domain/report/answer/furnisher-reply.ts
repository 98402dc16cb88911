import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { ofMember } from "./member-words";
import { isBureauAtHead } from "./sender";

/** Such a letter is short. */
const MOST_LINES = 80;

/** Only who furnishes information writes so: a bureau does not report to the bureaus. */
const ofReporting = new RegExp(
  [
    /\bwe (?:have |had )?(?:also )?(?:report(?:ed)?|furnish(?:ed)?|sen[dt]|provided?|told|asked|notified|instructed|requested|updated|advised|directed)\b[^.;]{0,80}\b(?:credit|consumer) (?:reporting )?(?:bureaus?|agenc|compan)/,
    /\b(?:we|and) (?:have |had )?(?:report(?:ed)?|furnish(?:ed)?|sen[dt]|told|asked|notified|instructed|requested|advised|directed)\b(?: to)? (?:equifax|experian|trans ?union)\b/,
    /\b(?:credit (?:bureau|reporting) )?information (?:that )?we (?:furnish|report)(?:ed)? (?:to|about)\b|\bhow we report (?:it|this|your|the account)\b/,
    /\b(?:investigation of|received|about|regarding) (?:your|a|the) direct dispute\b|\b1022\.43\b|\b1681s-2\b/,
    /\b(?:informamos|reportamos|enviamos|pedimos|avisamos|solicitamos|notificamos)\b[^.;]{0,80}\b(?:agencias? de (?:credito|informes)|buros? de credito|equifax|experian|trans ?union)/,
    /\bsu disputa directa\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
const ofDispute = /\bdisput\w+|\b(?:re-?)?investig\w+|\breview\w*|\blook into\b|\breclam\w+|\brevis\w+/;

/** Whether a letter is a lender's or a collector's own answer to a member (15 U.S.C. 1681s-2, 12 CFR 1022.43): no bureau decided anything in it. */
export function isFurnisherReply(lines: readonly TextLine[]): boolean {
  if (lines.length > MOST_LINES || isBureauAtHead(lines) || lines.some((line) => ofMember.test(textOf(line))))
    return false;
  const text = plain(lines.map(textOf).join(" ")).toLowerCase();
  return ofReporting.test(text) && ofDispute.test(text);
}
