import { Parser } from "htmlparser2";
import { cut, wellFormed } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS, MOST_LINES, type TextLine } from "../lines/text-line";
import { BREAK, labelApart, rowsOf, SOFT, withoutBreaks, wordsApart } from "./html-cells";
import { BlockGrid } from "./html-grid";
import { InlineParts } from "./inline-parts";
import { linesOfText } from "./plain-text";
import { RowPlaces } from "./row-places";

const COLUMN_WIDTH = 100;
/** A page is read in pieces, and no further than its lines may go. */
const PIECE = 65_536;
/** No page that a person saves is nested deeper; the parser's time grows with the square of it. */
const MOST_DEPTH = 2_000;
/** The parser hands a run of "<" over one by one, and a text that grows by single letters takes 32 bytes for each. */
const LONGEST_RUN = 1_000;
/** Of a line's text, with as many spaces as letters: what is behind it is in no cell. */
const MOST_TEXT = 2 * MOST_CELLS * LONGEST_CELL;
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
  ].concat(["time", "u", "input", "select", "option"]),
);
/**
 * The lines that a saved page shows, read and never rendered: a row of a table is a line and its cells are cells, every other
 * block is a line. All of it is page 1. One pass over the text, whatever it holds; at most `MOST_LINES` and one more.
 */
export function linesOfHtml(html: string): TextLine[] {
  const page = new PageLines();
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(partOfTable(attributes.role) ?? name);
      page.open(open.at(-1) ?? name, attributes);
    },
    onclosetag: (name) => page.close(open.pop() ?? name),
    ontext: (text) => page.add(text),
  });
  const mayGoOn = () => page.lines.length <= MOST_LINES && page.depth <= MOST_DEPTH;
  for (let at = 0; at < html.length && mayGoOn(); at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  parser.end();
  page.endLine();
  return page.lines;
}

/** What the tags and texts of a page become. */
class PageLines {
  readonly lines: TextLine[] = [];
  private cells: Cell[] = [];
  /** Of each cell the lines that it has. */
  private stacks: string[][] = [];
  private text = "";
  /** Text that has come since the last tag. */
  private run: string[] = [];
  private readonly places = new RowPlaces();
  private isRow = false;
  private silentDepth = 0;
  /** How deep the explanation is that is open. */
  private noteDepth = 0;
  /** Text that is shown as it is typed, with its spaces. */
  private preDepth = 0;
  private pre = "";
  private readonly grid = new BlockGrid();
  private readonly parts = new InlineParts();
  depth = 0;

  add(text: string): void {
    if (this.isSilent) return;
    this.run.push(text);
    if (this.run.length >= LONGEST_RUN) this.endRun();
  }

  private get isSilent(): boolean {
    return this.silentDepth > 0 || this.noteDepth > 0;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.endRun();
    this.depth += 1;
    if (silent.has(name)) this.silentDepth += 1;
    if (this.noteDepth === 0 && (isNote(attributes) || isUnchosen(name, attributes))) this.noteDepth = this.depth;
    if (this.isSilent) return;
    if (name === "pre") this.preDepth += 1;
    if (this.preDepth > 0) {
      if (name === "br") this.pre += "\n";
      return;
    }
    if (name === "img") this.text += ` ${bureauOfLogo(attributes.alt)} `;
    if (name === "table") this.places.startTable();
    if (inline.has(name)) this.parts.open();
    if (name === "tr") this.startRow();
    else if (this.isRow && isCell(name)) {
      this.endCell();
      this.places.startCell(attributes);
    } else this.pass(name);
    if (name === "input") this.add(filledIn(attributes));
    if (isBlock(name)) this.grid.start(this.lines.length, attributes);
  }

  close(name: string): void {
    this.endRun();
    const isInNote = this.noteDepth > 0;
    if (this.depth === this.noteDepth) this.noteDepth = 0;
    this.depth -= 1;
    if (silent.has(name)) {
      this.silentDepth -= 1;
      return;
    }
    if (isInNote || this.isSilent) return;
    if (this.preDepth > 0) {
      if (name === "pre") this.endTyped();
      return;
    }
    if (inline.has(name)) this.parts.close();
    if (name === "tr") {
      this.endLine();
      this.isRow = false;
      this.places.endRow();
    } else if (this.isRow && isCell(name)) this.endCell();
    else this.pass(name);
    if (isBlock(name)) this.grid.end(this.lines);
  }

