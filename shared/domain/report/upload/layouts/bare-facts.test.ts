import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const report = (...accounts: string[]) => linesOfText(["Equifax report", "Accounts", "", ...accounts].join("\n"));

test("an app's account is read whose number, amounts and status have no label", () => {
  const account = (name: string, digits: string, ...said: string[]) =>
    [name, "Credit Card", `•••• ${digits}`, ...said, "Opened Oct 2021", "Reported Jan 2026", ""].join("\n");
  const lines = report(
    account("Northlake Card - Closed", "4417", "$1,240 balance", "$310 past due", "Charge-off"),
    account("Harbor Lane Bank", "9031", "$655 balance", "On time"),
    account("Coral Bay Bank", "2208", "$95 balance", "1 late payment"),
    account("Pine Savings", "7712", "$0 balance", "Charge-off (paid)"),
    account("Elm Credit", "5150", "$0 balance", "In bankruptcy"),
  );
  expect(foundByBureau(lines)).toEqual([
    "charge_off | Northlake Card | eq 1240",
    "late_payment | Coral Bay Bank | eq 95",
    "charge_off | Pine Savings | eq 0",
    "other | Elm Credit | eq 0",
  ]);
});

test("sentences about an account are read between its name and its labels, in one line or in two", () => {
  const account = (name: string, status: string, digits: string) =>
    [name, status, "Balance", "$1,240", "Account number", `····${digits}`, "Date opened", "Jul 22, 2016"].join("\n");
  const lines = report(
    account("Northlake Card", "Account charged off. $1,240 written off. $1,240\npast due as of Sep 2025.", "4417"),
    account("Harbor Lane Bank", "Open/Never late.", "9031"),
    account("Coral Bay Bank", "Open/Current, was past due 60 days.", "2208"),
    account("Pine Auto", "Voluntarily surrendered. $1,240 past due as of Aug 2025.", "7712"),
    account("Elm Mortgage", "Foreclosed, Closed.", "5150"),
  );
  expect(foundByBureau(lines)).toEqual([
    "charge_off | Northlake Card | eq 1240",
    "late_payment | Coral Bay Bank | eq 1240",
    "repossession | Pine Auto | eq 1240",
    "foreclosure | Elm Mortgage | eq 1240",
  ]);
});

test("a badge below a name is that account's status and no heading of a section", () => {
  const account = (name: string, badge: string, kind: string, digits: string) =>
    [name, badge, `Account ****${digits}`, kind, "Opened Jan 3, 2020", "Balance $427", "Past due $0"].join("\n");
  const lines = report(
    account("Ridgeline Recovery", "Collection", "Collection", "4417"),
    account("Harbor Lane Bank", "Open", "Credit Card", "9031"),
    account("Elm Credit", "Bankruptcy", "Credit Card", "5150"),
    account("Coral Bay Bank", "Open", "Credit Card", "2208"),
  );
  expect(foundByBureau(lines)).toEqual(["collection | Ridgeline Recovery | eq 427", "other | Elm Credit | eq 427"]);
});

test("a status beside late counts is read over a code for it, with who was owed first", () => {
  const account = (name: string, rating: string, status: string) =>
    `${name}    Acct ******4417    Rating: ${rating}
Opened 06/2020    Bal $427    Past Due $0
${status}    Late 30/60/90: 0/0/0
Hist GGGGGGGG--------
`;
  const lines = report(
    account("RIDGELINE RECOVERY", "O9", "Placed for collection; client HUDSON CLINIC"),
    account("HARBOR LANE BANK", "R9", "Pays as agreed"),
    account("CORAL BAY BANK", "R1", "Pays as agreed"),
  );
  expect(foundByBureau(lines)).toEqual([
    "collection | RIDGELINE RECOVERY | eq 427",
    "charge_off | HARBOR LANE BANK | eq 427",
  ]);
});

test("what follows another label's value is no status", () => {
  const lines = report(
    "NORTHLAKE CARD\nAccount number\n****4417\nCreditor type\nCollection agency\nStatus\nCurrent\nBalance\n$427\nRemarks\nAS AGREED\nCHARGE OFF\nOpened\nJan 2020",
  );
  expect(foundByBureau(lines).some((item) => item.startsWith("charge_off"))).toBe(false);
});

test("a sentence among an account's labels says how it stands", () => {
  const account = (name: string, digits: string, sentence: string) =>
    [name, `Account ending in ${digits}`, "Balance $427", sentence, "Opened Feb 2020"].join("\n");
  const lines = report(
    "Credit Overview\nPayment history\n3 negative marks",
    account("Northlake Card", "4417", "This account was charged off. You still owe $427."),
    account("Harbor Lane Bank", "9031", "You have never been late. Keep it up!"),
    account("Coral Bay Bank", "2208", "You are 60 days late. $184 is past due."),
    account("Ridgeline Recovery", "7712", "HUDSON CLINIC sent this debt of $427 to collections."),
    account("Pine Auto", "5150", "If this account is charged off, your score may fall."),
  );
  expect(foundByBureau(lines)).toEqual([
    "charge_off | Northlake Card | eq 427",
    "late_payment | Coral Bay Bank | eq 427",
    "collection | Ridgeline Recovery | eq 427",
  ]);
});

test("an amount alone between an account's number and its labels is the balance", () => {
  const account = (name: string, digits: string, amount: string, ...labels: string[]) =>
    [name, `Account ending in ${digits}`, amount, "Account status: Open", ...labels, "Account type: Credit Card"].join(
      "\n",
    );
  const lines = report(
    account("HARBOR LANE BANK", "2208", "$5,727", "Payment status: Current, was 30 days late", "Past due: $0"),
    account("NORTHLAKE CARD", "4417", "$4,839", "Payment status: 60 days late", "Past due: $240"),
    account("CORAL BAY BANK", "9031", "$2,500", "Payment status: Charge-off", "Balance: $2,310"),
  );
  expect(foundByBureau(lines)).toEqual([
    "late_payment | HARBOR LANE BANK | eq 5727",
    "late_payment | NORTHLAKE CARD | eq 4839",
    "charge_off | CORAL BAY BANK | eq 2310",
  ]);
});

test("a number below its label in the only card of three that has one is that card's", () => {
  const card = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(34))
      .join("")
      .trimEnd();
  const account = (name: string, status: string, other: (text: string) => string) =>
    [
      name,
      card("Equifax", "TransUnion", "Experian"),
      card("Account number", other("Account number"), "Not on this report"),
      card("XXXX7361", other("XXXX7361")),
      card("Status", other("Status")),
      card(status, other(status)),
      card("Balance", other("Balance")),
      card("$3,982", other("$3,982")),
    ].join("\n");
  const alone = (text: string) => (text === "Account number" ? "Not on this report" : "");
  const lines = report(
    account("NORTHLAKE CARD", "Charge-off", alone),
    account("HARBOR LANE BANK", "60 days late", (text) => text),
  );
  expect(foundByBureau(lines)).toEqual([
    "charge_off | NORTHLAKE CARD | eq 3982",
    "late_payment | HARBOR LANE BANK | eq 3982 | tr 3982",
  ]);
});
