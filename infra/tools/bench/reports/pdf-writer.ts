import { join, resolve } from "node:path";
import PdfKit from "pdfkit";
import { type Doc, type Node, rowsOfPairs } from "./document";
import type { Random } from "./random";

/** How a printed file looks; drawn by chance for each file. */
export type Look = {
  font: readonly [normal: string, bold: string];
  size: number;
  margin: number;
  /** The share of a pair's width that its label takes. */
  labelShare: number;
  leading: number;
  /** One text operation for a whole cell, for each word, or for pieces of words as browsers print. */
  pieces: "cells" | "words" | "runs";
  /** Draws label column first, then values, instead of row by row. */
  isColumnFirst: boolean;
};

type Cell = { text: string; x: number; width: number; isBold?: boolean; size?: number; isRight?: boolean };
type Pen = InstanceType<typeof PdfKit>;

const roboto = resolve("node_modules/pdfmake/fonts/Roboto");

export function lookOf(random: Random): Look {
  const embedded = () => [join(roboto, "Roboto-Regular.ttf"), join(roboto, "Roboto-Medium.ttf")] as const;
  const fonts = [
    ["Helvetica", "Helvetica-Bold"],
    ["Times-Roman", "Times-Bold"],
    ["Helvetica", "Helvetica-Bold"],
  ] as const;
  return {
    font: random.chance(0.25) ? embedded() : random.pick(fonts),
    size: random.pick([7, 7.5, 8, 8.5, 9]),
    margin: random.int(28, 60),
    labelShare: 0.38 + random.next() * 0.12,
    leading: 1.25 + random.next() * 0.5,
    pieces: random.pick(["cells", "words", "runs"]),
    isColumnFirst: random.chance(0.3),
  };
}

/** The file as a PDF of US letter pages with real placed text. Blocks break over pages wherever the page ends. */
export function writePdf(doc: Doc, look: Look, random: Random): Promise<Uint8Array> {
  const pen = new PdfKit({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    lang: "en-US",
    info: { Title: doc.title, CreationDate: new Date("2026-10-20T12:00:00Z") },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((settle) => {
    pen.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => settle(Buffer.concat(chunks)));
  });
  const sheet = new Sheet(pen, doc, look, random);
  for (const node of doc.nodes) sheet.draw(node);
  pen.end();
  return done;
}

class Sheet {
  private y = Number.POSITIVE_INFINITY;
  private page = 0;
  private readonly width: number;

  constructor(
    private readonly pen: Pen,
    private readonly doc: Doc,
    private readonly look: Look,
    private readonly random: Random,
  ) {
    this.width = 612 - 2 * look.margin;
  }

  draw(node: Node): void {
    const { margin, size } = this.look;
    if (node.kind === "gap") this.y += size;
    else if (node.kind === "page") this.y = Number.POSITIVE_INFINITY;
    else if (node.kind === "text")
      this.row([{ text: node.text, x: margin, width: this.width, size: node.isSmall ? size - 1 : size }]);
    else if (node.kind === "heading") {
      const larger = size + (4 - node.level) * 1.6;
      const left: Cell = {
        text: node.text,
        x: margin,
        width: this.width * (node.right ? 0.68 : 1),
        isBold: true,
        size: larger,
      };
      this.y += size * 0.6;
      this.row(
        node.right
          ? [left, { text: node.right, x: margin + this.width * 0.7, width: this.width * 0.3, isRight: true }]
          : [left],
      );
    } else if (node.kind === "table") this.table(node);
    else this.pairs(node);
  }

  private pairs({ pairs, columns, form }: Extract<Node, { kind: "pairs" }>): void {
    const { margin, labelShare } = this.look;
    const width = this.width / columns;
    for (const row of rowsOfPairs(pairs, columns)) {
      const at = (index: number) => margin + width * index;
      if (form === "above") {
        this.row(row.map(([text], index) => ({ text, x: at(index), width: width - 8, isBold: true })));
        this.row(row.map(([, text], index) => ({ text, x: at(index), width: width - 8 })));
        this.y += 2;
      } else {
        const label = (text: string) => (form === "colon" ? `${text}:` : text);
        const cells = row.flatMap(([name, value], index): Cell[] => [
          { text: label(name), x: at(index), width: width * labelShare - 4, isBold: form === "beside" },
          { text: value, x: at(index) + width * labelShare, width: width * (1 - labelShare) - 8 },
        ]);
        this.row(
          this.look.isColumnFirst
            ? [...cells.filter((_, i) => i % 2 === 0), ...cells.filter((_, i) => i % 2 === 1)]
            : cells,
        );
      }
    }
  }

  private table({ head, rows, widths }: Extract<Node, { kind: "table" }>): void {
    const count = Math.max(head?.length ?? 0, ...rows.map((row) => row.length));
    const shares = widths ?? Array.from({ length: count }, () => 1);
    const total = shares.reduce((sum, share) => sum + share, 0);
    let x = this.look.margin;
    const places = shares.map((share) => {
      const place = { x, width: (share / total) * this.width - 4 };
      x += (share / total) * this.width;
      return place;
    });
    const cells = (row: readonly string[], isBold: boolean) =>
      row.map((text, index): Cell => ({ text, isBold, ...(places[index] ?? { x: this.look.margin, width: 40 }) }));
    if (head) this.row(cells(head, true));
    for (const row of rows) this.row(cells(row, false));
  }

  private row(cells: readonly Cell[]): void {
    const { size, leading, font } = this.look;
    const wrapped = cells.map((cell) => {
      this.pen.font(font[cell.isBold ? 1 : 0]).fontSize(cell.size ?? size);
      return wrap(cell.text, cell.width, (text) => this.pen.widthOfString(text));
    });
    const step = Math.max(...cells.map((cell) => cell.size ?? size)) * leading;
    const height = Math.max(1, ...wrapped.map((lines) => lines.length));
    for (let line = 0; line < height; line += 1) {
      // A row may end on the next page: that is what printers do.
      if (this.y + step > 792 - 46) this.nextPage();
      for (const [index, cell] of cells.entries()) {
        const text = wrapped[index]?.[line];
        if (text) this.print(text, cell);
      }
      this.y += step;
    }
  }

  private print(text: string, { x, width, size = this.look.size, isBold, isRight }: Cell): void {
    this.pen.font(this.look.font[isBold ? 1 : 0]).fontSize(size);
    let at = isRight ? x + width - this.pen.widthOfString(text) : x;
    for (const piece of this.piecesOf(text)) {
      this.pen.text(piece, at, this.y, { lineBreak: false });
      at += this.pen.widthOfString(piece);
    }
  }

  private piecesOf(text: string): string[] {
    if (this.look.pieces === "cells") return [text];
    if (this.look.pieces === "words") return text.match(/\S+\s*/g) ?? [text];
    const pieces: string[] = [];
    for (let from = 0; from < text.length; ) {
      const length = this.random.int(3, 18);
      pieces.push(text.slice(from, from + length));
      from += length;
    }
    return pieces;
  }

  private nextPage(): void {
    const { margin, font } = this.look;
    this.page += 1;
    this.pen.addPage({ size: "LETTER", margin: 0 });
    this.pen.font(font[0]).fontSize(7);
    this.pen.text(this.doc.header, margin, 20, { lineBreak: false });
    const footer = `${this.doc.footer} Page ${this.page}`.trim();
    this.pen.text(footer, margin, 792 - 26, { lineBreak: false });
    this.y = 40;
  }
}

function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}
