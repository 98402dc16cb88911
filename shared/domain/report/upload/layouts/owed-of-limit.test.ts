import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const card = (name: string, owed: string, status: string) => `${name}
Credit Card ···4417
${owed}     ${status}
Past due $90 · Opened Jun 2021 · Updated Sep 2026
`;

test.each(["of", "out of", "/"])("what is owed “%s” a limit is the balance, and the status is beside it", (sign) => {
  const text = `Accounts
Equifax · Oct 5, 2026
${card("NORTHLAKE CARD", `$1,204 ${sign} $2,000 limit`, "Charge-off")}
${card("OAK MORTGAGE", `$91,357 ${sign} $99,000 loan`, "Foreclosure started")}
${card("PINE LOANS", `$2,310 ${sign} $2,400`, "Voluntary surrender")}
${card("CEDAR AGENCY", `$310 ${sign} $310 first owed`, "Assigned to a collection agency")}
${card("ELM BANK", `$500 ${sign} $900 limit`, "Never late").replace("Past due $90 · ", "")}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1204",
    "collection | CEDAR AGENCY | eq 310",
    "foreclosure | OAK MORTGAGE | eq 91357",
    "repossession | PINE LOANS | eq 2310",
  ]);
});
