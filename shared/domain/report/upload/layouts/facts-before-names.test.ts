import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const left = (name: string, opened: string, status: string) =>
  `${name}\nAccount Info\nAccount Name\n\n${name}\n\nAccount Number\n\n441712XXXX\n\nDate Opened\n\n${opened}\n\nStatus\n\n${status}\n`;
const right = (balance: string, updated: string) => `\nBalance\n\n${balance}\n\nBalance Updated\n\n${updated}\n`;
const head = "Experian\nPrepared For JAMIE SAMPLE Date Generated Oct 28, 2026\n\nAccounts\n";
const owed = "Account charged off. $812 past due as of Oct 2026.";
const late = "Open. $120 past due as of Oct 2026.";

test("the second column of an account, copied before the account's name, is not the account's above", () => {
  const text = [
    head,
    left("NORTHLAKE CARD", "05/11/2019", owed),
    right("$812", "10/18/2026"),
    right("$9,355", "10/24/2026"),
    left("HARBOR LANE BANK", "04/27/2020", late),
    right("$1,633", "10/16/2026"),
    left("PINE CREDIT UNION", "06/21/2017", "Open/Never late."),
  ];
  expect(foundByBureau(linesOfText(text.join(""))).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "late_payment | HARBOR LANE BANK | ex 9355",
  ]);
});

test("what each account says twice stays its own", () => {
  const text = [
    head,
    left("NORTHLAKE CARD", "05/11/2019", owed),
    right("$812", "10/18/2026"),
    right("$812", "10/18/2026"),
    left("HARBOR LANE BANK", "04/27/2020", late),
    right("$9,355", "10/24/2026"),
    right("$9,355", "10/24/2026"),
  ];
  expect(foundByBureau(linesOfText(text.join(""))).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "late_payment | HARBOR LANE BANK | ex 9355",
  ]);
});
