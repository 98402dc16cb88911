import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, ...years: string[]) => `${name}
Account Number: *4033     Balance: $5,626
Status: ${status}     Date Opened: 04/10/2022
Payment History
     Jan  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec
${years.join("\n")}
`;

const key = `Payment History Key: * Paid as Agreed; 1 30-59 Days Past Due; 2 60-89 Days Past Due; 3 90-119 Days Past Due;
4 120-149 Days Past Due; G Collection Account; H Foreclosure; J Voluntary Surrender; K Repossession; L Charge Off`;

const historyIn = (text: string) =>
  analyzeReport(linesOfText(`Equifax Credit Report\nCredit Accounts\n${text}`), "2026-11-20")?.files[0]?.entries.map(
    ({ paymentHistory }) => paymentHistory,
  );

const late = account(
  "PINE MORTGAGE",
  "Pays As Agreed",
  "2026  *    *    *    *",
  "2025  *    *    1    2    3    *    *    *    *    *    *    *",
);
const lost = account(
  "OAK CARD",
  "Charge Off",
  "2026  L    L    L    L",
  "2025  *    *    *    *    *    *    *    *    *    1    2    3",
);

test("the codes of a key that says what they mean are marks of a history", () => {
  expect(historyIn(`${late}${lost}${key}`)).toEqual(["0000000000032100", "LLLL321000000000"]);
});

test("without such a key a number beside a month says nothing", () => {
  expect(historyIn(`${late}${lost}`)).toEqual(["0000", undefined]);
});
