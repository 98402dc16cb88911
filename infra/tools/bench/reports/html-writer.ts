import type { Doc, Node, PairForm } from "./document";
import type { Random } from "./random";

type Look = {
  pairs: "table" | "list" | "blocks" | "spans";
  tables: "table" | "blocks";
  hasNoise: boolean;
  isIndented: boolean;
};

export function pageLookOf(random: Random): Look {
  return {
    pairs: random.pick(["table", "list", "blocks", "spans"]),
    tables: random.pick(["table", "table", "blocks"]),
    hasNoise: random.chance(0.6),
    isIndented: random.chance(0.5),
  };
}

/** The report as a saved page: tables, definition lists or blocks, with the page's own scripts and navigation around it. */
export function writeHtml(doc: Doc, look: Look): string {
  const body = doc.nodes.map((node) => htmlOf(node, look)).join(look.isIndented ? "\n  " : "");
  const noise = look.hasNoise
    ? `<script>window.__data={"balance":"$1","status":"Collection"};</script><nav><ul><li><a href="#">Home</a></li><li><a href="#">Log out</a></li></ul></nav>`
    : "";
  const style = "<style>.label{font-weight:bold}.row{display:flex}</style>";
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escaped(doc.title)}</title>${style}</head><body>${noise}
  <div class="header">${escaped(doc.header)}</div>
  ${body}
  <footer>${escaped(doc.footer)}</footer></body></html>`;
}

/** The same page as a browser saves it in one file: quoted-printable parts with a boundary. */
export function writeMhtml(doc: Doc, look: Look, random: Random): string {
  const boundary = `----MultipartBoundary--${random.int(100_000_000, 999_999_999)}`;
  const page = quotedPrintable(writeHtml(doc, look));
  return [
    "From: <Saved by Blink>",
    "Snapshot-Content-Location: https://member.example/credit-report",
    `Subject: ${doc.title}`,
    "Date: Tue, 20 Oct 2026 10:00:00 -0000",
    "MIME-Version: 1.0",
    "Content-Type: multipart/related;",
    '\ttype="text/html";',
    `\tboundary="${boundary}"`,
    "",
    "",
    `--${boundary}`,
    "Content-Type: text/html",
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Location: https://member.example/credit-report",
    "",
    page,
    `--${boundary}`,
    "Content-Type: text/css",
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Location: cid:css-1@mhtml.blink",
    "",
    "@charset =22utf-8=22; .label { color: red; }",
    "",
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

function htmlOf(node: Node, look: Look): string {
  if (node.kind === "gap") return "<br>";
  if (node.kind === "page") return "<hr>";
  if (node.kind === "text")
    return node.isSmall ? `<p><small>${escaped(node.text)}</small></p>` : `<p>${escaped(node.text)}</p>`;
  if (node.kind === "heading") {
    const tag = node.level === 3 ? "h3" : `h${node.level}`;
    const right = node.right ? `<span class="badge">${escaped(node.right)}</span>` : "";
    return `<div class="row"><${tag}>${escaped(node.text)}</${tag}>${right}</div>`;
  }
  if (node.kind === "table") return tableOf(node, look);
  return pairsOf(node.pairs, node.form, look);
}

function tableOf({ head, rows }: Extract<Node, { kind: "table" }>, { tables }: Look): string {
  const all = [...(head ? [head] : []), ...rows];
  if (tables === "blocks") {
    const row = (cells: readonly string[]) =>
      `<div class="row">${cells.map((cell) => `<div>${escaped(cell)}</div>`).join("")}</div>`;
    return `<div class="grid">${all.map(row).join("\n")}</div>`;
  }
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<table>${all.map((cells, index) => row(cells, head && index === 0 ? "th" : "td")).join("\n")}</table>`;
}

function pairsOf(pairs: readonly (readonly [string, string])[], form: PairForm, { pairs: style }: Look): string {
  const named = pairs.map(
    ([label, value]) => [escaped(form === "colon" ? `${label}:` : label), escaped(value)] as const,
  );
  if (style === "table")
    return `<table>${named.map(([l, v]) => `<tr><td class="label">${l}</td><td>${v}</td></tr>`).join("\n")}</table>`;
  if (style === "list") return `<dl>${named.map(([l, v]) => `<dt>${l}</dt><dd>${v}</dd>`).join("\n")}</dl>`;
  if (style === "blocks")
    return named.map(([l, v]) => `<div class="field"><div class="label">${l}</div><div>${v}</div></div>`).join("\n");
  return named.map(([l, v]) => `<p><span class="label">${l}</span> <span>${v}</span></p>`).join("\n");
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") || "&nbsp;";

function quotedPrintable(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const lines: string[] = [];
  let line = "";
  for (const byte of bytes) {
    if (byte === 10) {
      lines.push(line);
      line = "";
      continue;
    }
    const isPlain = byte >= 32 && byte < 127 && byte !== 61;
    const piece = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    if (line.length + piece.length > 75) {
      lines.push(`${line}=`);
      line = "";
    }
    line += piece;
  }
  return [...lines, line].join("\r\n");
}
