import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const apart = (text: string, gap: string) =>
  text
    .toUpperCase()
    .split(" ")
    .map((word) => [...word].join(" "))
    .join(gap);

test.each([
  ["with wider gaps between words", "  "],
  ["where words cannot be told apart", " "],
])("labels whose letters are set apart, %s, are labels", (_, gap) => {
  const account = (name: string, status: string, pastDue: string) =>
    [
      name,
      ...[
        ["Account number", "****4417"],
        ["Account type", "Auto loan"],
        ["Balance", "$840.00"],
        ["Amount past due", pastDue],
        ["Status", status],
      ].map(([label = "", value]) => `    ${apart(label, gap)}      ${value}`),
    ].join("\n");
  const text = `${apart("TransUnion", gap)}\nCredit file disclosure\n${account("NORTHLAKE CARD", "Charged off", "$840.00")}\n${account("OAK BANK", "Current", "$0.00")}\n`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr 840"]);
});

test("a name with signs between its letters is one", () => {
  const account = (name: string, status: string) =>
    `${apart(name, " ")}\n  Account number      ****4417\n  Balance             $840.00\n  Status              ${status}\n`;
  const text = `TransUnion\nCredit file disclosure\n${account("AVON/PINE", "Charged off")}${account("OAK & ELM", "Current")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | AVON/PINE | tr 840"]);
});
