import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string) =>
  [
    name,
    ...["Agency", name, "Original creditor", "State Farm Mutual", "Amount owed", "$1,120"],
    ...["Date opened", "Sep 06, 2022", "Last reported", "Oct 09, 2026", "Status", status],
  ].join("\n");

test("what is unpaid and was owed to another first is a collection, whatever heading it is under", () => {
  const text = `Equifax credit report
Derogatory marks
${account("Northlake Data International", "Unpaid")}
Accounts
${account("Pine Loan Servicing", "Open")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | Northlake Data International | eq 1120"]);
});
