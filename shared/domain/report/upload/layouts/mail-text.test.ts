import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const points = [
  "- NORTHLAKE CARD (acct ending 4417): charge-off, balance $1,240, opened 09/2015",
  "- RIDGELINE RECOVERY (acct ending 6048): collection for HUDSON",
  "   CLINIC, balance $840",
  "- HARBOR AUTO (acct ending 3608): repossession, deficiency",
  "   balance $6,473",
  "- CORAL BAY BANK (acct ending 8522): open, current now, balance $3,964,",
  "   30 days late Aug 2023",
  "",
  "Good accounts:",
  "- ELM CREDIT (acct ending 7712): pays as agreed, balance $95",
];
const mail = (mark: string) =>
  [
    "Here is what the lender saw.",
    "",
    ...["Experian credit report of 11/06/2024", "Derogatory:", ...points].map((line) => `${mark}${line}`),
  ].join("\n");

test.each([
  ["as they are", ""],
  ["behind the marks of what a mail quotes", "> "],
  ["quoted twice", ">> "],
])("the points of a list are accounts: %s", (_, mark) => {
  expect(foundByBureau(linesOfText(mail(mark))).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "collection | RIDGELINE RECOVERY | ex 840",
    "late_payment | CORAL BAY BANK | ex 3964",
    "repossession | HARBOR AUTO | ex 6473",
  ]);
});

test.each([
  (time: string) => `[1/14/26, ${time} PM] Maria Sample: `,
  (time: string) => `01/14/2026, ${time} - Maria Sample: `,
])("a report that was pasted into a chat is read without who sent it: %#", (sent) => {
  const account = (name: string, status: string, balance: string) =>
    `${name}\nAccount number: ****4417\nStatus: ${status}\nBalance: ${balance}\n`;
  const text = `${sent("3:40")}Equifax report 10/12/2026
${sent("3:41")}${account("NORTHLAKE CARD", "Charge-off", "$1,240")}${sent("3:42")}${account("OAK BANK", "Pays as agreed", "$310")}${sent("3:43")}${account("PINE LOANS", "60 days past due", "$95")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240",
    "late_payment | PINE LOANS | eq 95",
  ]);
});
