import { chakra } from "@chakra-ui/react";
import type { ItemType } from "#shared/domain/report/negative-item";

const CLOCK = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2";
const COURT = "M4 20h16M6 20V10M18 20V10M10 20V10M14 20V10M3 10l9-6 9 6z";
const HOUSE = "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6";

const shapes: Record<ItemType, string> = {
  collection: "M4 7h16v12H4zM9 7V4h6v3M4 12h16",
  late_payment: CLOCK,
  charge_off: "M6 3h9l4 4v14H6zM9 12l6 6M15 12l-6 6",
  bankruptcy: COURT,
  judgment: COURT,
  foreclosure: HOUSE,
  repossession: "M4 16v-4l2-5h12l2 5v4zM4 12h16M7 19v-3M17 19v-3",
  tax_lien: "M7 3h10v18l-5-3-5 3zM10 8h4M10 12h4",
  other: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 8v5M12 16v.01",
};

/** Tells the kinds of items apart at a glance; the words are beside it. */
export function ItemTypeIcon({ type }: { type: ItemType }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shapes[type]} />
    </chakra.svg>
  );
}
