import { type Bureau, bureaus } from "../../bureau/bureau";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";

const results =
  /\b(?:results? of (?:your|our|the) (?:recent )?(?:dispute|re-?investigation|investigation|request)|(?:re-?investigation|investigation|dispute) results?\b|completed (?:our|the|your|its) (?:re-?)?(?:investigation|processing)|(?:re-?investigation|investigation|dispute) (?:is|has been|was) (?:now )?complete|here are the results|your (?:dispute )?results are ready|here is what we (?:found|did)|resultados? de (?:su|la|nuestra) (?:disputa|investigacion|reinvestigacion)|(?:concluido|completado|terminado) (?:la|nuestra|su) (?:re)?investigacion|we have researched the|outcome of your dispute)/i;
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
  /\b(?:will|shall) (?:receive|get|send|mail|notify|inform|provide|tell)\b[^.]{0,160}|\b(?:when|once|after|until) (?:the|our|your|it)\b[^.,]{0,60}\bcomplete\w*|\b(?:recibira|enviaremos|cuando (?:termine|concluya))\b[^.]{0,120}/gi;
/** Over the list of a bureau's page. */
const pageOfResults =
  /(?:^|> )(?:(?:completed|closed) disputes|dispute details|disputas (?:completadas|cerradas)|detalles de (?:la|su) disputa)(?: \(\d{1,3}\))?$/i;

/** Over a table of what became of each item. */
function isOverResults({ cells }: TextLine): boolean {
  const [first = "", last = ""] = [cells[0], cells.at(-1)].map((cell) => plain(cell?.text ?? "").trim());
  const names = /^(?:(?:credit )?items?|compan(?:y|ies)|creditors?|accounts?|elementos?|cuentas?|empresas?)$/i;
  return (
    cells.length > 1 &&
    names.test(first) &&
    /^(?:results?|outcomes?|decision(?:s|es)?|findings?|where it stands|what we (?:did|found|decided)|resultados?)$/i.test(
      last,
    )
  );
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
      lines.some((line) => isOverResults(line) || pageOfResults.test(textOf(line).trim())),
  };
}

/** The bureau that a letter names more often than the others. */
export function senderOf(lines: readonly TextLine[]): Bureau | undefined {
  const counts = bureaus.map((bureau) => {
    const name = bureau === "transunion" ? /\btrans ?union\b/i : new RegExp(`\\b(?:my)?${bureau}\\b`, "i");
    return { bureau, count: lines.filter((line) => name.test(textOf(line))).length };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && best.count > 0 && best.count !== second?.count ? best.bureau : undefined;
}
