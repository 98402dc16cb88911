import { csvLine } from "./csv";

test.each([
  [["a", 1, true, undefined, null], "a,1,true,,\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"], "'=1+1,'+1,'-1,'@SUM(A1),'\tx,\"'\rx\"\r\n"],
  [["＝1+1", "＋1", "－1", "＠SUM(A1)", "\n=1"], "'＝1+1,'＋1,'－1,'＠SUM(A1),\"'\n=1\"\r\n"],
  [['=HYPERLINK("https://evil.example")'], '"\'=HYPERLINK(""https://evil.example"")"\r\n'],
  [["Ávila", "a=b", "1-2"], "Ávila,a=b,1-2\r\n"],
])("%j is quoted so that it reads back unchanged", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
