import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "./plain-text";

test("a label beside its value may have its last word in the next line, as the value may", () => {
  const text = `Equifax     Confirmation # 6300000019
Collections
Collection     IC RECOVERY      Account Number:      *9694            Amount:     $3,271
Agency:        SYSTEMS INC
Date           09/28/2026       Original Creditor    VERTEL WIRELESS  Status:     UNPAID
Reported:                       Name:
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | IC RECOVERY SYSTEMS INC | eq 3271"]);
});

test("a collector behind the word agency is read in rows of labels and values", () => {
  const text = `Equifax     Confirmation # 6300000019
Negative Information
Collections
Agency               RIDGELINE RECOVERY LLC    Account Number    RR-20931    Balance    $840
Original Creditor    CITYLINE WIRELESS         Date Assigned     03/2025     Status     Unpaid
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 840"]);
});
