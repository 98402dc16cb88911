import { anyPattern } from "#shared/domain/text/any-pattern";
import { cut } from "#shared/domain/text/cut";
import { type TextLine, textOf } from "../../upload/lines/text-line";
import { plain } from "../../upload/words/fields";
import { withoutNumbers } from "../../upload/words/values";
import type { FoundOutcome } from "../answer";
import { asksWho } from "../asks-who";
import type { DisputedItem } from "./mentions";
import { type Told, toldOf } from "./scopes";
import { columnsInOrder } from "./side-by-side";

/** A letter that answers a dispute speaks of it. */
const ofDispute =
  /\b(?:disput\w+|challeng\w+|(?:re-?)?investig\w+|researched|frivol\w+|look(?:ed|ing) into|block\w*|reclam\w+)\b/i;
/** A letter may call it by what the member did. */
const ofRequest = anyPattern(
  /\byou (?:asked|wrote|questioned)\b/i,
  /\b(?:accounts?|items?|entry|entries|information) (?:that )?you (?:named|listed|pointed)\b/i,
  /\byour (?:letter|request|complaint)\b/i,
  /\busted (?:nos )?(?:pidio|solicito|escribio|senalo|impugno)\b/i,
  /\bsu (?:carta|solicitud|queja)\b/i,
);
/** A service that watches a report writes to a member as well. */
const ofWatch = /\b(?:alerts?|monitor\w*|alertas?|monitoreo)\b/i;
const refuses = /\b(?:frivol\w+|irrelevant)\b/i;

/** A letter of more lines encloses a report; and no member has so many disputes. */
const MOST_LINES = 600;
const MOST_ITEMS = 160;

/** What a letter says of each of these items that it names, by their names and numbers in whatever words it has. */
export function toldOfItems(
  all: readonly TextLine[],
  disputed: readonly DisputedItem[],
  { others, isRefusal, isAnswer }: { others: readonly DisputedItem[]; isRefusal: boolean; isAnswer: boolean },
): FoundOutcome[] {
  const [lines, known] = [all.slice(0, MOST_LINES), [...disputed, ...others].slice(0, MOST_ITEMS)];
  const text = plain(lines.map(textOf).join(" "));
  if (known.length === 0 || !(isAnswer || isAboutDispute(text))) return [];
  const told = toldOf(columnsInOrder(lines, known), known, {
    isOwnOnly: asksWho.test(text) && !refuses.test(text),
    mayMiss: (item) => others.includes(item),
  });
  // A number proves more than a name; what says nothing of an item comes last.
  const ranked = told.toSorted((a, b) => rankOf(a) - rankOf(b));
  const first = told.filter((each) => ranked.find(({ item }) => item === each.item) === each);
  const hasDecided = first.some(
    ({ verdict }) => verdict && verdict.said !== "frivolous" && verdict.said !== "verified",
  );
  return first.flatMap((each) => outcomeOf(each, { isRefused: isRefusal && !hasDecided, isAnswer }));
}

const isAboutDispute = (text: string) => ofDispute.test(text) || (ofRequest.test(text) && !ofWatch.test(text));

const rankOf = ({ verdict, isProven }: Told) => (verdict ? 0 : 2) + (isProven ? 0 : 1);

function outcomeOf(
  { item, verdict, line, isClear, isProven }: Told,
  { isRefused, isAnswer }: { isRefused: boolean; isAnswer: boolean },
): FoundOutcome[] {
  const said = isRefused && (!verdict || verdict.said === "verified") ? "frivolous" : verdict?.said;
  if (said === undefined || said === "open" || said === "reinserted") return [];
  const sure = isAnswer && isProven ? "high" : "medium";
  return [
    {
      creditorName: cut(item.creditorName, 120),
      ...(item.accountNumber === undefined ? {} : { accountNumber: item.accountNumber }),
      outcome: said,
      page: line.page,
      line: line.line,
      rawText: cut(withoutNumbers(textOf(line)), 300),
      confidence: verdict?.isSure && isClear ? sure : "low",
    },
  ];
}
