import { withAlignedCells } from "./aligned-cells";

const LETTER = 5;
const line = (...texts: [text: string, x: number][]) => ({
  page: 1,
  line: 1,
  cells: texts.map(([text, x]) => ({ text, x, width: text.length * LETTER })),
});

test("cells that nearly touch are parted where those of a line near by begin", () => {
  const lines = [
    line(["Opened", 40], ["High credit", 140], ["Balance Past due", 240]),
    line(["03/11/2019", 40], ["$2,410", 140], ["$1,240", 240], ["$310", 280]),
    line(["03/11/2019", 40], ["$2,410", 140], ["$31,240 $310", 240]),
    line(["Firm", 40], ["XXXX4417", 140], ["03/2019", 190], ["$5", 240]),
    line(["Firm", 40], ["XXXXXX441703/2019", 140], ["$5", 240]),
  ];
  expect(withAlignedCells(lines).map(({ cells }) => cells.map(({ text, x }) => `${x} ${text}`))).toEqual([
    ["40 Opened", "140 High credit", "240 Balance", "280 Past due"],
    ["40 03/11/2019", "140 $2,410", "240 $1,240", "280 $310"],
    ["40 03/11/2019", "140 $2,410", "240 $31,240", "280 $310"],
    ["40 Firm", "140 XXXX4417", "190 03/2019", "240 $5"],
    ["40 Firm", "140 XXXXXX4417", "190 03/2019", "240 $5"],
  ]);
});

test("a row with an empty column does not keep two headings together", () => {
  const lines = [
    line(["Firm", 40], ["Balance", 140], ["XP TU EQ", 300]),
    line(["NORTHLAKE CARD", 40], ["$1,240", 140], ["X", 300], ["X", 330]),
    line(["HARBOR LANE BANK", 40], ["$9,410", 140], ["X", 300], ["X", 315], ["X", 330]),
  ];
  expect(
    withAlignedCells(lines)[0]
      ?.cells.slice(2)
      .map(({ text, x }) => `${x} ${text}`),
  ).toEqual(["300 XP", "315 TU", "330 EQ"]);
});

test("unknown words of a heading are parted where several rows show its columns", () => {
  const lines = [
    line(["Firm", 40], ["Reference Since", 140], ["Rating", 300]),
    line(["NORTHLAKE CARD", 40], ["4417XX", 140], ["03/11/2019", 190], ["Charge-off", 300]),
    line(["HARBOR LANE BANK", 40], ["5178XX", 140], ["01/15/2022", 190], ["Current", 300]),
  ];
  expect(withAlignedCells(lines)[0]?.cells.map(({ text, x }) => `${x} ${text}`)).toEqual([
    "40 Firm",
    "140 Reference",
    "190 Since",
    "300 Rating",
  ]);
});

test("rows of several lines show the columns to a heading of several, to an amount before a code, and to a source", () => {
  const lines = [
    line(["E", 5], ["Balance Past", 140], ["Type Status", 205], ["Source", 355]),
    line(["C", 5], ["due", 180]),
    line(["O", 5]),
    line(["A", 5]),
    line(["B", 5], ["$1,240", 140], ["$310 REV", 180], ["Charge-off", 230], ["X/T", 355]),
    line(["NORTHLAKE CARD", 20]),
    line(["441712XX", 20]),
    line(["B", 5], ["$9,410", 140], ["$812", 180], ["INS", 205], ["Collection or charge-off X", 230]),
    line(["HARBOR LANE BANK", 20]),
    line(["517812XX", 20]),
    line(["B", 5], ["$55", 140], ["$5", 180], ["OPN", 205], ["Current", 230], ["X/T", 355]),
  ];
  const parted = withAlignedCells(lines).map(({ cells }) => cells.map(({ text, x }) => `${x} ${text}`));
  expect(parted[0]).toEqual(["5 E", "140 Balance", "180 Past", "205 Type", "230 Status", "355 Source"]);
  expect(parted[4]).toEqual(["5 B", "140 $1,240", "180 $310", "205 REV", "230 Charge-off", "355 X/T"]);
  expect(parted[7]?.slice(-2)).toEqual(["230 Collection or charge-off", "355 X"]);
});

test.each([
  ["words of a name", line(["HOLLOW RIDGE AUTO", 40], ["$1,240", 240], ["$310", 380])],
  ["words below rows, as a heading is not", line(["Not on this report", 40], ["Status", 240], ["Open", 380])],
  ["one label", line(["Reported", 40], ["High credit", 140], ["Balance", 240])],
  ["a sentence", line(["You may owe $310", 40], ["to others", 240])],
])("%s stays in one cell, wherever others begin", (_, whole) => {
  const near = line(["03/11/2019", 40], ["$310", 105], ["$2,410", 140], ["$5", 165], ["$1", 240]);
  expect(withAlignedCells([near, whole])[1]).toEqual(whole);
});

test("a masked number is parted from the day that touches it, where no line near by shows the columns", () => {
  const lines = [line(["NORTHLAKE CARD", 40], ["XXXXXXXX441703/2019", 140], ["$5", 240])];
  expect(withAlignedCells(lines).map(({ cells }) => cells.map(({ text, x }) => `${x} ${text}`))).toEqual([
    ["40 NORTHLAKE CARD", "140 XXXXXXXX4417", "200 03/2019", "240 $5"],
  ]);
});

test("a name that begins with its number is no amount, and stays whole where another line has cells", () => {
  const lines = [
    line(["3. NORTHLAKE CARD INC", 40], ["CHARGE OFF", 240], ["Acct # 5178XX", 310]),
    line(["Acct # 4417XX", 40], ["Source XP", 130], ["Opened 03/2019", 240]),
  ];
  expect(withAlignedCells(lines)[0]?.cells.map(({ text }) => text)).toEqual([
    "3. NORTHLAKE CARD INC",
    "CHARGE OFF",
    "Acct # 5178XX",
  ]);
});

test("a label of two words stays whole below a heading of two words that was read as two", () => {
  const lines = [
    line(["eco", 40], ["Info", 80]),
    line(["Account Type", 40], ["Collection", 140], ["Recent Payment", 240], ["-", 340]),
  ];
  expect(withAlignedCells(lines)[1]).toEqual(lines[1]);
});

test("an owner's letter is parted from the name where another row has it in a cell of its own", () => {
  const lines = [
    line(["B", 40], ["NORTHLAKE CARD", 50], ["04/16", 140], ["$2,132", 200]),
    line(["B HARBOR LANE BANK", 40], ["11/18", 140], ["$4,075", 200]),
  ];
  expect(
    withAlignedCells(lines)[1]
      ?.cells.slice(0, 2)
      .map(({ text, x }) => `${x} ${text}`),
  ).toEqual(["40 B", "50 HARBOR LANE BANK"]);
});

test("a count stays with its days, wherever the months above it begin", () => {
  const lines = [
    line(["OK", 50], ["OK", 67], ["90", 101], ["30", 116]),
    line(["30: 1", 50], ["60: 1", 76], ["90: 1", 101]),
  ];
  expect(withAlignedCells(lines)[1]?.cells.map(({ text }) => text)).toEqual(["30: 1", "60: 1", "90: 1"]);
});
