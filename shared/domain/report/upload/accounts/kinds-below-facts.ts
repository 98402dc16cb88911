import { type TextLine, textOf } from "../lines/text-line";
import { accountLabels } from "../words/vocabulary";
import { type Pair, readPairs } from "./pairs";

/**
 * "COLLECTION" alone in a line, in the rows of an account that says the same by itself or whose other facts go on below:
 * its kind, not the heading of the collections. A lender's report has the kind of each account there.
 */
export function isKindOfAccount(lines: readonly TextLine[], at: number): boolean {
  if (!/^(?:collection|cobranza)$/i.test(textOf(lines[at] ?? { cells: [] }))) return false;
  const above = readPairs(lines.slice(Math.max(0, at - MOST_FACTS), at), accountLabels).pairs;
  const own = above.slice(above.findLastIndex(isName) + 1);
  const [next] = readPairs(lines.slice(at + 1, at + 2), accountLabels).pairs;
  return own.length > 0 && (own.some(saysCollection) || next?.field === "originalCreditor");
}

/** So many lines may be between an account's name and its kind. */
const MOST_FACTS = 16;

const isName = ({ field }: Pair) => field === "creditorName";

// "Collection/Chargeoff" is of charged-off accounts too, below which the collections may begin.
const saysCollection = ({ field, reading }: Pair) =>
  field === "payStatus" && /^(?:(?:in|placed for) )?collection(?: account)?$/i.test(reading?.value ?? "");
