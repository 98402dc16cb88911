import { cut } from "#shared/domain/text/cut";
import { type TextLine, textOf } from "../../upload/lines/text-line";
import { plain } from "../../upload/words/fields";
import { withoutNumbers } from "../../upload/words/values";
import type { FoundOutcome } from "../answer";
import type { DisputedItem } from "./mentions";
import { toldOf } from "./scopes";
import { columnsInOrder } from "./side-by-side";

/** A letter that answers a dispute speaks of it. */
const ofDispute =
  /\b(?:disput\w+|challeng\w+|(?:re-?)?investig\w+|researched|frivol\w+|look(?:ed|ing) into|block\w*|reclam\w+)\b/i;
/** Who asks for proofs of identity first has decided nothing. */
const asksWho =
  /\b(?:verify|confirm|prove|proofs? of|verification of|verificar|confirmar) (?:your |su )?(?:identi\w+|(?:current )?address|social security)|\bgovernment[- ]issued\b|\bdriver'?s license\b|\butility bill\b|\blicencia de (?:conducir|manejo)\b|\bwho you are\b|\bmatch you\b|\bcomprobante de domicilio\b/i;

const refuses = /\b(?:frivol\w+|irrelevant)\b/i;

/** A letter of more lines encloses a report; and no member has so many disputes. */
const MOST_LINES = 600;
const MOST_ITEMS = 60;

/** What a letter says of the items that the member disputed, found by their names and numbers in whatever words it has. */
export function toldOfDisputed(all: readonly TextLine[], disputed: readonly DisputedItem[]): FoundOutcome[] {
  const [lines, items] = [all.slice(0, MOST_LINES), disputed.slice(0, MOST_ITEMS)];
  const text = plain(lines.map(textOf).join(" "));
  if (items.length === 0 || !ofDispute.test(text)) return [];
  const told = toldOf(columnsInOrder(lines, items), items, asksWho.test(text) && !refuses.test(text));
  const first = told.filter(({ item }, place) => told.findIndex((each) => each.item === item) === place);
  return first.flatMap(({ item, verdict, line, isOwn }): FoundOutcome[] => {
    if (verdict.said === "open" || verdict.said === "reinserted") return [];
    return [
      {
        creditorName: cut(item.creditorName, 120),
        ...(item.accountNumber === undefined ? {} : { accountNumber: item.accountNumber }),
        outcome: verdict.said,
        page: line.page,
        line: line.line,
        rawText: cut(withoutNumbers(textOf(line)), 300),
        confidence: verdict.isSure && isOwn ? "medium" : "low",
      },
    ];
  });
}
