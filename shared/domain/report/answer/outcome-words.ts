import type { DisputeOutcome } from "../../dispute/dispute";
import { plain } from "../upload/words/fields";
import { anyOf, asideRemoved, ofAll, partRemoved } from "./no-outcome";

type Words = readonly [outcome: DisputeOutcome, words: RegExp];

// Where a text says several of these, the first one counts; `verified` alone is what is left.
const words: readonly Words[] = [
  [
    "block_declined",
    /\b(?:declin\w+|rescind\w+|unable|refus\w+|not)\b.{0,40}\bblock(?:ed|ing)?\b|\bblock(?:ing)? (?:was |is |has been )?(?:declined|denied|refused|rescinded)\b|\bno (?:podemos|pudimos|se puede)\b.{0,40}\bbloque\w+/,
  ],
  ["blocked", /\bblocked\b|\bbloquead[oa]\b/],
  ["frivolous", /\bfrivolous\b|\birrelevant\b|\bfrivol[oa]\b|\birrelevante\b|^not (?:re-?)?investigated\b/],
  [
    "deleted",
    /\b(?:(?:could|can) ?not be (?:verified|confirmed)|unable to (?:verify|confirm)|not (?:verified|confirmed))\b(?:(?!\b(?:will|would|may|must|shall|should|can)\b).){0,60}\b(?:deleted|removed)\b/,
  ],
  [
    "verified_but_corrected",
    /\bverified\b.{0,40}\b(?:updated|corrected|changed|modified)\b|\b(?:verified|confirmed|accurate)\b[^.;]{0,40}[.;,] (?:however,? |but )?(?:additional|other|some) (?:[a-z]+ ){0,5}(?:has |have |was |were )?(?:also |been ){0,2}(?:updated|corrected|changed|modified)\b|\bverified\b.{0,300}\bfollowing fields (?:have been|were) modified\b|\bverificad[oa]\b.{0,40}\b(?:actualizad[oa]|corregid[oa])\b/,
  ],
];

const simple: readonly Words[] = [
  [
    "deleted",
    /\b(?:deleted|removed|deletion|eliminad[oa]s?|borrad[oa]s?|suprimid[oa]s?|retirad[oa]s?|se elimino|(?:eliminamos|borramos|suprimimos|retiramos)|no longer (?:reporting|appears|on|in (?:your|the) (?:credit )?(?:file|report))|(?:taken|took) (?:[a-z]+ ){0,3}off|took [^.;]{3,80} off your\b|(?:is|are) not currently reporting|(?:advised|instructed|told|directed|asked) us to (?:delete|remove))\b/,
  ],
  [
    "verified",
    /\b(?:verified|verificad[oa]|remains?|unchanged|no changes?|sin cambios?|permanece|(?:told|informed) us (?:that )?(?:the|this) (?:information|account) is (?:right|correct|accurate)\b|confirm(?:o|ad[oa]) (?:que )?(?:[a-z]+ ){0,4}(?:correct|exact)[oa]|no se (?:hizo|realizo) ningun cambio|report(?:ed|ing) (?:(?:this|the|your|it) (?:[a-z]+ )?)?(?:correctly|accurately)|(?:account|disputed) information (?:is |was )?accurate|belongs to you|confirmed (?:(?:(?!\bnot\b)[^.;]){0,60} )?(?:accurate|correct)\b|accurate as reported|without (?:any )?changes?|certified\b.{0,60}\baccurate|confirmed by the [a-z]+|same as before|stay(?:s|ing)? (?:on|as it is|the same))\b/,
  ],
  [
    "modified",
    /\b(?:new info(?:rmation)? (?:- )?(?:see )?(?:below|added)|updated|modified|corrected|changed|made (?:that|this|the|these) (?:changes?|corrections?)|(?:this|that|the) (?:change|correction) (?:has been|was) made|(?:advised|instructed|told|directed) us to (?:change|correct|update)|provided (?:an? )?(?:updated|corrected|new) [a-z]+(?: [a-z]+)?,? (?:which|and) we\b|actualizad[oa]s?|modificad[oa]s?|corregid[oa]s?|(?:actualizamos|modificamos|corregimos)|se actualizo|se corrigio|se modifico)\b/,
  ],
];

const anyOfThese = (expressions: readonly RegExp[]) =>
  new RegExp(expressions.map(({ source }) => source).join("|"), "g");

