import { type Bureau, bureaus } from "../../bureau/bureau";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { outcomeIn } from "./outcome-words";
import { isOverResults, isResultLabel } from "./results-table";

const HEAD_LINES = 8;
const LONGEST_HEAD = 60;

const results = new RegExp(
  [
    /\bresults? of (?:(?:your |our |the )?(?:recent )?(?:dispute|re-?investigation|investigation)|(?:your|our|the) (?:recent )?request)/,
    /\b(?:re-?investigation|investigation|dispute) results?\b/,
    /\bsummary of (?:the |your )?results\b|\breinvestigation report\b/,
    /(?<!\bnot )(?<!\bnot yet )\b(?:completed|finished|concluded) (?:our |the |your |its )?(?:(?:re-?)?investigati(?:on|ng)|processing|review(?:ing)?|looking into)\b/,
    // "The investigation you requested has been completed"
    /\b(?:re-?investigation|investigation|dispute)(?: (?:you|that|we|of|about)\b[^.]{0,60})? (?:is|has been|was) (?:now )?(?:complete|finished)/,
    /\bhere are the results|\byour (?:dispute )?results are ready|\bhere is what we (?:found|did)/,
    /\bresultados? de (?:su|la|nuestra) (?:disputa|investigacion|reinvestigacion)/,
    /\b(?:concluido|completado|terminado) (?:la|nuestra|su) (?:re)?investigacion/,
    /\bwe have researched the\b|\boutcome of your dispute/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);
const frivolous =
  /\b(?:determined|concluded|consider\w*|deemed?|believe|find|found)\b.{0,120}\b(?:frivolous|irrelevant)\b|\bnotice of (?:a )?frivolous\b|\bfrivolous (?:or irrelevant )?(?:dispute )?(?:notice|determination)\b|\b(?:will|are|shall) not (?:be )?(?:re-?)?investigat\w*|\bnot required to (?:re-?)?investigat\w*|\bwe (?:will not|are not going to|cannot) (?:be )?(?:process|investigat|initiat)\w*|\bconsidera(?:mos)?\b.{0,80}\bfrivol/i;
/** Who asks for proofs first has refused nothing. */
const identity =
  /\b(?:verify|confirm|prove|proof of|verification of|verificar|confirmar) (?:your |su )?(?:identi\w+|(?:current )?address|social security)|\bgovernment[- ]issued\b|\bcomprobante de domicilio\b/i;
/** A bureau's word about a request to block (FCRA 605B). */
const block =
  /\bha(?:s|ve) been blocked\b|\bwe (?:have )?(?:blocked|placed a block)\b|\b(?:declined?|unable|refused?|not able) to (?:place (?:a|the) )?block\b|\bhemos bloqueado\b|\b(?:ha|han) sido bloquead[oa]s?\b|\bno (?:podemos|pudimos) bloquear\b/i;
const theft = /\b605b\b|\bidentity theft\b|\brobo de identidad\b/i;
/** A letter that comes before the results speaks of them. */
const toCome =
  /\b(?:will|shall) (?:receive|get|send|mail|notify|inform|provide|tell)\b[^.]{0,160}|\b(?:when|once|after|until) (?:the|our|your|it|we)\b[^.,]{0,60}\b(?:complet|finish|conclu)\w*|\b(?:recibira|enviaremos|cuando (?:termine|concluya))\b[^.]{0,120}/gi;
/** Over the list of a bureau's page. */
const pageOfResults =
  /(?:^|> )(?:(?:completed|closed) disputes|dispute details|disputas (?:completadas|cerradas)|detalles de (?:la|su) disputa)(?: \(\d{1,3}\))?$/i;

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
      (!identity.test(text) || /\b(?:frivol|irrelevant|suspicious)/i.test(text)),
    isResult:
      results.test(text) ||
      (theft.test(text) && block.test(text)) ||
      lines.some((line) => isOverResults(line) || isResultOfItem(line) || pageOfResults.test(textOf(line).trim())),
  };
}

const nameOf = (bureau: Bureau) =>
  bureau === "transunion" ? /\btrans ?union\b/i : new RegExp(`\\b(?:my)?${bureau}\\b`, "i");

/** The bureau at the head of a letter, or else the one that it names more often than the others. */
export function senderOf(lines: readonly TextLine[]): Bureau | undefined {
  const atHead = bureaus.filter((bureau) => headOf(lines).some((line) => isOfBureauAlone(line, bureau)));
  if (atHead.length === 1) return atHead[0];
  const counts = bureaus.map((bureau) => {
    return { bureau, count: lines.filter((line) => nameOf(bureau).test(textOf(line))).length };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && best.count > 0 && best.count !== second?.count ? best.bureau : undefined;
}

function headOf(lines: readonly TextLine[]): readonly TextLine[] {
  const first = lines.slice(0, HEAD_LINES);
  const greeting = first.findIndex((line) => /^(?:dear|estimad[oa]s?|hi|hello|hola)\b/i.test(textOf(line)));
  return greeting < 0 ? first : first.slice(0, greeting);
}

/** "Equifax Information Services LLC", "TransUnion" in the first of two columns. */
function isOfBureauAlone({ cells }: TextLine, bureau: Bureau): boolean {
  const text = cells[0]?.text ?? "";
  const named = bureaus.filter((each) => nameOf(each).test(text));
  return text.length <= LONGEST_HEAD && named.length === 1 && text.search(nameOf(bureau)) === 0;
}
