import type { DisputeOutcome } from "../../../dispute/dispute";
import { plain } from "../../upload/words/fields";
import { anyOf, asideRemoved, ofAll, partRemoved } from "../no-outcome";

/** What a text says became of an item; "open" while nothing has, "reinserted" where a deleted one is back. */
export type Verdict = { said: DisputeOutcome | "open" | "reinserted"; isSure: boolean };

const LONGEST_LABEL = 60;

const open =
  /\b(?:extend\w*|extension|pending|in progress|in process|not\b[^.;]{0,40}\byet|still (?:open|being|under|in|looking|investigating|working)|under (?:re-?)?investigation|not (?:yet )?(?:finished|completed?|done)|pendientes?|en proceso)\b/;
const cameBack =
  /\bre-?insert|\b(?:added|placed|put|come|came|is|are) back\b|\bback (?:on|in|to) (?:your|the|file)|\b(?:on|in) (?:your|the) (?:credit )?(?:file|report) again\b|\b(?:reinsertad|reincorporad|de nuevo en su)/;

/** What else has the words of an outcome: the labels of an account, and examples. */
const labels =
  /\b(?:date|status|balance|last) (?:updated|verified)\b|\bconfirmation(?: (?:number|no|code)\b| ?#|:? (?=\d))|\byour (?:identity|address|name|date of birth|social security number|(?:tele)?phone(?: number)?|employer)\b[^.;]{0,20}\b(?:verified|confirmed|updated|changed|corrected)\b|\b(?:corrected|updated|revised|new) (?:credit )?(?:report|file|disclosure)\b|\b(?:updated|revised|changed) our\b|\b(?:items|accounts) (?:updated|verified|deleted|corrected) \d+|\bupdates? on your\b|\bon record until\b|\([^)]*\b(?:example|such as)\b[^)]*\)/g;
/** What the member claimed or asked for. */
const wished =
  /\b(?:you|consumer|usted)(?: have| nos)? (?:asked|said|say|told|tell|claim\w*|states?|requested|wanted|wrote|sent|gave|provided|submitted|dijo|pidio|solicito|indico)\b(?! (?:us )?(?:of|about)\b)(?:(?!, so we\b)[^.;])*|\b(?:claims|states|says) (?:that )?(?:it|this|the account)\b(?!(?:'s| is) (?:right|correct|accurate|valid))[^.;]*/g;
/** A company's word to a bureau is done by it: "advised us to delete". */
const advised =
  /\b(?:advised|instructed|told|directed|asked|requested)(?: \w+){1,6}? (?:to|that we) (delete|remove|take|pull|drop|change|correct|update|modify)/g;

/** "We were asked to delete it, and so we did" */
const didSo = /\b(?:pidio|solicito) (?:borrar|eliminar|quitar|retirar|suprimir)\b[^.;]{0,40} y (?:asi )?lo hicimos\b/g;

/** What is only possible, to come, wished for, or an explanation. */
const unsaid =
  /\bnothing else\b|\b(?:if|unless|whether|may|might|can|allow|possible|could(?!(?:n't| not))|would|should|must|shall|when|once|until|before (?:we|you|your|an?|it|the|any)|means?|either|any (?:item|account)|(?:for|of|in|to) each|each (?:account|item|entry|of|one|time|change)|please|ask(?:s|ing)?|requests? (?:that|us|to|an?)|want|need|si|cuando|puede|podemos|podria|antes|deben?)\b|^(?:to|send|tell|call|visit|log|see) |(?<!\b(?:nothing|none) )\bwill\b(?! (?:no longer|not|stay|remain|continue|go on|see|find|keep))|\bable to\b|\bwill not (?:investigate|process|look)(?![^.;]*\bagain\b)/;

const gone =
  /\bno longer\b|(?:\b(?:not|never)\b|n't\b)[^.;]{0,60}\bany ?(?:more|longer)\b|\b(?:will not|won't) (?:see|find|be (?:seen|shown|reported|on)|appear|show)\b(?! (?:any|a) change)|\b(?:does|do)(?: not|n't) (?:appear|show)\b|(?:\bnot|n't) on (?:your |the )?(?:credit )?(?:file|report|record)\b|\babsent from\b|\b(?:stopped|ceased|discontinued) (?:to )?report(?:ing)?\b|\b(?:ya no|dejamos de|dejo de) (?:se )?(?:aparec|figur|est|sal|report|inform|mostr|muestr)\w*|\bd(?:ad[oa]s?|io|imos|ieron) de baja\b|\bfuera de su\b|\b(?:took|taken|take|taking|came|come|is|are|was|were) (?:[^.;]{1,160} )?(?:off|out of)\b(?! business)|\btak(?:en|ing) down\b|\b(?:off|out of) your (?:credit )?(?:file|report|record)|\bgone\b|\bnot currently reporting\b/;
const same =
  /\b(?:un|not |in)chang(?:ed|ing)\b|\b(?:no|nothing(?! else)|without|ningun|sin|not|none)\b[^.;]{0,40}\b(?:chang|edit|alter|modif|cambi|adjust|updat|actualiz|correg|corrected|corrections?|fix|touch|rework|ajust|tocamos|tocado)\w*|\bno action (?:was )?taken\b|\b(?:continues?|go(?:es)? on|sigue[ns]?|seguira) (?:to )?(?:report|appear|show|being (?:shown|reported)|be (?:shown|reported)|en su|apareciendo)|\bdisagree[sd]? with you|\b(?:maintains|insists|insiste en) (?:that|que)\b|\(same\)|\b(?:as|just as|same as) (?:before|reported|(?:it )?is|it was|they were)\b|\bthe same\b|\b(?:left|leave) (?:it |this |the \w+ )?(?:as|alone)\b|\b(?:igual|sin cambios)\b/;
const negated =
  /\b(?:not|never|no|cannot|unable|failed|couldn't|nothing(?! else)|without|nunca)\b(?:(?!\b(?:and|because|so|but|y|porque)\b)[^.;,]){0,30}$/;

/** What was verified is that the member is right. */
const untrue =
  /\b(?:incorrect\w*|inaccurate\w*|wrong\w*|in error|mistaken|not (?:accurate|correct|right|yours?|being))\b/;

const stems: readonly (readonly [kind: "deleted" | "verified" | "modified", words: RegExp])[] = [
  [
    "deleted",
    /\b(?:delet|remov|eras|expung|drop(?:ped)|purg|withdr[ae]w|struck|stricken|suppress|void(?:ed)|pull(?:ed)|scrub|wip(?:ed)|clear(?:ed)|exclu|disappear|elimin|borr|suprim|retir|quit[aoó]|exclui|desaparec)\w*/,
  ],
  [
    "verified",
    /\b(?:verif|confirm|affirm|certif|validat|substantiat|endors|ratif|vouch|accura|exact|sostien|sostuv)\w*|\b(?:upheld|in order|no errors?|no mistakes?|(?:agrees?|agreed) with(?! you)|sound|untouched|bien)\b|\b(?:remain|stay|retain|kept|keep|permanec|manten|mantien)\w*|\bstood by\b|\bstands? by\b|\bback(?:ed)? (?:it|this|them) up\b|\b(?:proof|proven?|prueba)\b|\bbelongs? to you\b|\b(?:it's|is|are|was|were|es|son|esta|estaba|resulto) (?:right|correct[ao]?s?|valid)\b|\b(?:information|data|informacion) correct[ao]?\b|\bcorrect(?: as|ly reported)\b|\breport\w* (?:\w+ )?correctly\b|\bmatch\w*/,
  ],
  [
    "modified",
    /\b(?:updat|modif|correct(?:ed|ion|ing)|(?<!\b(?:la|una|su|de|nuestra) )revis(?:ed|ions?)|amend|chang|edit|alter|adjust|fix|rectif|rework|replac|swap|refresh|restat|actualiz|correg|corrig|cambi|ajust|reemplaz|sustitu)\w*|\b(?:newe?r?|right|additional|other|more|different) (?:\w+ )?(?:figures?|values?|details?|balance|status|info(?:rmation)?|data|amounts?|history|dates?|changes?|fields?)\b|\b(?:datos|informacion|saldo) nuev\w+|\bparticulars\b|\b(?:put|set) right\b|\bup to date\b|\bnow (?:shows?|carr(?:y|ies)|reads?|reports?|says?)\b|\bpart of it was wrong\b/,
  ],
];
/** A word by itself is what was done only in these forms, or alone in a cell. */
const finished =
  /(?:ed|ped|en|ions?|ado|ada|ados|adas|ido|ida|idas|idos|amos|imos|o|uced|kept|was|remains?|stays?|accurate|accurately|exact\w*|by|up|you|right|valid|correct\w*|correctly|reported|match\w*|figures?|values?|details?|balance|status|info|information|data|amounts?|history|dates?|changes|fields?|particulars|date|struck|stricken|upheld|in order|errors?|mistakes?|with|sound|untouched|bien|(?:shows?|carr(?:y|ies)|reads?|reports?|says?)|sostien\w*|vouch\w*|nuev\w+|wrong|permanec\w*|mantien\w+|keep|proof|proven?|prueba)$/;

/** What an account is said to be now was something else before. */
const nowElse =
  /\b(?:now|ahora) (?:appears?|reporting|listed|shown|reflects?|marked|reported|aparece|figura|consta)\b|\b(?:set|brought|reduced|lowered|raised) to (?:\$|zero\b)/;

/** The sentence goes on, and says something else. */
const turns = /\b(?:however|but|although|pero|aunque|sin embargo)[,;:]?\s*$/;

const frivolous =
  /\b(?:declin\w+|refus\w+|unable) to (?:process|investigate|review)\b|\b(?:frivol\w+|irrelevant\w*)\b|\bnot (?:required to )?(?:re-?)?investigat\w*|\b(?:did|do|will) not look into (?:it|this|them)\b|\bno (?:new )?investigation (?:was )?(?:opened|started)\b|\brepeats? an? (?:earlier|previous|prior)\b|\brepite un[oa]? (?:anterior|\w+ anterior)\b|\binfundad[oa]s?\b|\bno (?:abrimos|iniciamos) (?:una )?investigacion\b/;
const block = /\b(?:block|bloque)\w*|\bsuppress(?:ed|ion)?\b(?! as (?:unverif|inaccur))/;
const refusal =
  /\b(?:not|no|declin\w*|refus\w*|turned down|reject\w*|denied|deny|unable|cannot|rescind\w*|rechaz\w*|neg[ao]\w*)\b/;

/** What a text says became of the item that it is about; undefined where it says nothing, or only what may be. */
export function verdictOf(text: string): Verdict | undefined {
  const said = plain(text)
    .toLowerCase()
    .replaceAll(partRemoved, " modified ")
    .replaceAll(asideRemoved, " ")
    .replaceAll(labels, " ")
    .replaceAll(ofAll, " ")
    .replaceAll(anyOf, " ")
    .replaceAll(didSo, " deleted ")
    .replaceAll(wished, " ")
    .replaceAll(advised, (_, verb: string) => (/^(?:del|rem|tak|pul|dro)/.test(verb) ? " deleted " : " modified "));
  if (cameBack.test(said) && !unsaid.test(said)) return { said: "reinserted", isSure: true };
  const isLabel = said.trim().length <= LONGEST_LABEL;
  const clauses = said
    .split(/[.;!?](?:\s|$)|\s[-–—]\s|:\s|\s[·•|]\s|,? (?:but|however|although|pero)\b|, (?:and|so|which|y) /)
    .filter((clause) => clause.trim() !== "");
  const kinds = clauses.flatMap((clause) =>
    unsaid.test(clause) && !(isLabel && isRefusedBlock(clause)) ? [] : (kindOf(clause, isLabel) ?? []),
  );
  const has = (kind: Verdict["said"]) => kinds.some((each) => each.kind === kind && each.isSure);
  const first = kinds.find(({ isSure }) => isSure) ?? kinds[0];
  if (!first) return undefined;
  if (turns.test(said)) return { said: first.kind, isSure: false };
  for (const strong of ["block_declined", "blocked", "frivolous"] as const)
    if (has(strong)) return { said: strong, isSure: true };
  // A count of all outcomes is of no item.
  if ((["deleted", "verified", "modified"] as const).every(has)) return undefined;
  const isBoth = has("verified") && has("modified") && kinds[0]?.kind === "verified";
  if (!has("deleted") && isBoth) return { said: "verified_but_corrected", isSure: true };
  return { said: has("deleted") && first.kind !== "open" ? "deleted" : first.kind, isSure: first.isSure };
}

/** "Request to block declined" */
const isRefusedBlock = (clause: string) => block.test(clause) && refusal.test(clause);

type Kind = { kind: Verdict["said"]; isSure: boolean };

function kindOf(clause: string, isLabel: boolean): Kind | undefined {
  if (open.test(clause)) return { kind: "open", isSure: true };
  if (block.test(clause)) return { kind: refusal.test(clause) ? "block_declined" : "blocked", isSure: true };
  if (refusal.test(clause) && /^(?:your |the )?(?:request|solicitud)\b/.test(clause.trim()))
    return { kind: "block_declined", isSure: false };
  if (frivolous.test(clause)) return { kind: "frivolous", isSure: true };
  if (gone.test(clause)) return { kind: "deleted", isSure: true };
  if (same.test(clause)) return { kind: "verified", isSure: true };
  const found = stems.flatMap(([kind, words]) => {
    const { 0: word = "", index = -1 } = words.exec(clause) ?? {};
    if (index < 0 || !(isLabel || finished.test(word))) return [];
    const isNegated = negated.test(clause.slice(0, index)) || (kind === "verified" && untrue.test(clause.slice(index)));
    return [{ kind, at: index, isNegated }];
  });
  const sorted = found.sort((a, b) => a.at - b.at);
  const asserted = sorted.filter(({ isNegated }) => !isNegated);
  const deleted = asserted.find(({ kind }) => kind === "deleted");
  if (deleted) return { kind: "deleted", isSure: true };
  const [first, second] = asserted;
  if (first?.kind === "verified" && second?.kind === "modified") {
    const isThat = /^[^,]{0,30}\bthat\b/.test(clause.slice(first.at));
    return { kind: isThat ? "modified" : "verified_but_corrected", isSure: true };
  }
  if (first) return { kind: first.kind, isSure: true };
  if (nowElse.test(clause)) return { kind: "modified", isSure: true };
  const [denied] = sorted;
  // What could not be verified is to be deleted; what was not deleted or changed stays.
  return denied && { kind: denied.kind === "verified" ? "deleted" : "verified", isSure: denied.kind !== "verified" };
}
