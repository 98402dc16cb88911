import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { asksWho } from "./asks-who";
import { outcomeIn } from "./outcome-words";
import { isOverResults, isResultLabel } from "./results-table";

const results = anyPattern(
  /\b(?:results?|records?) of (?:(?:your |our |the )?(?:recent )?(?:dispute|re-?investigation|investigation)|(?:your|our|the) (?:recent )?request)/i,
  /\b(?:re-?investigation|investigation|dispute) results?\b/i,
  /\bsummary of (?:the |your )?results\b|\breinvestigation report\b/i,
  /(?<!\bnot )(?<!\bnot yet )\b(?:completed|finished|concluded) (?:our |the |your |its )?(?:(?:re-?)?investigati(?:on|ng)|processing|review(?:ing)?|looking into)\b/i,
  // "The investigation you requested has been completed"
  /\b(?:re-?investigation|investigation|dispute)(?: (?:you|that|we|of|about)\b[^.]{0,60})? (?:is|has been|was) (?:now )?(?:complete|finished)/i,
  /\b(?:re-?)?investigation completed(?: on|:) (?:[a-z]+ )?\d/i,
  /\bhere are the results|\byour (?:dispute )?results are ready/i,
  // An adviser who has looked at a report says the same: only with a dispute, an investigation or a request before it.
  /\b(?:(?:disput|(?:re-?)?investigat|challeng|request)\w*|asked us)\b.{0,300}\b(?:here|this) is what we (?:found|did)\b/i,
  /\bresultados? de (?:su|la|nuestra) (?:disputa|investigacion|reinvestigacion)/i,
  /\bterminamos de investigar\b|\b(?:aqui estan|estos son) los resultados\b/i,
  /\b(?:concluido|completado|terminado|finalizado|concluimos|completamos|terminamos|finalizamos) (?:la|nuestra|su) (?:re)?investigacion/i,
  /\bresolved your dispute\b|\bdispute has been investigated\b|\bdispute resolution notice\b|\bactions? taken on your dispute\b/i,
  /\b(?:account|item|inquiry)\b[^.;]{0,80}\bhas (?:already |now )?been (?:deleted|removed|corrected) (?:from|in|on) your (?:credit )?(?:file|report)/i,
  /\bwe have researched the\b|\b(?:outcome|results?) of your (?:dispute|request|claim)\b|\bdesenlace de (?:la|su) (?:investigacion|disputa|revision)/i,
);
const frivolous = anyPattern(
  /\b(?:determined|concluded|consider\w*|deemed?|believe|find|found)\b.{0,120}\b(?:frivolous|irrelevant)\b/i,
  /\bnotice of (?:a )?frivolous\b/i,
  /\bfrivolous (?:or irrelevant )?(?:dispute )?(?:notice|determination)\b/i,
  /\b(?:will|are|shall) not (?:be )?(?:re-?)?investigat\w*/i,
  /\bnot required to (?:re-?)?investigat\w*/i,
  /\bwe (?:will not|are not going to|cannot) (?:be )?(?:process|investigat|initiat)\w*/i,
  /\bconsidera(?:mos)?\b.{0,80}\bfrivol/i,
);
/** A bureau's word about a request to block (FCRA 605B). */
const block = anyPattern(
  /\bha(?:s|ve) been blocked\b/i,
  /\bwe (?:have )?(?:blocked|placed a block)\b/i,
  /\b(?:declined?|unable|refused?|not able) to (?:place (?:a|the) )?block\b/i,
  /\bhemos bloqueado\b/i,
  /\b(?:ha|han) sido bloquead[oa]s?\b/i,
  /\bno (?:podemos|pudimos) bloquear\b/i,
);
const theft = /\b605b\b|\bidentity theft\b|\brobo de identidad\b/i;
/** A letter that comes before the results speaks of them. */
const toCome = anyPattern(
  /\b(?:will|shall) (?:receive|get|send|mail|notify|inform|provide|tell)\b[^.]{0,160}/gi,
  /\b(?:when|once|after|until) (?:the|our|your|it|we)\b[^.,]{0,60}\b(?:complet|finish|conclu)\w*/gi,
  /\b(?:recibira|enviaremos|cuando (?:termine|concluya))\b[^.]{0,120}/gi,
);
/** Over the list of a bureau's page. */
const pageOfResults =
  /(?:^|> )(?:(?:completed|closed) disputes|dispute details|disputas (?:completadas|cerradas)|detalles de (?:la|su) disputa)(?: \(\d{1,3}\))?$/i;

/** Over a member's disputes, open and closed. A page about credit may have a link with the same words. */
const pageOfDisputes =
  /^(?:(?:your|my|experian|equifax|transunion) )*disputes?(?: cent(?:er|re)| history| status| tracker)?$/i;
const LONGEST_BARE = 40;

/** "Removed" alone. What a report shows beside an account is "updated" too. */
function isBareOutcome({ cells }: TextLine): boolean {
  return cells.some(({ text }) => {
    const outcome = text.length <= LONGEST_BARE ? outcomeIn(text) : undefined;
    return outcome === "deleted" || outcome === "verified";
  });
}

/** "Result: Removed from your credit report" */
function isResultOfItem(line: TextLine): boolean {
  const [, label = "", said = ""] = /^([^:]{4,40}): (.+)$/.exec(textOf(line)) ?? [];
  const [first = "", beside = ""] = line.cells.map(({ text }) => text);
  const isSaid = (name: string, value: string) => isResultLabel(name) && outcomeIn(value) !== undefined;
  return isSaid(label, said) || isSaid(first.replace(/:$/, ""), beside);
}

/** What a letter is about: the results of disputes, or a notice that nothing is investigated. Both false for what is neither. */
export function letterKind(lines: readonly TextLine[]): { isResult: boolean; isFrivolous: boolean } {
  const text = plain(lines.map(textOf).join(" ")).replaceAll(toCome, " ");
  return {
    isFrivolous:
      frivolous.test(text.replaceAll(/unless your dispute is frivolous/gi, "")) &&
      (!asksWho.test(text) || /\b(?:frivol|irrelevant|suspicious)/i.test(text)),
    isResult:
      results.test(text) ||
      (theft.test(text) && block.test(text)) ||
      (lines.some((line) => pageOfDisputes.test(textOf(line).trim())) && lines.some(isBareOutcome)) ||
      lines.some((line) => isOverResults(line) || isResultOfItem(line) || pageOfResults.test(textOf(line).trim())),
  };
}
