import { analyzeReport } from "#shared/domain/report/upload/analyze";
import { linesOfText } from "../files/plain-text";

const entriesIn = (text: string) => analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries ?? [];
const numbersIn = (text: string) => entriesIn(text).map(({ accountNumber }) => accountNumber);

test.each(["Acct. number", "Acct. num.", "A/C number", "Loan no."])(
  "a letter needs the last figures of the number: %s",
  (label) => {
    const account = (name: string, number: string) => `${name}
Standing   Collection account
You owe   $3,311
${label}   ••• ${number}
Date opened   Jan 03, 2019
`;
    const text = `Credit report\nEquifax\n${account("NORTHLAKE CARD", "4134")}${account("PINE COLLECTIONS", "3333")}`;
    expect(numbersIn(text)).toEqual(["••• 4134", "••• 3333"]);
  },
);

test.each(["Kind of credit", "Nature of debt"])(
  "what stands between the number and its day is no name: %s",
  (label) => {
    const account = (name: string) => `${name}
Standing   Collection account
You owe   $3,311
Acct. number   ••• 4134
${label}   Credit Card
Date opened   Jan 03, 2019
Last update   Sep 24, 2026
`;
    const text = `Credit report\nEquifax\n${account("NORTHLAKE CARD")}${account("PINE COLLECTIONS")}`;
    expect(entriesIn(text).map(({ creditorName }) => creditorName)).toEqual(["NORTHLAKE CARD", "PINE COLLECTIONS"]);
  },
);

test.each(["Credit Card · 7775", "Auto Loan • 7775", "Collection Agency/Attorney - 7775", "Unsecured Loan | 7775"])(
  "below a name, behind the kind of an account, are the last figures of its number: %s",
  (line) => {
    const text = `Credit report
Experian
Updated Aug 15, 2026

NORTHLAKE CARD
${line}
120 days past due
Balance
$8,791
Past due
$876
Opened
Sep 2021
Reported
Jul 2026
View details
`;
    expect(numbersIn(text)).toEqual(["****7775"]);
  },
);

test("a year behind the kind of an account is no number", () => {
  const text = `Credit report
Experian
NORTHLAKE CARD
Credit Card · 2019
120 days past due
Balance
$8,791
Opened
Sep 2019
`;
  expect(numbersIn(text)).toEqual([undefined]);
});
