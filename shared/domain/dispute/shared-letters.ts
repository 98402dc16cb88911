import { type Bureau, bureaus } from "../bureau/bureau";
import { type Exhibit, joinExhibits, MOST_EXHIBIT_BYTES, MOST_EXHIBITS } from "../evidence/exhibit";

/** More items make a letter too long to be read at a bureau. */
export const MOST_ITEMS = 5;

/** A letter about several items has more pages of its own: with its exhibits it stays below what the post takes. */
export const MOST_SHARED_PAGES = 28;

/** What sharing needs of one bureau's letter of a draft. */
type OneLetter = {
  round: number;
  kind?: string;
  item: { isReported: boolean; fromAnnualReport?: boolean };
  exhibits?: readonly Exhibit[];
};

/** The letters of one draft. */
export type SharableLetters = Record<Bureau, OneLetter>;

/**
 * Whether disputes may share one letter to each bureau: two to five of one round, that ask for a reinvestigation in the same time or
 * all for a block for the first time, with no more proofs than go with one letter. The later letters of the ladder are about one item
 * each.
 */
export function mayShare(drafts: readonly SharableLetters[]): boolean {
  return drafts.length >= 2 && fitTogether(drafts);
}

/** Drafts in as few groups as their letters may share, each at least two, in the order in which they come; the others stay alone. */
export function sharingGroups<D>(drafts: readonly D[], lettersOf: (draft: D) => SharableLetters): D[][] {
  const groups: D[][] = [];
  for (const draft of drafts) {
    const group = groups.find((some) => fitTogether([...some, draft].map(lettersOf)));
    if (group) group.push(draft);
    else groups.push([draft]);
  }
  return groups.filter(({ length }) => length >= 2);
}

function fitTogether(drafts: readonly SharableLetters[]): boolean {
  const letters = drafts.flatMap((draft) => bureaus.map((bureau) => draft[bureau]));
  return drafts.length <= MOST_ITEMS && askTheSame(letters) && haveSameTime(drafts) && haveRoom(drafts);
}

/** A second request to block answers what the bureau said of that one item. */
function askTheSame(letters: readonly OneLetter[]): boolean {
  const [first] = letters;
  const isOfOneKind = letters.every(({ kind, round }) => kind === first?.kind && round === first?.round);
  return isOfOneKind && (first?.kind === undefined || (first.kind === "block" && first.round === 1));
}

/** FCRA 611(a)(1), 612(a)(3): 30 days, and 45 where the item was seen in a yearly free report. */
function haveSameTime(drafts: readonly SharableLetters[]): boolean {
  return bureaus.every((bureau) => {
    const items = drafts.map((draft) => draft[bureau].item).filter(({ isReported }) => isReported);
    const annual = items.filter(({ fromAnnualReport }) => fromAnnualReport);
    return annual.length === 0 || annual.length === items.length;
  });
}

function haveRoom(drafts: readonly SharableLetters[]): boolean {
  return bureaus.every((bureau) => haveRoomAt(bureau, drafts));
}

function haveRoomAt(bureau: Bureau, drafts: readonly SharableLetters[]): boolean {
  const enclosed = drafts.flatMap((draft) => draft[bureau].exhibits ?? []);
  if (enclosed.length === 0) return true;
  const exhibits = joinExhibits(enclosed);
  const pages = exhibits.reduce((sum, exhibit) => sum + exhibit.pages, 0);
  const bytes = exhibits.reduce((sum, { sizeBytes = MOST_EXHIBIT_BYTES }) => sum + sizeBytes, 0);
  // As they are, the proofs of one letter fit.
  if (drafts.length === 1) return true;
  return exhibits.length <= MOST_EXHIBITS && pages <= MOST_SHARED_PAGES && bytes <= MOST_EXHIBIT_BYTES;
}
