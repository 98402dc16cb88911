/** One measured figure with the peer that it was measured beside, and what it must hold. */
export type Row = { what: string; ours: string; peer: string; limit: string; holds: boolean };

const heads: Row = { what: "", ours: "ours", peer: "peer", limit: "limit", holds: true };

/** Prints figures as a table; a figure beyond its limit is marked. */
export function printTable(title: string, rows: Row[]): void {
  const width = (column: "what" | "ours" | "peer" | "limit") =>
    Math.max(...[heads, ...rows].map((row) => row[column].length));
  const widths = { what: width("what"), ours: width("ours"), peer: width("peer"), limit: width("limit") };
  const line = ({ what, ours, peer, limit }: Row) =>
    [
      what.padEnd(widths.what),
      ours.padStart(widths.ours),
      peer.padStart(widths.peer),
      limit.padStart(widths.limit),
    ].join("  ");

  console.log(`\n${title}\n${line(heads)}`);
  for (const row of rows) console.log(`${line(row)}${row.holds ? "" : "  ← over"}`);
}

/** 0 of none; of an even number the upper one in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
