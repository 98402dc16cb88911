/** A label and its value; an empty value is printed as the layout prints "none". */
export type Pair = readonly [label: string, value: string];

/** Where a value is: right of its label, right of a label with a colon, or below it. */
export type PairForm = "beside" | "colon" | "above";

export type Node =
  | { kind: "heading"; level: 1 | 2 | 3; text: string /** Stands at the right edge of the same row. */; right?: string }
  | { kind: "text"; text: string; isSmall?: boolean }
  | { kind: "pairs"; columns: number; form: PairForm; pairs: readonly Pair[] }
  | {
      kind: "table";
      head?: readonly string[];
      rows: readonly (readonly string[])[] /** Shares of the width. */;
      widths?: readonly number[];
    }
  | { kind: "gap" }
  | { kind: "page" };

/** A report as a tree of what a reader of paper sees, before it becomes a PDF, a page or text. */
export type Doc = { title: string; header: string; footer: string; nodes: Node[] };

/** Columns filled top to bottom, one after the other, as printed reports do: row by row. */
export function rowsOfPairs(pairs: readonly Pair[], columns: number): Pair[][] {
  const height = Math.ceil(pairs.length / columns);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, column) => pairs[column * height + row]).filter((pair) => pair !== undefined),
  );
}
