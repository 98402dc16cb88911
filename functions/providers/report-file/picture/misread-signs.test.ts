import type { Word } from "./engine";
import { withUsualSigns } from "./misread-signs";

/** Words of one line with their places, 20 high: text, x, confidence; each letter is 12 wide. */
const lineOf = (...words: [text: string, x: number, confidence: number][]): Word[] =>
  words.map(([text, x, confidence]) => ({ text, x, y: 100, width: text.length * 12, height: 20, confidence }));
const read = (...words: Parameters<typeof lineOf>) => withUsualSigns(lineOf(...words)).map(({ text }) => text);

test("round letters that stand alone in a history are its C, but for a charge-off and a zero", () => {
  const marks = ["o", "c", "Cc", "(o", "o)", "[o]", "co", "CO", "O", "30"];
  const row = marks.map((text, at) => [text, at * 100, 0.6] as [string, number, number]);
  expect(read(...row)).toEqual(["C", "C", "C", "C", "C", "C", "co", "CO", "O", "30"]);
});

test("a word between others, and one that was read for sure, stays", () => {
  expect(read(["dejar", 0, 0.9], ["o", 70, 0.6], ["pagar", 92, 0.9])).toEqual(["dejar", "o", "pagar"]);
  expect(read(["o", 0, 0.95])).toEqual(["o"]);
});

test("a lone sign where a value would be is a dash, however it was read", () => {
  expect(read(["Terms", 0, 0.9], ["=", 200, 0.6], ["—-", 400, 0.9])).toEqual(["Terms", "-", "-"]);
});

test("month and year have their stroke again, if they were read unsurely", () => {
  expect(read(["052012", 0, 0.79], ["052012", 300, 0.95])).toEqual(["05/2012", "052012"]);
});

test("a stroke right before capitals is an I, if it is no line of a table", () => {
  expect(read(["|", 0, 0.9], ["C", 20, 0.9], ["SYSTEMS", 42, 0.9])).toEqual(["I", "C", "SYSTEMS"]);
  expect(read(["|", 0, 0.9], ["Balance", 20, 0.9])).toEqual(["|", "Balance"]);
  const [line, name] = lineOf(["|", 0, 0.9], ["CAPSTAN", 20, 0.9]);
  if (!line || !name) throw new Error("There are two words.");
  expect(withUsualSigns([{ ...line, height: 40 }, name]).map(({ text }) => text)).toEqual(["|", "CAPSTAN"]);
});

test("the stroke between a store and its card's bank is no letter, however surely it was read", () => {
  const readAlone = (text: string) => read([text, 0, 0.97])[0];
  const names = [
    "SYNCBIHOME",
    "USAITARGET",
    "EDINELNET",
    "SYNC1CORNERSTORE",
    "HARTWELLICBNA",
    "COMENITYBANKIFINCH",
    "ORCHARDlDSNB",
    "FOXGLOVEICBSD",
  ];
  expect(names.map(readAlone)).toEqual([
    "SYNCB/HOME",
    "USA/TARGET",
    "ED/NELNET",
    "SYNC/CORNERSTORE",
    "HARTWELL/CBNA",
    "COMENITYBANK/FINCH",
    "ORCHARD/DSNB",
    "FOXGLOVE/CBSD",
  ]);
  expect(["SYNCING", "COMENITY", "CELTIC", "DSNB"].map(readAlone)).toEqual(["SYNCING", "COMENITY", "CELTIC", "DSNB"]);
});

test("a quote among the stars of a masked number is stars, and elsewhere it is none", () => {
  expect(read(['#426205797888"***', 0, 0.6], ['5714**"', 300, 0.6])).toEqual(["#426205797888****", "5714****"]);
  expect(read(['5714"', 0, 0.6], ["4417****", 300, 0.6], ['12"', 500, 0.9])).toEqual(['5714"', "4417****", '12"']);
});

test("a point before three digits of an amount is a comma, before two it is of cents", () => {
  expect(read(["$2.545", 0, 0.9], [">$1.353<", 200, 0.9], ["$2.54", 400, 0.9], ["$2.5451", 600, 0.9])).toEqual([
    "$2,545",
    ">$1,353<",
    "$2.54",
    "$2.5451",
  ]);
});

test("specks are left out", () => {
  expect(read(["FINANCE", 0, 0.9], ["'»", 100, 0.5], ["$7", 200, 0.5])).toEqual(["FINANCE", "$7"]);
});

test("a quotation mark that opens and does not close is left of a table's line", () => {
  expect(read(["‘Balance", 0, 0.5], ["“12/19/2019", 200, 0.96], ["¡$793", 400, 0.5], ["“Closed”", 600, 0.9])).toEqual([
    "Balance",
    "12/19/2019",
    "$793",
    "“Closed”",
  ]);
});

test("an eight with a colon between two names in capitals is the sign for and", () => {
  expect(read(["CAINE", 0, 0.9], ["8:", 72, 0.7], ["WEINER", 108, 0.9])).toEqual(["CAINE", "&", "WEINER"]);
  expect(read(["Chapter", 0, 0.9], ["8:", 96, 0.7], ["see", 132, 0.9])).toEqual(["Chapter", "8:", "see"]);
  expect(read(["ITEM", 0, 0.9], ["8:", 60, 0.7])).toEqual(["ITEM", "8:"]);
});
