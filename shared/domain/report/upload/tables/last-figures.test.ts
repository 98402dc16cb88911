import { analyzeReport } from "#shared/domain/report/upload/analyze";
import { linesOfText } from "../files/plain-text";

test.each(["ending in 5717", "(...5717)", "terminada en 5717", "****5717"])(
  "in a table a name may have the last figures of its number behind it: %s",
  (shown) => {
    const text = `Experian
Creditor	Status	Balance	Opened
NORTHLAKE CARD ${shown}	Charged off	$8,532	01/2017
OAK BANK ${shown}	Current	$532	01/2017
`;
    const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
    expect(file?.entries.map(({ creditorName, accountNumber }) => [creditorName, accountNumber])).toEqual([
      ["NORTHLAKE CARD", "****5717"],
      ["OAK BANK", "****5717"],
    ]);
  },
);

test("dots before four figures behind an account's kind hide the number's beginning", () => {
  const account = (name: string, kind: string, figures: string) =>
    `${name}\n${kind} ···${figures}\nStatus: Charge-off\nBalance: $120\n`;
  const text = `Experian\n${account("NORTHLAKE CARD", "Credit Card", "4417")}${account("OAK BANK", "Auto Loan", "3316")}`;
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries.map(({ accountNumber }) => accountNumber)).toEqual(["****4417", "****3316"]);
});
