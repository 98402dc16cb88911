import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("the end of an account's number may be behind its kind, in brackets", () => {
  const row = (first: string, second: string) => `${first.padEnd(50)}${second}`;
  const account = (name: string, kind: string, balance: string, status: string) => `${row(name, balance)}
${row(kind, status)}
${row("Past due", "$64")}
${row("Opened", "Jun 15, 2022")}
${row("Reported", "Jul 19, 2026")}
`;
  const text = `Your Experian report
${account("Northlake Card", "Credit Card (...4417)", "$812", "Charge-off")}
${account("Oak Bank", "Auto Loan (...3317)", "$310", "60 days late")}
`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "Northlake Card", accountNumber: "****4417", payStatus: "Charge-off" },
    { creditorName: "Oak Bank", accountNumber: "****3317", payStatus: "60 days late" },
  ]);
});
