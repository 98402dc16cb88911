import { type Bureau, bureaus } from "../bureau/bureau";
import type { PageBox } from "../report/upload/accounts/evidence";
import type { ProofKind } from "./proof";

/** A page of a proof's file, from 1, and the lines to mark there. */
export type ShownPage = { page: number; boxes: PageBox[] };

/** A proof that goes with a letter, as the letter's approval knows it: its file is never replaced. */
export type Exhibit = {
  proofId: string;
  kind: ProofKind;
  pages: number;
  /** Of the PDF, hexadecimal. */
  sha256: string;
  /** Of what is printed of the PDF, about; not known of exhibits that were attached before it was noted. */
  sizeBytes?: number;
  /** Of pages of a report: those that show the letter's item, which alone go with it. `pages` counts them. */
  shows?: ShownPage[];
  /** Of pages of a report: the bureaus that it is of, whose letters alone they go with. Left out: it goes with each letter. */
  bureaus?: Bureau[];
};

/** Of a letter with all that is printed with it: https://docs.lob.com (published OpenAPI, "Image Prepping": file sizes). */
export const MOST_LETTER_BYTES = 5 * 1000 * 1000;

/** A letter has two pages and the ID one, in up to two megabytes: with its exhibits it has 40 pages at most. */
export const MOST_EXHIBITS = 10;
export const MOST_EXHIBIT_PAGES = 36;
export const MOST_EXHIBIT_BYTES = 3 * 1000 * 1000;

/** "A" for the first exhibit of a letter, "B" for the second one. @param place from 0 */
export function exhibitLetter(place: number): string {
  return String.fromCharCode("A".charCodeAt(0) + place);
}

/** Those that go with the letter to one bureau: first what each bureau gets, so that it has the same exhibit letters everywhere. */
export function exhibitsFor<E extends Pick<Exhibit, "bureaus">>(bureau: Bureau, exhibits: readonly E[]): E[] {
  const own = exhibits.filter(({ bureaus }) => bureaus?.includes(bureau));
  return [...exhibits.filter(({ bureaus }) => bureaus === undefined), ...own];
}

/** An exhibit's place in the letters that it goes with, from 0. @param all the exhibits of the dispute */
export function exhibitPlace<E extends Pick<Exhibit, "bureaus">>(exhibit: E, all: readonly E[]): number {
  const [bureau = bureaus[0]] = exhibit.bureaus ?? [];
  return exhibitsFor(bureau, all).indexOf(exhibit);
}

/** What goes with the letters of a dispute to all bureaus, each proof once. */
export function exhibitsOfAll(letters: Record<Bureau, { exhibits?: Exhibit[] }>): Exhibit[] {
  const all = bureaus.flatMap((bureau) => letters[bureau].exhibits ?? []);
  return [...new Map(all.map((exhibit) => [exhibit.proofId, exhibit])).values()];
}

/** The exhibits of several letters, each proof once: with all the pages and marks that any of the letters has. */
export function joinExhibits(exhibits: readonly Exhibit[]): Exhibit[] {
  const joined = new Map<string, Exhibit>();
  for (const exhibit of exhibits) {
    const before = joined.get(exhibit.proofId);
    if (!before?.shows || !exhibit.shows) joined.set(exhibit.proofId, before ?? exhibit);
    else joined.set(exhibit.proofId, withShown(before, [...before.shows, ...exhibit.shows]));
  }
  return [...joined.values()];
}

/** An exhibit of these pages only, each once. */
export function withShown(exhibit: Exhibit, shown: readonly ShownPage[]): Exhibit {
  const numbers = [...new Set(shown.map(({ page }) => page))].sort((a, b) => a - b);
  const shows = numbers.map((page) => ({
    page,
    boxes: shown.filter((each) => each.page === page).flatMap(({ boxes }) => boxes),
  }));
  const { sizeBytes, pages } = exhibit;
  const size = sizeBytes === undefined ? {} : { sizeBytes: Math.ceil((sizeBytes * shows.length) / pages) };
  return { ...exhibit, ...size, pages: shows.length, shows };
}
