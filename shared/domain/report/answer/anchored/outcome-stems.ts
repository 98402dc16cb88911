import { anyPattern } from "#shared/domain/text/any-pattern";

const fact = anyPattern(
  /figures?|values?|amounts?|balance|dates?|fields?/,
  /details?|data|info(?:rmation)?|status|history|changes/,
).source;

/** The words for what was done with an item, by their beginnings; and short phrases that say the same. */
export const stems: readonly (readonly [kind: "deleted" | "verified" | "modified", words: RegExp])[] = [
  [
    "deleted",
    anyPattern(
      /\b(?:delet|remov|eras|expung|purg|scrub|suppress|exclu|disappear)\w*/,
      /\b(?:dropp|pull|void|wip|clear)ed\w*/,
      /\b(?:withdr[ae]w|struck|stricken)\w*/,
      /\b(?:elimin|borr|suprim|retir|quit[aoó]|desaparec)\w*/,
    ),
  ],
  [
    "verified",
    anyPattern(
      /\b(?:verif|confirm|affirm|certif|validat|substantiat|endors|ratif|vouch|accura|exact|sostien|sostuv)\w*/,
      /\b(?:upheld|in order|no errors?|no mistakes?|sound|untouched|bien)\b/,
      /\b(?:agrees?|agreed) with(?! you)\b/,
      /\b(?:remain|stay|retain|kept|keep|permanec|manten|mantien)\w*/,
      /\bst(?:oo|an)ds? by\b/,
      /\bback(?:ed)? (?:it|this|them) up\b/,
      /\b(?:proof|proven?|prueba)\b/,
      /\bbelongs? to you\b/,
      /\b(?:it's|is|are|was|were|es|son|esta|estaba|resulto) (?:right|correct[ao]?s?|valid)\b/,
      /\b(?:information|data|informacion) correct[ao]?\b/,
      /\bcorrect(?: as|ly reported)\b/,
      /\breport\w* (?:\w+ )?correctly\b/,
      /\bmatch\w*/,
    ),
  ],
  [
    "modified",
    anyPattern(
      /\b(?:updat|modif|amend|chang|edit|alter|adjust|fix|rectif|rework|replac|swap|refresh|restat)\w*/,
      /\bcorrect(?:ed|ion|ing)\w*/,
      // "la revisión" is the review.
      /\b(?<!\b(?:la|una|su|de|nuestra) )revis(?:ed|ions?)\w*/,
      /\b(?:actualiz|correg|corrig|cambi|ajust|reemplaz|sustitu)\w*/,
      new RegExp(`\\b(?:newe?r?|right|additional|other|more|different) (?:\\w+ )?(?:${fact})\\b`),
      /\b(?:datos|informacion|saldo) nuev\w+/,
      /\bparticulars\b/,
      /\b(?:put|set) right\b/,
      /\bup to date\b/,
      /\bnow (?:shows?|carr(?:y|ies)|reads?|reports?|says?)\b/,
      /\bpart of it was wrong\b/,
    ),
  ],
];

/** How what `stems` found has to end to say what was done; alone in a cell any form does. */
export const finished = new RegExp(
  `(?:${
    anyPattern(
      // "deleted", "stricken", "correction"; "eliminado", "corregimos", "eliminó"
      /ed|en|ions?|[ai]d[ao]s?|[ai]mos|o/,
      /kept|keep|was|remains?|stays?|struck|upheld|vouch\w*/,
      /accurate(?:ly)?|exact\w*|correct\w*|match\w*|right|valid|sound|wrong/,
      /in order|errors?|mistakes?|untouched|with|by|up|you|proof|proven?/,
      /shows?|carr(?:y|ies)|reads?|reports?|says?/,
      new RegExp(`${fact}|particulars`),
      /bien|prueba|nuev\w+|sostien\w*|permanec\w*|mantien\w+/,
    ).source
  })$`,
);
