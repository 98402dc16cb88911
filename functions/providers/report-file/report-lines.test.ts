import type { TextLine } from "#shared/domain/report/upload/lines/text-line";
import { reportLines } from "./report-lines";

const noPdf = async () => ({ refusal: "damaged" as const });

/** A page as Chrome saves it: "=" at the end of a line goes on, and letters outside of ASCII are written as "=C3=A9". */
function archive(html: string, encoding: "quoted-printable" | "base64" | "binary" = "quoted-printable"): string {
  const quoted = Buffer.from(html)
    .toString("latin1")
    .replaceAll(/[=\x80-\xff]/g, (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`)
    .replaceAll(/(.{60})(?!$)/g, "$1=\r\n");
  const body = encoding === "base64" ? Buffer.from(html).toString("base64") : encoding === "binary" ? html : quoted;
  return [
    "From: <Saved by Blink>",
    "Snapshot-Content-Location: https://example.com/report",
    "MIME-Version: 1.0",
    'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Boundary--a1----"',
    "",
    "",
    "------Boundary--a1----",
    "Content-Type: text/html",
    `Content-Transfer-Encoding: ${encoding}`,
    "",
    body,
    "------Boundary--a1----",
    "Content-Type: application/javascript",
    "",
    "document.write('<p>Status: Charge off</p>')",
    "------Boundary--a1------",
    "after it: <p>no part</p>",
  ].join("\r\n");
}

async function textsOf(text: string): Promise<string[] | string> {
  const read = await reportLines(Buffer.from(text, "utf8"), "multipart/related", noPdf);
  return "lines" in read
    ? read.lines.map(({ cells }: TextLine) => cells.map((cell) => cell.text).join("|"))
    : read.refusal;
}

const page =
  "<html><p>Número de cuenta = 1</p><table><tr><td>Balance</td><td>$1,240</td></tr></table><script>x()</script>";

test.each(["quoted-printable", "base64"] as const)("a page in a web archive is read from %s", async (encoding) => {
  expect(await textsOf(archive(page, encoding))).toEqual(["Número de cuenta = 1", "Balance|$1,240"]);
});

test("programs and pictures in an archive are not read", async () => {
  expect(JSON.stringify(await textsOf(archive(page)))).not.toMatch(/Charge off|no part|x\(\)/);
});

test("a page that was saved before it had loaded is known in an archive too", async () => {
  expect(await textsOf(archive("<p>{{account.name}}</p>"))).toBe("not-loaded");
});

test("marks in what a page keeps for later are none of a page that had not loaded", async () => {
  const kept = "<template><p>{{account.name}}</p></template><script>var a = '{{name}}'</script><p>Balance $1,240</p>";
  expect(await textsOf(archive(kept))).toEqual(["Balance $1,240"]);
});

const nested = (depth: number): string =>
  depth === 0 ? page : `Content-Type: multipart/related; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested(depth - 1)}`;

test.each([
  ["300,000 boundaries", `Content-Type: multipart/related; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(300_000)}`],
  ["no end of its headers", `Content-Type: multipart/related; boundary=b\r\n${"x: y\r\n".repeat(500_000)}`],
  ["parts in parts", nested(2_000)],
  ["marks without codes", archive("=".repeat(2_000_000), "binary")],
  ["a million rows", archive(`<table>${"<tr><td>Balance<td>$1".repeat(150_000)}`)],
  ["150,000 open tags", archive("<div>".repeat(150_000))],
])("an archive with %s ends within seconds", async (_, text) => {
  const begin = process.cpuUsage();
  await textsOf(text);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(10_000);
});

test("a text of headings alone, which would be compared for a minute, is refused", async () => {
  const headings =
    "Balance:   Original   Past due:   Account   Status:   Original\nCreditor:  x  Original  y  Original\n";
  const read = await reportLines(Buffer.from(`Equifax\n${headings.repeat(10_000)}`), "text/plain", noPdf);
  expect(read).toEqual({ refusal: "too-long" });
});
