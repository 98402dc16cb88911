import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = (number: string) => `Merged Infile Credit Report
Repositories: XP TU EF
TRADELINES
Creditor                        Date Reported   Date Opened   High Credit   Balance    Past Due   Status         Source
NORTHLAKE/GM FINANCIAL          09/2026         02/2017       $20,656       $20,295    $310       DELINQ 60      TU XP EF
${number}
PINE FINANCE CORPORATION        09/2026         02/2018       $2,234        $1,459     $0         CHARGE OFF     TU
+6638
`;

test.each(["7152", "+7152", "***7152", "***+7152"])(
  "the number below a name may have lost its mask in a picture: %s",
  (number) => {
    const entries = analyzeReport(linesOfText(report(number)), "2026-11-20")?.files.flatMap((file) => file.entries);
    const own = entries?.find(({ creditorName }) => creditorName.startsWith("NORTHLAKE"));
    expect(own?.creditorName).toBe("NORTHLAKE/GM FINANCIAL");
    expect(own?.accountNumber).toMatch(/7152$/);
  },
);
