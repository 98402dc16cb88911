import { anyPattern } from "#shared/domain/text/any-pattern";
import type { TextLine } from "../../upload/lines/text-line";
import { plain } from "../../upload/words/fields";
import type { DisputedItem } from "./mentions";
import { type Verdict, verdictOf } from "./verdict";

/** Cells of one column begin at one place, but for a photo's. */
export const TOLERANCE = 6;

const saying = anyPattern(
  /say|said|told|tell|wrote|states?|statement|concern|reason/,
  /claim\w*|ask\w*|dispute[ds]?|want\w*|request\w*|dijo|pidio|disputo/,
).source;
/** Over or before the member's own words. */
export const ofMember = anyPattern(
  new RegExp(`^(?:what )?(?:did )?(?:you|your|consumer|usted|lo que usted)\\b.{0,30}\\b(?:${saying})\\b`, "i"),
  /^(?:(?:dispute |your )?(?:reasons?|claims?)\b|dispute (?:code|type)\b)/i,
  /^(?:requested (?:action|change)\b|su (?:reclamo|solicitud|disputa)|motivo\b)/i,
  /^(?:(?:lo )?que (?:dijo|reclamo|pidio|disputo|solicito)\b|your (?:point|side|words|version)\b)/i,
);

/** The cells of several lines, those of one column as one. */
export function rowOf(lines: readonly TextLine[]): TextLine {
  const [first = { page: 1, line: 1, cells: [] }, ...rest] = lines;
  const cells = first.cells.map((cell) => {
    const more = rest.flatMap((line) => line.cells.filter(({ x }) => Math.abs(x - cell.x) <= TOLERANCE));
    return { ...cell, text: [cell, ...more].map(({ text }) => text).join(" ") };
  });
  return { ...first, cells };
}

/** A creditor may be called "Update" or "Correct". */
export function withoutNames(text: string, items: readonly DisputedItem[]): string {
  const words = items.flatMap(({ creditorName }) => creditorName.match(/\p{L}{4,}/gu) ?? []);
  const names = new Set(words.map((word) => word.toUpperCase()));
  return text.replaceAll(/\p{Lu}[\p{Lu}\p{Ll}]{3,}/gu, (word) => (names.has(word) ? "it" : word));
}

/** The last cell of a row that says something: the columns before it are of what was disputed. */
export function verdictOfRow({ cells }: TextLine, items: readonly DisputedItem[]): Verdict | undefined {
  const isCounted = (place: number) => /^\d{1,3}$/.test(cells[place + 1]?.text ?? "");
  const after = cells.filter((_, place) => !isCounted(place) && !ofMember.test(plain(cells[place - 1]?.text ?? "")));
  const said = after.flatMap(({ text }) => {
    // Behind the member's words may be the company's.
    const own = ofMember.test(plain(text)) ? text.replace(/^[^.;]*[.;]?/, "") : text;
    return verdictOf(withoutNames(own, items)) ?? [];
  });
  const last = said.findLast(({ isSure }) => isSure) ?? said.at(-1);
  // "Verified and updated", of which a sentence beside it may say a part.
  const full = said.find((each) => each.said === "verified_but_corrected");
  return full && (last?.said === "verified" || last?.said === "modified") ? full : last;
}
