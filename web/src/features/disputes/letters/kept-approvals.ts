import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

const STORED_AS = "letters-approved";

type Letters = { version: string; approved: readonly Bureau[] };
/** By dispute, which version of its letters the member has had on the screen, and which of them they approved. */
export type Shown = Record<string, Letters>;

/**
 * The letters that were read and approved in this tab, so that a reload or a look at another page does not ask to read it all again. It
 * holds ids and versions alone; the server refuses a version that is not the letters' own any more.
 */
export const keptApprovals = {
  read(): Shown {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? "{}");
      return Object.fromEntries(
        Object.entries(kept ?? {}).flatMap(([id, letters]) => (areLetters(letters) ? [[id, letters]] : [])),
      );
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

/** By hand: the page's first script has no room for a schema's library. */
function areLetters(value: unknown): value is Letters {
  if (typeof value !== "object" || value === null || !("version" in value) || !("approved" in value)) return false;
  const { version, approved } = value;
  return typeof version === "string" && Array.isArray(approved) && approved.every((each) => bureaus.includes(each));
}
