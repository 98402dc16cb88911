import { linesOfText } from "../upload/files/plain-text";
import { linesOfPages } from "../upload/lines/text-line";
import { readAnswer } from "./read-answer";

const outcomesIn = (letter: ReturnType<typeof linesOfText>) =>
  readAnswer(letter, "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);
const outcomesOf = (text: string) => outcomesIn(linesOfText(text));

const results = `Experian
Report date: Oct 1, 2026
Results of your dispute
NORTHLAKE CARD
441712****
Outcome: Deleted
`;

test("what the report behind the results says of an earlier dispute is no outcome of this one", () => {
  const report = `Potentially negative items
HARBOR LANE BANK        Account number 517805****
Status: Paid/Past due 30 days.   Balance: $306
Creditor's statement: "Account previously in dispute - now resolved, reported by data furnisher"
This item was updated from our processing of your dispute in Feb 2024.`;
  expect(outcomesOf(results + report)).toEqual([["NORTHLAKE CARD", "deleted"]]);
});

test("that a dispute of these months changed an item is one", () => {
  const item = `HARBOR LANE BANK        Account number 517805****
This item was updated from our processing of your dispute in Sep 2026.`;
  expect(outcomesOf(results + item)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "modified"],
  ]);
});

test.each(["Your revised credit file", "Your credit report", "Updated credit history", "Su informe de crédito"])(
  "below the heading of the new report no results are: %s",
  (heading) => {
    const report = `${heading}
HARBOR LANE BANK        517805****
Remarks     Removed
HARBOR LANE BANK        517805****
Corrected`;
    expect(outcomesOf(results + report)).toEqual([["NORTHLAKE CARD", "deleted"]]);
  },
);

test("the second line of a column's heading is no outcome", () => {
  const row = (y: number, ...cells: [x: number, text: string][]) =>
    cells.map(([x, text]) => ({ text, x, y, width: text.length * 5, height: 9 }));
  const page = {
    width: 600,
    height: 800,
    pieces: [
      row(780, [50, "TransUnion"]),
      row(760, [50, "Investigation Results"]),
      row(740, [50, "NORTHLAKE CARD"], [200, "441712****"], [400, "DELETED"]),
      row(700, [50, "HARBOR LANE BANK"], [200, "517805****"]),
      row(685, [50, "Status"], [138, "Balance"], [188, "Date"], [262, "Remarks"]),
      row(674, [188, "updated"]),
      row(660, [50, "Open"], [138, "$644"], [188, "06/01/2026"], [262, "Disputed by consumer"]),
    ].flat(),
  };
  expect(outcomesIn(linesOfPages([page]))).toEqual([["NORTHLAKE CARD", "deleted"]]);
});

test("whom a letter is sent to is no item at the head of its pages", () => {
  const letter = `TransUnion
P.O. Box 805
Woodlyn, PA 19094
Oct 1, 2026
Maya Lopez
12 Birch Ct
Mesa, AZ 85201
Results of your investigation
The following items have been changed:
NORTHLAKE CARD   4417****8036
Maya Lopez   page 2
The following items were verified and remain unchanged:
HARBOR LANE BANK   5178****1002`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "modified"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});
