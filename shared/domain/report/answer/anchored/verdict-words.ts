import { anyPattern } from "#shared/domain/text/any-pattern";

/** Nothing is decided. */
export const open = anyPattern(
  /\b(?:extend\w*|extension|pending|in progress|in process)\b/,
  /\bstill (?:open|being|under|in|looking|investigating|working)\b/,
  /\bunder (?:re-?)?investigation\b/,
  /\bnot\b[^.;]{0,40}\byet\b/,
  /\bnot (?:yet )?(?:finished|completed?|done)\b/,
  /\b(?:pendientes?|en proceso)\b/,
);

/** A deleted item is in the file again. */
export const cameBack = anyPattern(
  /\bre-?insert/,
  /\b(?:added|placed|put|come|came|is|are) back\b/,
  /\bback (?:on|in|to) (?:your|the|file)/,
  /\b(?:on|in) (?:your|the) (?:credit )?(?:file|report) again\b/,
  /\b(?:reinsertad|reincorporad|de nuevo en su)/,
);

const personal = "(?:identity|address|name|date of birth|social security number|(?:tele)?phone(?: number)?|employer)";
/** What else has the words of an outcome: the labels of an account, and examples. */
export const labels = anyPattern(
  /\b(?:date|status|balance|last) (?:updated|verified)\b/g,
  /\bconfirmation(?: (?:number|no|code)\b| ?#|:? (?=\d))/g,
  new RegExp(`\\byour ${personal}\\b[^.;]{0,20}\\b(?:verified|confirmed|updated|changed|corrected)\\b`, "g"),
  /\b(?:corrected|updated|revised|new) (?:credit )?(?:report|file|disclosure)\b/g,
  /\b(?:updated|revised|changed) our\b/g,
  /\b(?:items|accounts) (?:updated|verified|deleted|corrected) \d+/g,
  /\bupdates? on your\b|\bon record until\b/g,
  /\([^)]*\b(?:example|such as)\b[^)]*\)/g,
);

