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

test.each([
  ["words of a name", line(["HOLLOW RIDGE AUTO", 40], ["$1,240", 240], ["$310", 380])],
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
