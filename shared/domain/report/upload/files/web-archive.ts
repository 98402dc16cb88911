/** A saved page has one part for what it shows and one for each picture and style beside it. */
const MOST_PARTS = 2_000;
const MOST_DEPTH = 3;
/** Of the page and its frames. */
const MOST_PAGES = 40;

type Part = { headers: ReadonlyMap<string, string>; body: string };

/**
 * The pages in a web archive (MHTML, RFC 2557) as their own HTML, one after another: the page itself and its frames. Pictures, styles
 * and programs in it are left where they are; nothing is loaded.
 *
 * @param archive its bytes as Latin-1 letters
 */
export function pagesOfArchive(archive: string): string {
  const pages: string[] = [];
  collect(partOf(archive), pages, 0);
  return pages.join("\n");
}

/** The text of a mail that is nothing but text. @param mail its bytes as Latin-1 letters */
export function textOfMail(mail: string): string {
  const part = partOf(mail);
  return decoded(part, parameter(part.headers.get("content-type") ?? "", "charset"));
}

function collect(part: Part, pages: string[], depth: number): void {
  const type = part.headers.get("content-type") ?? "text/plain";
  if (/^multipart\//i.test(type)) {
    const boundary = parameter(type, "boundary");
    if (boundary === undefined || depth >= MOST_DEPTH) return;
    for (const each of partsOf(part.body, boundary)) collect(partOf(each), pages, depth + 1);
  } else if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type) && pages.length < MOST_PAGES) {
    pages.push(decoded(part, parameter(type, "charset")));
  }
}

/** The texts between the boundaries: RFC 2046, 5.1. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[] = [];
  const text = `\n${body}`;
  const mark = `\n--${boundary}`;
  let at = text.indexOf(mark);
  while (at >= 0 && parts.length < MOST_PARTS) {
    const begin = text.indexOf("\n", at + mark.length);
    if (begin < 0) break;
    const end = text.indexOf(mark, begin);
    parts.push(text.slice(begin + 1, end < 0 ? undefined : end));
    if (end < 0 || text.startsWith("--", end + mark.length)) break;
    at = end;
  }
  return parts;
}

/** Headers up to the first empty line; a line that begins with a space goes on with the one before it. */
function partOf(text: string): Part {
  const gap = /\r?\n\r?\n/.exec(text.slice(0, 16_384));
  const head = gap ? text.slice(0, gap.index) : "";
  const body = gap ? text.slice(gap.index + gap[0].length) : text;
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(":");
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
  });
  return { headers: new Map(headers), body };
}

function parameter(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, "i").exec(header);
  return found?.[1] ?? found?.[2];
}

function decoded({ headers, body }: Part, charset = "utf-8"): string {
  const encoding = (headers.get("content-transfer-encoding") ?? "").toLowerCase();
  const letters = encoding === "base64" ? unpacked(body) : encoding === "quoted-printable" ? unquoted(body) : body;
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}

/** RFC 2045, 6.8: what is no letter of base64 is left out; a piece that is cut off ends the text. */
function unpacked(text: string): string {
  const [letters = ""] = text.replaceAll(/[^\w+/=]|_/g, "").split("=", 1);
  return atob(letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0)));
}

/** RFC 2045, 6.7: what comes before the "=" at the end of a line is text, a space too. */
function unquoted(text: string): string {
  return text
    .replaceAll(/=[ \t]*\r?\n/g, "")
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