  endLine(): void {
    this.endRun();
    this.endCell();
    const { lines } = this;
    const parts = this.parts.take();
    const beside = parts && !this.isRow ? this.grid.rowsFor(parts) : undefined;
    for (const row of beside ?? rowsOf(this.cells, this.stacks)) {
      if (row.length > 0 && lines.length <= MOST_LINES) lines.push({ page: 1, line: lines.length + 1, cells: row });
    }
    this.cells = [];
    this.stacks = [];
  }

  private endRun(): void {
    const text = this.run.join("");
    this.run = [];
    if (this.preDepth > 0) this.pre += text;
    else {
      this.text += text;
      this.parts.add(text);
    }
  }

  private endTyped(): void {
    this.preDepth -= 1;
    if (this.preDepth > 0) return;
    this.endLine();
    for (const { cells } of linesOfText(wellFormed(this.pre))) {
      if (this.lines.length <= MOST_LINES) this.lines.push({ page: 1, line: this.lines.length + 1, cells });
    }
    this.pre = "";
  }

  private startRow(): void {
    this.endLine();
    this.isRow = true;
    this.places.startRow();
  }

  /** In a row, and around words in a line, a tag parts words; any other one ends the line. */
  private pass(name: string): void {
    if (this.isRow && !inline.has(name)) this.text += BREAK;
    else if (inline.has(name)) this.text += SOFT;
    else this.endLine();
  }

  private endCell(): void {
    const text = cut(this.text, MOST_TEXT);
    const parts = this.isRow ? [labelApart(text)] : wordsApart(text);
    parts.forEach((part, at) => {
      const stack = withoutBreaks(wellFormed(part)).map((each) => each.replaceAll(/\s+/g, " ").trim());
      const text = cut(stack.join(" "), LONGEST_CELL);
      if (text === "" || this.cells.length >= MOST_CELLS) return;
      const { column, width } = this.places;
      this.cells.push({ text, x: (Math.max(0, column) + at) * COLUMN_WIDTH, width: width * COLUMN_WIDTH });
      this.stacks.push(stack);
    });
    this.text = "";
  }
}

/** What explains a word where a pointer is over it stands between a label and its value. */
const isNote = ({ role, class: classes = "" }: Readonly<Record<string, string>>) =>
  role === "tooltip" || /\btooltip-?(?:text|content|inner|body)\b/i.test(classes);

/** Of the choices of a form a page shows the one that was made. */
const isUnchosen = (name: string, { selected }: Readonly<Record<string, string>>) =>
  name === "option" && selected === undefined;

/** What is filled in a form's field, but for what the page hides. */
const filledIn = ({ type = "text", value = "" }: Readonly<Record<string, string>>) =>
  /^(?:text|number|date|tel|search)$/i.test(type) ? value : "";

/** Blocks that are a table to a reader of screens are one here too: `<div role="row">`. */
function partOfTable(role = ""): "tr" | "td" | undefined {
  if (role === "row") return "tr";
  return /^(?:cell|gridcell|columnheader|rowheader)$/.test(role) ? "td" : undefined;
}

const isCell = (name: string) => name === "td" || name === "th";

/** Of pictures only a bureau's name is read: "TransUnion logo". */
const bureauOfLogo = (alt = "") => /^(trans ?union|experian|equifax)(?:®|™)?(?: logo)?$/i.exec(alt.trim())?.[1] ?? "";

const empty = new Set(["br", "hr", "img", "input", "wbr", "col", "area", "embed", "source", "track"]);
/** A table has rows and cells of its own. */
const tabular = new Set(["tr", "td", "th", "tbody", "thead", "tfoot"]);
const isBlock = (name: string) => !inline.has(name) && !empty.has(name) && !tabular.has(name);
