import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withCheckedChoices } from "./checked-choices";

const ratings = ["Pays as agreed", "30+ days late", "Charge-off", "Collection", "Included in BK"];
const bureaus = ["TransUnion", "Experian", "Equifax"];
const account = (
  name: string,
  rating: string,
  by: readonly string[],
  balance: string,
  [on, off]: readonly string[],
  gap: string,
) => {
  const boxes = (all: readonly string[], own: readonly string[]) =>
    all.map((each) => `${own.includes(each) ? on : off} ${each}`);
  const [first, rest] = [boxes(ratings, [rating]).slice(0, 3), boxes(ratings, [rating]).slice(3)];
  return [
    `Furnisher:  ${name}   Acct. no. (last 4):  4417`,
    `Reported by:  ${boxes(bureaus, by).join(gap)}`,
    ...(gap === " "
      ? [`Rating:  ${[...first, ...rest].join(gap)}`]
      : [`          ${first.join(gap)}`, "Rating:", `          ${rest.join(gap)}`]),
    `Balance:  ${balance}   Past due:  $0.00`,
    "",
  ].join("\n");
};

test.each([
  ["☒", "☐", "  "],
  ["☑", "☐", " "],
  ["[X]", "[ ]", "  "],
  ["■", "□", " "],
])("of a form's answers only those with %s are said, not those with %s", (on, off, gap) => {
  const rows: [string, string, string[], string][] = [
    ["NORTHLAKE CARD", "Charge-off", ["TransUnion", "Equifax"], "$1,240.00"],
    ["OAK BANK", "Pays as agreed", bureaus, "$310.00"],
    ["PINE LOANS", "30+ days late", ["Experian"], "$9,310.00"],
    ["ELM CREDIT", "Included in BK", ["Equifax"], "$0.00"],
  ];
  const text = `Credit File Review\nTri-bureau report\n${rows.map((row) => account(...row, [on, off], gap)).join("")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | tr 1240",
    "late_payment | PINE LOANS | ex 9310",
    "other | ELM CREDIT | eq 0",
  ]);
});

test("accounts to choose from have a box each, checked or not: they stay as they are", () => {
  const lines = linesOfText(`Negative accounts\n☐ Midland Credit – Collection – $812 – Opened 03/2021
☒ Hollyhock Bank – Charge-off – $1,387 – Opened 11/2017\n`);
  expect(withCheckedChoices(lines)).toEqual(lines);
});

const answers = ["Current", "Late 30", "Late 60", "Late 90+", "Charged off", "Collection", "Repossession", "Settled"];

const form = ([on, off]: readonly string[], isWrapped: boolean) => {
  const boxes = (all: readonly string[], checked: readonly string[]) =>
    all.map((each) => `${checked.includes(each) ? on : off} ${each}`).join("   ");
  return (
    count: number,
    name: string,
    number: string,
    amount: string,
    by: readonly string[],
    said: readonly string[],
  ) => {
    const status = `Status (mark all that apply): ${boxes(answers, said)}`;
    return `${count}. Creditor: ${name}   Acct no. ending: ${number}
Bureaus: ${boxes(bureaus, by).replaceAll(/ {2,}/g, " ")}
Opened: 03/2019 Balance: ${amount} Past due: $0 High credit: $9,310
${isWrapped ? status.replace(/ (?=Repossession)/, "\n") : status}
`;
  };
};

test.each([
  ["drawn as boxes", ["☒", "☐"], false],
  ["with a hook", ["☑", "☐"], false],
  ["typed", ["[x]", "[ ]"], false],
  ["over two lines", ["☒", "☐"], true],
] as const)("a form says what is checked in it: %s", (_, marks, isWrapped) => {
  const entry = form(marks, isWrapped);
  const text = `Credit Review Worksheet
Client: A MEMBER     Source: 3-bureau report dated 03/11/2023
${entry(1, "NORTHLAKE CARD", "4417", "$812", ["TransUnion", "Equifax"], ["Charged off"])}
${entry(2, "OAK BANK", "3317", "$310", bureaus, ["Current"])}
${entry(3, "PINE LOANS", "2217", "$2,310", ["Experian"], ["Current", "Late 60"])}
${entry(4, "ELM MOTORS", "1117", "$4,310", ["Experian"], ["Repossession"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | tr 812",
    "late_payment | PINE LOANS | ex 2310",
    "repossession | ELM MOTORS | ex 4310",
  ]);
});

test("where a photo's empty boxes were not found, the words behind the checked one are said", () => {
  const account = (name: string, status: string) =>
    `Creditor: ${name}\nAccount number: ****4688   Balance: $812   Past due: $812\nStatus:   ${status}\n`;
  const text = `TransUnion report worksheet
${account("NORTHLAKE CARD", "Current   Late [X] Charged off   Collection   Repussessiun   Foreclosure   Bankruptcy")}
${account("OAK AUTO", "Current   Late   Charged off   Collection [X] Repossession   Foreclosure   Bankruptcy")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 812",
    "repossession | OAK AUTO | tr 812",
  ]);
});
