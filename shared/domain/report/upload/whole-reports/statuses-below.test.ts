import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

test.each(["Unpaid", "UNPAID", "Paid", "Settled", "In default", "Disputed", "Written off", "Sold", "Active"])(
  "%s below a creditor's name is a status and no part of the name",
  (status) => {
    const text = `Equifax     Confirmation # 6300000019
Collections
MARIGOLD RECOVERY
${status}
Account number: 8812****
Amount: $512
Original creditor: LAKESIDE DENTAL
QUARTZ RECEIVABLES
${status}
Account number: 7713****
Amount: $240
Original creditor: CITY WATER
`;
    expect(foundByBureau(linesOfText(text))).toEqual([
      "collection | MARIGOLD RECOVERY | eq 512",
      "collection | QUARTZ RECEIVABLES | eq 240",
    ]);
  },
);

test("in a table's first column it is none either", () => {
  const row = (name: string, status: string, amount: string) =>
    `<tr><td>${name}<br>${status}</td><td>8812****</td><td>LAKESIDE<br>DENTAL</td><td>03/2025</td><td>${amount}</td><td>Open</td></tr>`;
  const page = `<h1>Equifax</h1><h2>Collections</h2><table><tr><th>Agency</th><th>Account number</th><th>Original creditor</th><th>Date assigned</th><th>Amount</th><th>Condition</th></tr>
${row("MARIGOLD RECOVERY", "Unpaid", "$512")}${row("Quartz Receivables", "Paid", "$0")}</table>`;
  expect(foundByBureau(linesOfHtml(page))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 512",
    "collection | Quartz Receivables | eq 0",
  ]);
});

test("a status below a name says how the account is paid", () => {
  const text = `TransUnion credit report
Accounts
HOLLYHOCK BANK
Unpaid
Account number: 4417****
Status: Charge-off
Balance: $1,387
DOGWOOD AUTO
Delinquent
Account number: 5512****
Status: 90 days late
Balance: $9,100
`;
  expect(entriesOf(text)).toMatchObject([
    { creditorName: "HOLLYHOCK BANK", payStatus: "Charge-off" },
    { creditorName: "DOGWOOD AUTO", payStatus: "90 days late" },
  ]);
});

test.each([
  [
    "alone in its line of a table",
    `Agency                 Account number   Original creditor   Assigned   Amount   Type
MARIGOLD RECOVERY      8812****         LAKESIDE DENTAL     03/2025    $512     Open
Unpaid
QUARTZ RECEIVABLES     7713****         CITY WATER          04/2025    $240     Open
Paid
`,
  ],
  [
    "below the name behind its label",
    `Agency:            MARIGOLD RECOVERY     Account number:   8812****
                   Unpaid                Amount:           $512
Agency:            QUARTZ RECEIVABLES    Account number:   7713****
                   Paid                  Amount:           $240
`,
  ],
])("so it is %s", (_, rows) => {
  const text = `Equifax     Confirmation # 6300000019\nCollections\n${rows}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 512",
    "collection | QUARTZ RECEIVABLES | eq 240",
  ]);
});

test('what is behind "Rating:" is graver than the word below the name', () => {
  const text = `TransUnion credit report
Accounts
HOLLYHOCK BANK
DELINQUENT
Acct: 4417****   Balance: $1,387
Past due: $1,387   Rating: Charge-off
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | HOLLYHOCK BANK | tr 1387"]);
});
