import { anyPattern } from "#shared/domain/text/any-pattern";

/** What is removed from an account that stays: then it is corrected, or in the case of remarks about the dispute, the same. */
const part = anyPattern(
  /late (?:payments?|marks?)|delinquenc(?:y|ies)|payment history|past due amounts?|balance/,
  /pagos? (?:atrasad|tard|moros)\w+/,
);
const aside = anyPattern(
  /duplicates? of|remarks?|comments?|notations?|statements?|alerts?/,
  /address(?:es)?|names?|employers?|telephones?|phone numbers?/,
  /comentarios?|direcci[oó]n|nombres?/,
);
const removed = anyPattern(
  /deleted|removed|erased|took off|taken off|lifted|withdrawn|dropped|cleared/,
  /(?:retir|quit|elimin|borr)ad[oa]s?|(?:retir|quit|elimin)aron/,
).source;
const removedOf = ({ source: what }: RegExp) =>
  anyPattern(
    new RegExp(`\\b(?:${what})\\b(?:(?!\\b(?:not|never|no)\\b)[^.;]){0,60}\\b(?:${removed})\\b`, "g"),
    new RegExp(`\\b(?:${removed}) (?:the |a |your |this |los |el )?(?:\\d+-day )?(?:${what})\\b`, "g"),
  );
/** A part of an account that stays, and what is only beside it, with the word that it was removed. */
export const [partRemoved, asideRemoved] = [removedOf(part), removedOf(aside)];

/** What is so of all items in general was not done with one of them: "Items that are not verified are deleted." */
export const ofAll = anyPattern(
  /(?:^|[.;:] )(?:any |all )?(?:items|information|accounts) (?:that|which|found|marked)\b[^.;]{0,120}\./g,
  /(?:^|[.;:] )(?:deleted|removed|updated|verified|corrected) (?:items|information|accounts) (?:may|can|cannot|will|do|does|are|is)\b[^.;]{0,120}/g,
);

const done = anyPattern(
  /verified(?: as accurate)?|updated|modified|corrected|changed|deleted|removed/,
  /(?:verific|actualiz|modific|elimin)ad[oa]s?|corregid[oa]s?/,
).source;
/** "verified, updated or deleted": which of them, it does not say. */
export const anyOf = new RegExp(`\\b(?:${done})(?:, (?:${done})){0,4},? (?:or|o) (?:${done})\\b`, "g");
