import { cut, wellFormed } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS, MOST_LINES, type TextLine } from "./text-line";

const COLUMN_WIDTH = 100;
/** What is never read: programs, styles, and what a page keeps for later. */
const silent = new Set(["script", "style", "template", "noscript", "svg", "math", "head", "title", "iframe", "object"]);
const inline = new Set(
  [
    "a",
    "abbr",
    "b",
    "bdi",
    "em",
    "font",
    "i",
    "label",
    "mark",
    "ng",
    "q",
    "s",
    "small",
    "span",
    "strong",
    "sub",
    "sup",
  ].concat(["time", "u"]),
);
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ndash: "–" };

/**
 * The lines that a saved page shows, read and never rendered: a row of a table is a line and its cells are cells, every other
 * block is a line. All of it is page 1. One pass over the text, whatever it holds; at most `MOST_LINES` and one more.
 */
export function linesOfHtml(html: string): TextLine[] {
  const lines: TextLine[] = [];
  let cells: Cell[] = [];
  let text = "";
  let column = -1;
  let isRow = false;

  const endCell = () => {
    const shown = decoded(text).replaceAll(/\s+/g, " ").trim();
    if (shown !== "" && cells.length < MOST_CELLS)
      cells.push({ text: cut(shown, LONGEST_CELL), x: Math.max(0, column) * COLUMN_WIDTH });
    text = "";
  };
  const endLine = () => {
    endCell();
    if (cells.length > 0) lines.push({ page: 1, line: lines.length + 1, cells });
    cells = [];
  };

  for (let at = 0; at < html.length && lines.length <= MOST_LINES; ) {
    const open = html.indexOf("<", at);
    text += html.slice(at, open < 0 ? html.length : open);
    if (open < 0) break;
    const { name, isEnd, end } = tagAt(html, open);
    at = end;
    if (silent.has(name) && !isEnd) at = endOf(html, name, end);
    else if (name === "tr") {
      endLine();
      [isRow, column] = [!isEnd, -1];
    } else if (isRow && (name === "td" || name === "th")) {
      endCell();
      if (!isEnd) column += 1;
    } else if (isRow || inline.has(name)) text += " ";
    else endLine();
  }
  endLine();
  return lines;
}

function tagAt(html: string, open: number): { name: string; isEnd: boolean; end: number } {
  if (html.startsWith("<!--", open)) return { name: "!", isEnd: false, end: after(html, "-->", open + 4) };
  const isEnd = html[open + 1] === "/";
  const name = /^[a-z][a-z0-9-]{0,30}/i.exec(html.slice(open + (isEnd ? 2 : 1), open + 34))?.[0].toLowerCase() ?? "";
  return { name, isEnd, end: after(html, ">", open + 1) };
}

/** Where a silent element ends, or the page, when it never does. */
function endOf(html: string, name: string, from: number): number {
  const ending = new RegExp(`</${name}[\\s>]`, "gi");
  ending.lastIndex = from;
  const found = ending.exec(html);
  return found ? after(html, ">", found.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 31 && code < 0x110000 ? wellFormed(String.fromCodePoint(code)) : " ";
  });
}