const said = anyPattern(
  /asked|requested|wanted|said|say|told|tell|claim\w*|states?|wrote|sent|gave|provided|submitted/,
  /dijo|pidio|solicito|indico/,
).source;
const theMember = `(?:you|consumer|usted)(?: have| nos)? (?:${said})`;
/** What the member claimed or asked for. */
export const wished = anyPattern(
  // "You told us of" an account says which; "you asked us to delete it, so we did" says what was done.
  new RegExp(`\\b${theMember}\\b(?! (?:us )?(?:of|about)\\b)(?:(?!, so we\\b)[^.;])*`, "g"),
  /\b(?:claims|states|says) (?:that )?(?:it|this|the account)\b(?!(?:'s| is) (?:right|correct|accurate|valid))[^.;]*/g,
);

/** A company's word to a bureau is done by it: "advised us to delete". */
export const advised =
  /\b(?:advised|instructed|told|directed|asked|requested)(?: \w+){1,6}? (?:to|that we) (delete|remove|take|pull|drop|change|correct|update|modify)/g;

/** "We were asked to delete it, and so we did" */
export const didSo =
  /\b(?:pidio|solicito) (?:borrar|eliminar|quitar|retirar|suprimir)\b[^.;]{0,40} y (?:asi )?lo hicimos\b/g;

/** What is only possible, to come, wished for, or an explanation. */
export const unsaid = anyPattern(
  /\b(?:if|unless|whether|may|might|can|allow|possible|could(?!(?:n't| not))|would|should|must|shall)\b/,
  /\b(?:when|once|until|before (?:we|you|your|an?|it|the|any)|means?|either|any (?:item|account))\b/,
  /\b(?:for|of|in|to) each\b|\beach (?:account|item|entry|of|one|time|change)\b/,
  /\b(?:please|ask(?:s|ing)?|requests? (?:that|us|to|an?)|want|need)\b/,
  /\b(?:si|cuando|puede|podemos|podria|antes|deben?)\b/,
  /^(?:to|send|tell|call|visit|log|see) /,
  // "It will no longer appear", "nothing will change" say what became of it.
  /(?<!\b(?:nothing|none) )\bwill\b(?! (?:no longer|not|stay|remain|continue|go on|see|find|keep))/,
  /\bwill not (?:investigate|process|look)(?![^.;]*\bagain\b)/,
  /\bable to\b|\bnothing else\b/,
);

/** It is not in the file any more. */
export const gone = anyPattern(
  /\bno longer\b/,
  /(?:\b(?:not|never)\b|n't\b)[^.;]{0,60}\bany ?(?:more|longer)\b/,
  /\b(?:will not|won't) (?:see|find|be (?:seen|shown|reported|on)|appear|show)\b(?! (?:any|a) change)/,
  /\b(?:does|do)(?: not|n't) (?:appear|show)\b/,
  /(?:\bnot|n't) on (?:your |the )?(?:credit )?(?:file|report|record)\b/,
  /\b(?:stopped|ceased|discontinued) (?:to )?report(?:ing)?\b/,
  /\bd(?:ad[oa]s?|io|imos|ieron) de baja\b|\bfuera de su\b/,
  /\b(?:ya no|dejamos de|dejo de) (?:se )?(?:aparec|figur|est|sal|report|inform|mostr|muestr)\w*/,
  /\b(?:took|taken|take|taking|came|come|is|are|was|were) (?:[^.;]{1,160} )?(?:off|out of)\b(?! business)/,
  /\b(?:off|out of) your (?:credit )?(?:file|report|record)/,
  /\btak(?:en|ing) down\b|\bgone\b|\babsent from\b|\bnot currently reporting\b/,
);

const changing = anyPattern(
  /chang|edit|alter|modif|adjust|updat|corrected|corrections?|fix|touch|rework/,
  /cambi|actualiz|correg|ajust|tocamos|tocado/,
).source;
/** It is in the file as it was. */
export const same = anyPattern(
  /\b(?:un|not |in)chang(?:ed|ing)\b/,
  new RegExp(`\\b(?:no|nothing(?! else)|without|ningun|sin|not|none)\\b[^.;]{0,40}\\b(?:${changing})\\w*`),
  /\bno action (?:was )?taken\b/,
  /\b(?:continues?|go(?:es)? on) (?:to )?(?:be(?:ing)? (?:shown|reported)|report|appear|show)/,
  /\b(?:sigue[ns]?|seguira) (?:report|en su|apareciendo)/,
  /\bdisagree[sd]? with you/,
  /\b(?:maintains|insists|insiste en) (?:that|que)\b/,
  /\b(?:as|just as|same as) (?:before|reported|(?:it )?is|it was|they were)\b/,
  /\b(?:left|leave) (?:it |this |the \w+ )?(?:as|alone)\b/,
  /\bthe same\b|\(same\)|\b(?:igual|sin cambios)\b/,
);
/** Before a word: it is not so. */
export const negated =
  /\b(?:not|never|no|cannot|unable|failed|couldn't|nothing(?! else)|without|nunca)\b(?:(?!\b(?:and|because|so|but|y|porque)\b)[^.;,]){0,30}$/;

/** What was verified is that the member is right. */
export const untrue =
  /\b(?:incorrect\w*|inaccurate\w*|wrong\w*|in error|mistaken|not (?:accurate|correct|right|yours?|being))\b/;

/** What an account is said to be now was something else before. */
export const nowElse = anyPattern(
  /\bnow (?:appears?|reporting|reported|listed|shown|reflects?|marked)\b/,
  /\bahora (?:aparece|figura|consta)\b/,
  /\b(?:set|brought|reduced|lowered|raised) to (?:\$|zero\b)/,
);

/** The sentence goes on, and says something else. */
export const turns = /\b(?:however|but|although|pero|aunque|sin embargo)[,;:]?\s*$/;

/** The bureau investigates nothing. */
export const frivolous = anyPattern(
  /\b(?:declin\w+|refus\w+|unable) to (?:process|investigate|review)\b/,
  /\b(?:frivol\w+|irrelevant\w*)\b/,
  /\bnot (?:required to )?(?:re-?)?investigat\w*/,
  /\b(?:did|do|will) not look into (?:it|this|them)\b/,
  /\bno (?:new )?investigation (?:was )?(?:opened|started)\b/,
  /\brepeats? an? (?:earlier|previous|prior)\b/,
  /\brepite un[oa]? (?:anterior|\w+ anterior)\b/,
  /\binfundad[oa]s?\b|\bno (?:abrimos|iniciamos) (?:una )?investigacion\b/,
);

export const block = /\b(?:block|bloque)\w*|\bsuppress(?:ed|ion)?\b(?! as (?:unverif|inaccur))/;
export const refusal =
  /\b(?:not|no|declin\w*|refus\w*|turned down|reject\w*|denied|deny|unable|cannot|rescind\w*|rechaz\w*|neg[ao]\w*)\b/;
