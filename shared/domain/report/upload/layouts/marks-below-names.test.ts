import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const table = (name: string, mark: string, values: string[][]) =>
  [name, "Closed", mark, "30 days late 1", "TransUnion", "Experian", "Equifax"]
    .concat(values.flat())
    .concat(["Two year payment history"])
    .join("\n");

test.each(["Negative account", "Needs attention", "Late payments"])(
  "a mark between a name and the bureaus' columns is no heading: %s",
  (mark) => {
    const text = [
      "3-Bureau Credit Report",
      "Revolving accounts (2)",
      table("NORTHLAKE CARD", mark, [
        ["Account #", "1014177****", "--", "1014177****"],
        ["Balance Owed", "$7,125", "--", "$7,191"],
        ["Payment Status", "Collection/Chargeoff", "--", "Collection/Chargeoff"],
      ]),
      table("HARBOR LANE BANK", mark, [
        ["Account #", "2214177****", "2214177****", "2214177****"],
        ["Balance Owed", "$300", "$300", "$300"],
        ["Payment Status", "Late 60 Days", "Late 60 Days", "Late 60 Days"],
      ]),
    ].join("\n");
    expect(foundByBureau(linesOfText(text))).toEqual([
      "late_payment | HARBOR LANE BANK | eq 300 | ex 300 | tr 300",
      "charge_off | NORTHLAKE CARD | eq 7191 | tr 7125",
    ]);
  },
);

const card = (name: string, mark: string, status: string, balance: string) => `${name}
${mark}
Account details
Account status
Closed
Payment status
${status}
Balance
${balance}
Past due amount
$0
Account number
${balance.slice(1)}4417XXXX`;

test.each(["Needs attention", "Hurting your score"])("a mark below several names is no name: %s", (mark) => {
  const text = `Equifax credit report
Credit cards
${card("Northlake/Card", mark, "Charge-off", "$8499")}
${card("Pine Credit", "", "Pays as agreed", "$120")}
${card("Harbor Lane Bank", mark, "90 days past due", "$1819")}`;
  expect(foundByBureau(linesOfText(text.replaceAll("\n\n", "\n")))).toEqual([
    "charge_off | Northlake/Card | eq 8499",
    "late_payment | Harbor Lane Bank | eq 1819",
  ]);
});

test("a status beside a name over the bureaus' columns is no row of the table above", () => {
  const table = (name: string, status: string, balance: string) =>
    [
      `${name.padEnd(70)}Closed`,
      "Late payments",
      "30 days late 1    60 days late 1",
      `${"".padEnd(20)}TransUnion          Experian            Equifax`,
      `${"Account #".padEnd(20)}${balance.slice(1)}177XXXX        --                  --`,
      `${"Balance Owed".padEnd(20)}${balance.padEnd(20)}--                  --`,
      `${"Payment Status".padEnd(20)}${status.padEnd(20)}--                  --`,
    ].join("\n");
  const text = ["3-Bureau Credit Report", "Account history", table("NORTHLAKE CARD", "Late 60 Days", "$1419")].concat(
    table("HARBOR LANE BANK", "Collection/Chargeoff", "$7097"),
  );
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 1419",
    "charge_off | HARBOR LANE BANK | tr 7097",
  ]);
});

test("a status and counts of late months over the bureaus' columns are no rows of the table above", () => {
  const account = (name: string, status: string, values: string[][]) =>
    [name, status, "30 days late 1", "60 days late 1", "TransUnion", "Experian", "Equifax"]
      .concat(values.flat(), ["Payment History", "TransUnion", "Feb", "C", "Jan", "C", "Dec", "C", "Nov", "C"])
      .join("\n");
  const rows = (status: string, balance: string) => [
    ["Account #", "****1771", "--", "****1771"],
    ["Balance Owed", balance, "--", balance],
    ["Payment Status", status, "--", status],
  ];
  const text = ["3-Bureau Credit Report", "Account history"].concat(
    account("NORTHLAKE CARD", "Late 30 Days", rows("Late 30 Days", "$1419")),
    account("TBOM/HARBOR", "Charge-off", rows("Charge-off", "$7097")),
  );
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 1419 | tr 1419",
    "charge_off | TBOM/HARBOR | eq 7097 | tr 7097",
  ]);
});

test("in a column of values no line is a mark of the account", () => {
  const rows = (dispute: string, status: string) => [
    ["Account #", "4024****"],
    ["Date Opened:", "03/08/2023"],
    ["Balance Owed:", "$12,613"],
    ["Dispute Status:", dispute],
    ["Creditor Type:", "All Banks"],
    ["Account Status:", "Open"],
    ["Payment Status:", status],
    ["Past Due Amount:", "$321"],
  ];
  const account = (name: string, dispute: string, status: string) => {
    const [labels = [], values = []] = [0, 1].map((column) => rows(dispute, status).map((row) => row[column] ?? ""));
    const none = labels.map(() => "--");
    return [name, ...labels, "TransUnion", ...none, "Experian", ...values, "Equifax", ...values];
  };
  const text = [
    "3-Bureau Credit Report",
    ...account("PINE BANK", "Account not disputed", "Late 30 Days"),
    ...account("OAK BANK", "Account in dispute", "Late 60 Days"),
  ];
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual([
    "late_payment | PINE BANK | eq 12613 | ex 12613",
    "late_payment | OAK BANK | eq 12613 | ex 12613",
  ]);
});

test("a name that stands again behind its label is no mark of what is above it", () => {
  const page = (name: string, status: string, balance: string) => `${name}
Account details
Creditor name
${name}
Account status
Open
Payment status
${status}
Balance
${balance}
Past due amount
${balance}
Something look wrong?
Learn how to dispute errors`;
  const text = `TransUnion credit report
Accounts
${page("Northlake Card", "Charge-off", "$8499")}
${page("Harbor Lane Bank", "90 days past due", "$1819")}
${page("Pine Recovery", "Collection", "$240")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | Northlake Card | tr 8499",
    "late_payment | Harbor Lane Bank | tr 1819",
    "collection | Pine Recovery | tr 240",
  ]);
});
