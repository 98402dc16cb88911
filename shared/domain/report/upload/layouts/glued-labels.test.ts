import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, balance: string, status: string) => `${name}
Account details
Account number441712****
Account typeCredit card
Payment status${status}
Balance${balance}
Amount past due$0
OpenedFeb 2017
`;

test("labels that touch their values are read where all of a text's are so", () => {
  const text = `TransUnion\nAccounts\n${account("NORTHLAKE CARD", "$812", "Charged off")}${account("OAK BANK", "$310", "Current")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr 812"]);
});
