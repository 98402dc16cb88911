import { negativeTypeOf, statusMeant } from "../../negative-type";
import type { DateOrder } from "../words/values";
import { type Block, entryOf } from "./account";

/**
 * The pages, from 1, of negative accounts whose creditor's name was not found, a page for each: a letter needs the name, so their
 * member looks at the page and adds them.
 */
export function namelessPages(blocks: readonly Block[], order: DateOrder): number[] {
  return blocks.flatMap((block) => {
    if (block.heading || block.readings.has("creditorName")) return [];
    const [first] = [...block.readings.values()].flat();
    if (!first) return [];
    const entry = entryOf({ ...block, heading: { ...first, value: "Unknown" } }, order);
    const isAccount = entry?.accountNumber !== undefined && statusMeant(entry) !== undefined;
    return isAccount && negativeTypeOf(entry) !== undefined ? [first.line.page] : [];
  });
}
