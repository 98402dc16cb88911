import * as z from "zod";
import { Bureau } from "#shared/domain/schemas";

const STORED_AS = "letters-approved";

const Kept = z.record(z.string(), z.object({ version: z.string(), approved: z.array(Bureau) }));

/** By dispute, which version of its letters the member has had on the screen, and which of them they approved. */
export type Shown = Record<string, { version: string; approved: readonly Bureau[] }>;

/**
 * The letters that were read and approved in this tab, so that a reload or a look at another page does not ask to read it all again. It holds ids
 * and versions alone; the server refuses a version that is not the letters' own any more.
 */
export const keptApprovals = {
  read(): Shown {
    try {
      return Kept.safeParse(JSON.parse(sessionStorage.getItem(STORED_AS) ?? "{}")).data ?? {};
    } catch {
      return {};
    }
  },
  save(shown: Shown): void {
    const approved = Object.entries(shown).filter(([, letters]) => letters.approved.length > 0);
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(approved)));
    } catch {
      // A browser that keeps nothing: the approvals live as long as the page.
    }
  },
};
