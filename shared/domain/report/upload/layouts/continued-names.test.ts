import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const row = (label: string, value: string) => `${label.padEnd(24)}${value.padEnd(20)}${value.padEnd(20)}${value}`;
const heads = row("", "").replace(/^.*$/, `${" ".repeat(24)}${"TransUnion".padEnd(20)}${"Experian".padEnd(20)}Equifax`);

test.each(["(continued)", "- continued", "(cont.)", "(continúa)"])(
  "an account goes on where its name is printed again on the next page: %s",
  (again) => {
    const text = `3-Bureau Credit Report
NORTHLAKE CARD
${heads}
${row("Account #:", "****4417")}
${row("Balance:", "$812")}
\fNORTHLAKE CARD ${again}
${heads}
${row("Past Due:", "$90")}
${row("Payment Status:", "Charge-off")}

OAK BANK
${heads}
${row("Account #:", "****3317")}
${row("Balance:", "$310")}
${row("Past Due:", "$0")}
${row("Payment Status:", "Current")}
`;
    expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 812 | ex 812 | tr 812"]);
    const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
    expect(file?.entries[0]).toMatchObject({ accountNumber: "****4417", pastDue: 90 });
  },
);