/** What is only possible, to come, or denied, and the labels of accounts that have the same words. */
const unsaid = anyOfThese([
  /\b(?:asked|requested|wanted|(?<!our )request|pidio|solicito)\b[^.;]{0,60}\b(?:deleted|removed|updated|corrected|changed|blocked|eliminad\w+)\b/,
  /\b(?:if|when|unless|may|might|can|will|would|should|si|cuando|puede|sera)\b[^.;]{0,60}\b(?:deleted|removed|updated|verified|corrected|changed|blocked|eliminad\w+|actualizad\w+)\b/,
  /\b(?:(?:was|were|is|are|has|have) )?(?:(?:can)?not|never|no)(?: yet)? (?:been |be )?(?:deleted|removed|updated|changed|corrected|verified|confirmed)\b/,
  /\b(?:date|status|balance|last) (?:updated|verified)\b/,
  /\b(?:nothing|none)\b (?:of (?:it|them|these|the [a-z]+) |else )?(?:was|were|has been|have been|is|are|could be|can be)\b[^.;]{0,40}\b(?:deleted|removed|updated|changed|corrected)\b/,
  /^what (?:has |was )?(?:changed|updated|corrected|deleted|removed)\b/,
  /\bno se (?:elimino|actualizo|corrigio|modifico)\b/,
  /\bon record until\b/,
  /\b(?:(?:was|is|are|has|have) )?not (?:been |being )?report(?:ed|ing) (?:correctly|accurately)\b/,
  /\bverified\b[^.;]{0,80}\b(?:incorrect|inaccurate|wrong|in error|not (?:accurate|correct|right|yours?)\b)/,
  /\bwas not\b/,
  /\balready (?:reflect|show|correct)\w*\b[^.;]{0,60}/,
]);

const cameBack =
  /\bre-?insert|\b(?:added|placed|put) back\b|\b(?:is|are|appears?) (?:back )?(?:on|in) your (?:credit )?(?:file|report) again\b|\bback (?:on|in) your (?:credit )?(?:file|report)\b/;

/** What was not removed stays as it was, unless it says more. */
const notRemoved =
  /^not (?:deleted|removed|changed)\b|\b(?:(?:was|were|has been|have been|could) not (?:be |been )?|(?:has|have) not been )(?:deleted|removed)\b|\b(?:could|did) not (?:delete|remove|change) (?:it|this|the|your)\b|\bno (?:fue|fueron|pudo ser|pudimos) elimina|\bno se elimino\b/;

/** What the member said is no outcome: "Consumer states: account was deleted. Furnisher response: ..." */
const claimed =
  /\b(?:consumer (?:states|claims|says)|(?:dispute )?reason|you (?:said|claimed|told us)|usted (?:dijo|indico))\b[^.;]*(?:[.;]|$)/g;

/** What a text says was done with an item; undefined when it says nothing of the kind. */
export function outcomeIn(text: string): DisputeOutcome | undefined {
  return outcomesIn(text)[0];
}

/** All that a text says was done, what counts first before the others. */
export function outcomesIn(text: string): DisputeOutcome[] {
  const said = plain(text)
    .toLowerCase()
    .replaceAll(claimed, " ")
    .replaceAll(partRemoved, " modified ")
    .replaceAll(asideRemoved, " ")
    .replaceAll(ofAll, " ")
    .replaceAll(anyOf, " ");
  // What comes back had been deleted, and is not any more.
  if (cameBack.test(said)) return [];
  const strong = words.find(([, each]) => each.test(said));
  const asserted = said.replaceAll(unsaid, " ");
  if (strong && (strong[0] === "deleted" || strong[1].test(asserted) || strong[0] === "block_declined"))
    return [strong[0]];
  const found = simple.flatMap(([outcome, each]) => {
    const at = asserted.search(each);
    return at < 0 ? [] : [{ outcome, at }];
  });
  if (found.length === 0) return notRemoved.test(said) ? ["verified"] : [];
  return found.sort((a, b) => a.at - b.at).map(({ outcome }) => outcome);
}

/** Whether a text is the beginning of a statement about an item's outcome, and not a remark of its account. */
export function statesOutcome(text: string): boolean {
  const said = plain(text).toLowerCase().trim();
  return (
    /^(?:[>*•-]+ ?)?(?:outcome|actions?(?: taken)?(?=:)|what (?:we (?:did|found)|happened|was done)|results?|the results are|dispute results?|investigation results?|status of dispute|resultado|our findings?)\b/.test(
      said,
    ) ||
    /^(?:[>*•-]+ ?)?(?:deleted|removed|updated|verified|remains|modified|corrected|changed|unchanged|no change|blocked|frivolous|not (?:re-?)?investigated|not (?:deleted|removed|changed)|eliminad[oa]|actualizad[oa]|verificad[oa]|eliminamos|corregimos|actualizamos|permanece|sin cambios|new info(?:rmation)?|confirmed)\b/.test(
      said,
    ) ||
    /\b(?:we|nosotros|hemos|no)\b.{0,60}\b(?:block|bloque)/.test(said) ||
    /\bno longer (?:appears|reporting|on|in)\b/.test(said) ||
    /\b(?:source|company|creditor|furnisher|bank|lender|collector) (?:corrected|changed|updated|deleted|removed|verified|confirmed)\b/.test(
      said,
    ) ||
    /\bwe (?:could not|did not|have)? ?(?:deleted?|removed?|updated|corrected|changed?|took)\b/.test(said) ||
    /\b(?:we|is|as|consideramos|es)\b.{0,60}\b(?:frivolous|irrelevant|frivol[oa])\b/.test(said) ||
    /\b(?:item|account|information|tradeline|record|inquiry|collection|creditor|furnisher|we|cuenta|elemento|partida|informacion)\b.{0,90}\b(?:was|were|has|have|is|been|remains?|verified|deleted|removed|updated|fue|ha sido|se)\b/.test(
      said,
    )
  );
}
