import { linesOfText } from "../upload/files/plain-text";
import { linesOfPages } from "../upload/lines/text-line";
import { readAnswer } from "./read-answer";

const letter = (items: string) => `EQUIFAX\nLetter date: 05/05/2026\nResults of investigation\n${items}`;
const outcomesOf = (items: string) =>
  readAnswer(linesOfText(letter(items)), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [
    creditorName,
    outcome,
  ]);

const table = `Creditor           Account     Code
NORTHLAKE CARD     x8740       D
HARBOR LANE BANK   x1070       V
RIDGELINE RECOVERY x2185       P
TRI-COUNTY AUTO    x4204       U`;

test.each([
  `Result codes: D = Deleted   V = Verified, no change   U = Updated   P = In process\n${table}`,
  `${table}\nD = Deleted\nV = Verified, no change\nU = Updated\nP = In process`,
  `${table}\nKey: D - Deleted; V - Verified, no change; U - Updated; P - In process`,
])("a code says what the letter's key says of it: %s", (items) => {
  expect(outcomesOf(items)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test("a code that no key explains says nothing", () => {
  expect(outcomesOf(table)).toBeUndefined();
  expect(outcomesOf(`P = In process\n${table}`)).toBeUndefined();
});

test("of two tables side by side each row is of its own table", () => {
  const placed = (rows: [y: number, ...cells: [x: number, text: string][]][]) =>
    linesOfPages([
      {
        width: 600,
        height: 800,
        pieces: rows.flatMap(([y, ...cells]) =>
          cells.map(([x, text]) => ({ text, x, y: 800 - y, width: text.length * 5, height: 10 })),
        ),
      },
    ]);
  const lines = placed([
    [20, [30, "EQUIFAX"]],
    [40, [30, "Results of investigation"]],
    [60, [30, "D = Deleted"], [160, "V = Verified"], [290, "U = Updated"]],
    [80, [40, "Creditor"], [200, "Account"], [260, "Code"], [320, "Creditor"], [480, "Account"], [540, "Code"]],
    [100, [40, "NORTHLAKE CARD"], [200, "x8740"], [260, "D"], [320, "RIDGELINE RECOVERY"], [480, "x3116"], [540, "V"]],
    [120, [40, "HARBOR LANE BANK"], [200, "x1070"], [260, "V"], [320, "TRI-COUNTY AUTO"], [480, "x1083"], [540, "U"]],
    [140, [30, "Allow 7 to 10 days for the changes to appear in what other companies see of your file."]],
  ]);
  const outcomes = readAnswer(lines, "2026-11-20")?.outcomes;
  expect(outcomes?.map(({ creditorName, accountNumber, outcome }) => [creditorName, accountNumber, outcome])).toEqual([
    ["NORTHLAKE CARD", "****8740", "deleted"],
    ["HARBOR LANE BANK", "****1070", "verified"],
    ["RIDGELINE RECOVERY", "****3116", "verified"],
    ["TRI-COUNTY AUTO", "****1083", "modified"],
  ]);
});

const numbered = `Company             Account number    Your dispute    Result code
NORTHLAKE CARD      XXXXXXXX8740      Not mine        V
HARBOR LANE BANK    XXXXXXXX1070      Never late      D
TRI-COUNTY AUTO     XXXXXXXX4204      Balance wrong   VU`;

test("a key may be a table: the code in its first column, what it means in the second", () => {
  const key = `Result codes
D     Item deleted from your Equifax credit report
V     Disputed information verified as accurate; no change
VU    Disputed information verified as accurate; other information on the account updated`;
  expect(outcomesOf(`${numbered}\n${key}`)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "verified_but_corrected"],
  ]);
});

test("the rows of a numbered list are no key", () => {
  const list = `1    NORTHLAKE CARD XXXXXXXX8740 Deleted
2    HARBOR LANE BANK XXXXXXXX1070 Verified`;
  expect(outcomesOf(list)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});
