import { type Doc, type Node, rowsOfPairs } from "./document";

/** How text keeps its columns: by spaces, by tabs, or not at all, with each value on a line of its own as browsers copy. */
export type TextForm = "spaces" | "tabs" | "lines";

/** The report as plain text. */
export function writeText(doc: Doc, form: TextForm): string {
  const lines = [doc.header, ...doc.nodes.flatMap((node) => linesOf(node, form)), doc.footer];
  return `${lines.join("\n")}\n`;
}

function linesOf(node: Node, form: TextForm): string[] {
  if (node.kind === "gap") return [""];
  if (node.kind === "page") return form === "spaces" ? ["\f"] : [""];
  if (node.kind === "text") return [node.text];
  if (node.kind === "heading") {
    const row = node.right ? [node.text, node.right] : [node.text];
    return ["", ...layRows([row], form, [60, 20])];
  }
  if (node.kind === "table") {
    const rows = [...(node.head ? [node.head] : []), ...node.rows];
    const count = Math.max(0, ...rows.map((row) => row.length));
    return layRows(rows, form, widthsOf(rows, count));
  }
  const label = (text: string) => (node.form === "colon" ? `${text}:` : text);
  if (form === "lines") return node.pairs.flatMap(([name, value]) => [label(name), ...(value === "" ? [] : [value])]);
  const rows = rowsOfPairs(node.pairs, form === "tabs" ? 1 : node.columns);
  const cells = rows.flatMap((row): string[][] =>
    node.form === "above"
      ? [row.map(([name]) => name), row.map(([, value]) => value)]
      : [row.flatMap(([name, value]) => [label(name), value])],
  );
  return layRows(cells, form, widthsOf(cells, Math.max(0, ...cells.map((row) => row.length))));
}

const widthsOf = (rows: readonly (readonly string[])[], count: number) =>
  Array.from({ length: count }, (_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)) + 3);

function layRows(rows: readonly (readonly string[])[], form: TextForm, widths: readonly number[]): string[] {
  if (form === "lines") return rows.flatMap((row) => row.filter((cell) => cell !== ""));
  if (form === "tabs") return rows.map((row) => row.join("\t"));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("")
      .trimEnd(),
  );
}
