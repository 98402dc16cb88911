import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const bureaus = ["TransUnion", "Experian", "Equifax"];
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
  const account = form(marks, isWrapped);
  const text = `Credit Review Worksheet
Client: A MEMBER     Source: 3-bureau report dated 03/11/2023
${account(1, "NORTHLAKE CARD", "4417", "$812", ["TransUnion", "Equifax"], ["Charged off"])}
${account(2, "OAK BANK", "3317", "$310", bureaus, ["Current"])}
${account(3, "PINE LOANS", "2217", "$2,310", ["Experian"], ["Current", "Late 60"])}
${account(4, "ELM MOTORS", "1117", "$4,310", ["Experian"], ["Repossession"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | tr 812",
    "late_payment | PINE LOANS | ex 2310",
    "repossession | ELM MOTORS | ex 4310",
  ]);
});
