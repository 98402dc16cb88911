import type { NoticeKind } from "#shared/domain/document/seen";
import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { verdictOf } from "./anchored/verdict";
import { asksWho } from "./asks-who";
import { letterKind } from "./letter-kind";
import { withParagraphsWhole } from "./paragraphs";
import { senderOf } from "./sender";

/** What a bureau writes about a dispute besides its results. */
export type Notice = Exclude<NoticeKind, "furnisher-reply">;

/** Such a letter is short; the pages on rights behind a report explain the same words. */
const MOST_LINES = 80;

/** FCRA 611(a)(1)(B): up to 15 days more, when the member sent more information. */
const takesLonger = anyPattern(
  /\b(?:15|fifteen) (?:more|additional|extra) days\b/,
  /\b45(?:[- ]days?\b| dias\b)/,
  /\bmore time\b/,
  /\bexten(?:d|sion)\w*/,
  /\bmas tiempo\b/,
  /\bprorroga\w*/,
  /\b15 dias (?:mas|adicionales)\b/,
);
/** Nothing is decided yet. */
const waits = anyPattern(
  /\bwaiting (?:for|on)\b/,
  /\bstill (?:being|under|working|looking|investigating|open)\b/,
  /\bin progress\b/,
  /\b(?:are|is) (?:now )?(?:working on|investigating|looking into)\b/,
  /\b(?:have|has) (?:begun|started|opened)\b/,
  /\breceived your (?:\w+ )?dispute\b/,
  /\ben proceso\b/,
  /\bseguimos\b/,
  /\brecibimos su (?:disputa|reclamo)\b/,
);
const ofDispute = /\binvestig\w+|\bdisput\w+/;

/**
 * Which notice of a bureau a letter is: that a removed item is back (FCRA 611(a)(5)(B)(ii)), that it asks for proof of identity, or
 * that it takes longer, or only that it is at work. Undefined for what is none of these; to be asked where no results were read.
 */
export function noticeIn(lines: readonly TextLine[]): Notice | undefined {
  if (lines.length > MOST_LINES || !senderOf(lines)) return undefined;
  const written = withParagraphsWhole(lines);
  if (written.some((line) => verdictOf(textOf(line))?.said === "reinserted")) return "reinsertion-notice";
  const text = plain(written.map(textOf).join(" ")).toLowerCase();
  if (!ofDispute.test(text)) return undefined;
  if (asksWho.test(text)) return "identity-request";
  if (takesLonger.test(text)) return "extension-notice";
  return waits.test(text) && !letterKind(lines).isResult ? "waiting-notice" : undefined;
}
