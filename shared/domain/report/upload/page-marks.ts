import type { NegativeItem } from "#shared/api/schemas/report";
import type { PageBox } from "./accounts/evidence";

/** A page that shows an item, and where. */
export type PageMark = { itemId: string; page: number; boxes: PageBox[] };

type Item = Pick<NegativeItem, "id" | "bureauViews">;

const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000;

/** The pages of an uploaded report that show its items, with each line that was read there once; lines without a place are left out. */
export function pageMarks(items: readonly Item[]): PageMark[] {
  return items.flatMap(({ id, bureauViews = [] }) => {
    const places = bureauViews
      .flatMap(({ evidence }) => (evidence ? [evidence, ...evidence.fields] : []))
      .flatMap(({ page, box }) => (box ? [{ page, box }] : []));
    const pages = [...new Set(places.map(({ page }) => page))];
    return pages.map((page) => ({ itemId: id, page, boxes: boxesOf(places.filter((place) => place.page === page)) }));
  });
}

function boxesOf(places: readonly { box: PageBox }[]): PageBox[] {
  const rounded = places.map(({ box: { x, y, width, height } }) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  }));
  return [...new Map(rounded.map((box) => [JSON.stringify(box), box])).values()];
}
