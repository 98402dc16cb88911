import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a ZIP code below its state is no amount", () => {
  const account = (name: string, balance: string, status: string) => `${name} 9811****
Account Information
Address

Phone

(800) 555-3610

Date Opened
Account Type
Balance
Last Payment Made

PO BOX 98875, LAS VEGAS, NV
89193
01/05/2022
Open Account
${balance}
06/05/2024

Responsibility
Pay Status

Individual
${status}
`;
  const page = `TransUnion
Accounts
${account("RIDGELINE RECOVERY LLC", "$2,935", ">In Collection<")}
${account("NORTHLAKE CARD", "$310", "Current; Paid or Paying as Agreed")}`;
  const amounts = foundByBureau(linesOfText(page)).map((item) => item.split(" | ").at(-1));
  expect(amounts).not.toContain("tr 89193");
});
