import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, balance: string, type: string, status: string) => [
  `${name} #4417****`,
  "( PO BOX 118, SALINA, KS 67402 )",
  `Date Opened: 05/01/2021   Balance: ${balance}`,
  `Account Type: ${type}`,
  `Pay Status: ${status}`,
  "Date Updated: 10/09/2026",
  "",
];
const left = [
  "Adverse Accounts",
  ...account("NORTHLAKE CARD", "$389", "Revolving Account", ">Charged Off<"),
  ...account("HARBOR LANE BANK", "$3,014", "Open Account", ">In Collection<"),
];
const right = [
  "Rating   OK   OK   OK",
  "Remarks: CLOSED BY CONSUMER",
  "Satisfactory Accounts",
  ...account("MESA CREDIT UNION", "$12,000", "Installment Account", "Current; Paid or Paying as Agreed"),
];

test("a page in two columns is read column by column, not line by line", () => {
  const rows = left.map((text, at) => `${text.padEnd(60)}${right[at] ?? ""}`);
  const text = ["TransUnion credit report", "Personal Credit Report for: PAT DOE", "", ...rows].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 389",
    "collection | HARBOR LANE BANK | tr 3014",
  ]);
});

test("two columns of one account's labels stay together", () => {
  const labels = [
    "Account Number: 4417****",
    "Balance: $389",
    "Date Opened: 05/01/2021",
    "Date Updated: 10/09/2026",
    "Account Type: Revolving Account",
    "Pay Status: >Charged Off<",
  ];
  // In any order: all of them are in the one column here and in the other there.
  const rows = [0, 1, 2].flatMap((turn) => {
    const [a = "", b = "", c = "", d = "", e = "", f = ""] = [...labels.slice(turn), ...labels.slice(0, turn)];
    return [
      ["NORTHLAKE CARD", "HARBOR LANE BANK", "MESA STORES"][turn] ?? "",
      `${a.padEnd(48)}${b}`,
      `${c.padEnd(48)}${d}`,
      `${e.padEnd(48)}${f}`,
      "",
    ];
  });
  const text = ["TransUnion credit report", "Adverse Accounts", ...rows].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 389",
    "charge_off | HARBOR LANE BANK | tr 389",
    "charge_off | MESA STORES | tr 389",
  ]);
});

