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
