import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, codes: string, meanings: readonly string[]) => `${name} - Closed
Account Number: *8052
Status: Pays As Agreed
Balance: $0
Narrative Code(s): ${codes}
${meanings.join("\n")}
`;

test("what a narrative code means is a remark", () => {
  const text = `Equifax     Confirmation # 6300000019
Credit Accounts
${account("NORTHLAKE CARD", "055, 080", ["055 Account Paid For Less Than Full Balance", "080 Consumer Disputes This Account"])}
${account("OAK BANK", "065", ["065 Account Closed At Consumers Request"])}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["other | NORTHLAKE CARD | eq 0"]);
});