test("a heading over a row of cards beside one another is of both columns", () => {
  const card = (left: string, right: string) => `${left.padEnd(45)}${right}`;
  const cards = (names: [string, string], statuses: [string, string]) =>
    [
      card(...names),
      card("Account Number     xxxx8639", "Account Number     xxxx9714"),
      card(`Account Status     ${statuses[0]}`, `Account Status     ${statuses[1]}`),
      card("Reported Balance   $872", "Reported Balance   $703"),
      card("Amount Past Due    $872", "Amount Past Due    $703"),
      card("Date Opened        06/24/2019", "Date Opened        01/07/2022"),
    ].join("\n");
  const text = `Equifax Credit Report
Accounts
${cards(["NORTHLAKE CARD SERVICES", "PINE CREDIT UNION"], ["Charge Off", "Foreclosure"])}
Collections
${cards(["RIDGELINE RECOVERY LLC", "HUDSON RECOVERY INC"], ["Collection", "Collection"])}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 872",
    "foreclosure | PINE CREDIT UNION | eq 703",
    "collection | RIDGELINE RECOVERY LLC | eq 872",
    "collection | HUDSON RECOVERY INC | eq 703",
  ]);
});

test("a heading between cards of two columns of labels over values is of both columns", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(22)).join("");
  const cards = (names: [string, string], statuses: [string, string]) =>
    [
      row(names[0], "", names[1]),
      row("Account Number", "Account Status", "Account Number", "Account Status"),
      row("xxxx4613", statuses[0], "xxxx5370", statuses[1]),
      row("Reported Balance", "Amount Past Due", "Reported Balance", "Amount Past Due"),
      row("$872", "$872", "$703", "$703"),
      row("Date Reported", "Loan Type", "Date Reported", "Loan Type"),
      row("11/04/2026", "Auto Loan", "10/04/2026", "Auto Loan"),
    ].join("\n");
  const text = `Equifax Credit Report
Accounts
${cards(["NORTHLAKE CARD SERVICES", "PINE CREDIT UNION"], ["Charge Off", "Foreclosure"])}
${cards(["HARBOR LANE BANK", "EIDER BANK"], ["Repossession", "Charge Off"])}
Collections
${cards(["RIDGELINE RECOVERY LLC", "HUDSON RECOVERY INC"], ["Collection", "Collection"])}
`;
  expect(foundByBureau(linesOfText(text)).map((found) => found.split(" | ").slice(0, 2).join(" "))).toEqual([
    "charge_off NORTHLAKE CARD SERVICES",
    "repossession HARBOR LANE BANK",
    "foreclosure PINE CREDIT UNION",
    "charge_off EIDER BANK",
    "collection RIDGELINE RECOVERY LLC",
    "collection HUDSON RECOVERY INC",
  ]);
});

test("the white between labels and values at the right of each column does not part the columns, however wide it is", () => {
  const row = (label: string, value: string) => label + value.padStart(50 - label.length);
  const rows = (name: string, number: string, balance: string, status: string) => [
    name,
    row("Account number", number),
    row("Account type", "Credit Card"),
    row("Date opened", "04/2018"),
    row("Balance", balance),
    row("Status", status),
    row("Date reported", "10/2026"),
  ];
  const left = [
    ...rows("NORTHLAKE CARD", "4417****", "$389", "Charged off"),
    ...rows("ELM BANK", "5512****", "$0", "Open"),
  ];
  const right = [
    ...rows("MESA CREDIT UNION", "7714****", "$12,000", "Open"),
    ...rows("HARBOR LANE BANK", "9921****", "$3,014", "Repossession"),
  ];
  const text = ["TransUnion credit report", ...left.map((text, at) => `${text.padEnd(54)}${right[at] ?? ""}`)].join(
    "\n",
  );
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 389",
    "repossession | HARBOR LANE BANK | tr 3014",
  ]);
});

test("a heading over a row of cards is of both columns, also where the names have a mark beside them", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(26)).join("");
  const cards = (names: [string, string], statuses: [string, string]) =>
    [
      row(names[0], "Negative", names[1], "Negative"),
      row("Account", "xxxx 4613", "Account", "xxxx 5370"),
      row("Type", "Auto Loan", "Type", "Auto Loan"),
      row("Status", statuses[0], "Status", statuses[1]),
      row("Balance", "$872", "Balance", "$703"),
      row("Past due amount", "$872", "Past due amount", "$703"),
    ].join("\n");
  const text = `Equifax Credit Report
Accounts
${cards(["NORTHLAKE CARD SERVICES", "PINE CREDIT UNION"], ["Charge-off", "Repossession"])}
Collections
${cards(["RIDGELINE RECOVERY LLC", "HUDSON RECOVERY INC"], ["In collection", "In collection"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 872",
    "collection | HUDSON RECOVERY INC | eq 703",
    "collection | RIDGELINE RECOVERY LLC | eq 872",
    "repossession | PINE CREDIT UNION | eq 703",
  ]);
});

test("in narrow columns the first label below a name may have two lines", () => {
  const card = (name: string, status: string, balance: string) => [
    name,
    "Account ending   4417",
    "in",
    `Account status   ${status}`,
    `Balance          ${balance}`,
    "Past due         $0",
    "Opened           03/2019",
    "Last reported    10/2026",
    "High credit      $2,148",
    "",
  ];
  const [first, second] = [
    [...card("NORTHLAKE CARD", "Charge-off", "$389"), ...card("PINE BANK", "Pays as agreed", "$20")],
    ["", ...card("MESA CREDIT UNION", "Pays as agreed", "$0"), ...card("RIVERTON RECOVERY", "Collection", "$612")],
  ];
  const rows = second.map((text, at) => `${(first[at] ?? "").padEnd(60)}${text}`);
  expect(foundByBureau(linesOfText(["Your Equifax credit report", ...rows].join("\n")))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 389",
    "collection | RIVERTON RECOVERY | eq 612",
  ]);
});
