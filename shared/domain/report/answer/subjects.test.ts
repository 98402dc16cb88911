import { linesOfText } from "../upload/files/plain-text";
import { subjectOf, subjectsOf } from "./subjects";

const lineOf = (...texts: string[]) => ({
  page: 1,
  line: 1,
  cells: texts.map((text, at) => ({ text, x: at * 100, width: 50 })),
});

test.each([
  "TELHIO CREDIT UNION",
  "AFTERPAY US INC",
  "DEARBORN FCU",
  "DATELINE BANK",
  "ADDRESSLY INC",
  "PAGEANT BANK",
  "SANTANDER CONSUMER USA",
  "CONSUMER PORTFOLIO SVC",
  "ACCOUNT RESOLUTION SVC",
])("a name that begins or goes on like a label is one: %s", (name) => {
  expect(subjectOf(lineOf(name, "XXXXXXXX1234", "Deleted"))).toEqual({ creditorName: name, number: "XXXXXXXX1234" });
});

test.each([
  "Dear Maya",
  "Tel. 800 555",
  "Date",
  "Address",
  "Page",
  "After",
  "Consumer relations",
  "CONSUMER AFFAIRS DEPARTMENT",
  "CLOSED BY CONSUMER",
  "Consumer",
  "Account details",
  "Creditor name",
  "Original creditor: NORTHLAKE BANK",
  "Ending in 2218",
  "Date opened: 03/2019",
])("what letters print beside their items is no name: %s", (text) => {
  expect(subjectOf(lineOf(text, "XXXXXXXX1234", "Deleted")).creditorName).toBeUndefined();
});

test("the headings of a table are no names", () => {
  expect(subjectOf(lineOf("Creditor name", "Decision", "Outcome"))).toEqual({});
});

test.each([
  "(ending 3663)",
  "ending in 3663",
  "Account ending: 3663",
  "ends in 3663",
  "ending with 3663",
  "....3663",
  "x3663",
  "*3663",
])("the end of a number, however it is printed: %s", (number) => {
  const item = { creditorName: "NORTHLAKE CARD", number: expect.stringMatching(/3663$/) };
  expect(subjectOf(lineOf("NORTHLAKE CARD", number, "Deleted"))).toEqual(item);
  expect(subjectOf(lineOf(`NORTHLAKE CARD ${number}`, "Deleted"))).toEqual(item);
});

test.each([
  [["Deleted", "********7179", "NORTHLAKE CARD"], "NORTHLAKE CARD", "********7179"],
  [["NORTHLAKE CARD - xxxx4295"], "NORTHLAKE CARD", "xxxx4295"],
  [["Account XXXXXXXX1234 reported by NORTHLAKE CARD: we have deleted it."], "NORTHLAKE CARD", "XXXXXXXX1234"],
  [["NORTHLAKE CARD (*3381): deleted"], "NORTHLAKE CARD", "****3381"],
  [["NORTHLAKE MOTORS 02/11/2026: deleted"], "NORTHLAKE MOTORS", undefined],
  [["NORTHLAKE CARD (ending"], "NORTHLAKE CARD", undefined],
])("names and numbers wherever a line has them: %s", (texts, creditorName, number) => {
  expect(subjectOf(lineOf(...texts))).toEqual({ creditorName, number });
});

const numbersOf = (text: string) => linesOfText(text).flatMap((line) => subjectsOf(line).map(({ number }) => number));

test.each([
  ["44171229....", "44171229...."],
  ["441712...", "441712..."],
  ["NORTHLAKE CARD   4417**8036", "4417**8036"],
  ["NORTHLAKE CARD con terminación 8036", "****8036"],
])("a number is masked in many ways: %s", (text, number) => {
  expect(numbersOf(text)).toEqual([number]);
});

test("a sentence may name several accounts by the ends of their numbers", () => {
  const [line] = linesOfText(
    "For NORTHLAKE CARD (account ending 1280), HARBOR LANE BANK (ending in 2176) and TRI-COUNTY AUTO (acct. 66104****) we did this.",
  );
  expect(line && subjectsOf(line)).toEqual([
    { creditorName: "NORTHLAKE CARD", number: "****1280" },
    { creditorName: "HARBOR LANE BANK", number: "****2176" },
    { creditorName: "TRI-COUNTY AUTO", number: "66104****" },
  ]);
});

const cellsOf = (...texts: string[]) => subjectOf(lineOf(...texts)).creditorName;

test("a photo's bullet is no name, and the name is behind it", () => {
  expect(cellsOf("*", "HARBOR LANE BANK", "5178****8036")).toBe("HARBOR LANE BANK");
  expect(cellsOf("e", "HARBOR LANE BANK", "5178****8036")).toBe("HARBOR LANE BANK");
});

test.each(["The", "Credit Account", "Credit", "Here are your", "Our inve"])(
  "what is left of a letter's own words in a photo names no creditor: %s",
  (text) => {
    expect(cellsOf(text)).toBeUndefined();
    expect(cellsOf(text, "items were")).toBeUndefined();
  },
);

test.each([
  ["KESTREL AUTO FINANCE Inquiry of 02/11/2026", "KESTREL AUTO FINANCE"],
  ["US BKPT CT TX SAN ANTONIO Identification number 09126892TX", "US BKPT CT TX SAN ANTONIO"],
])("what comes behind a name is no part of it: %s", (text, name) => {
  expect(cellsOf(text)).toBe(name);
});
