import type { DisputeOutcome } from "../../dispute/dispute";
import { verdictOf } from "./anchored/verdict";

/** What a text says was done with an item; undefined when it says nothing of the kind. */
export function outcomeIn(text: string): DisputeOutcome | undefined {
  const { said, isSure } = verdictOf(text) ?? {};
  return said === undefined || said === "open" || said === "reinserted" || !isSure ? undefined : said;
}
