import { linesOfText } from "../files/plain-text";
import { understandLines } from "../understand";

const cards = `Account History
HARBORSTONE BK   9763****
Derogatory
Closed Date
01/15/2025
Balance
$2,641 | $2,000 Limit
Late Payments
0 30 Days
0 60 Days
0 90 Days
View all details
VALLEY AUTO FIN   9066****
Open
Last Payment
09/20/2026
Balance
$17,952
Late Payments
1 30 Days
2 60 Days
0 90 Days
View all details
Inquiries
NORTHLAKE CARD
03/01/2026
Experian
`;

const scores = {
  "below one another": "TransUnion\n610\nFair\nExperian\n617\nFair\nEquifax\n624\nFair",
  "beside one another": "TransUnion        Experian        Equifax\n610               617             624",
};

test.each(Object.entries(scores))(
  "a service's page whose details are closed tells of no bureau which accounts it reports: scores %s",
  (_, shown) => {
    const lines = linesOfText(`3B Report & Scores\nReport Date: 10/12/2026\nCredit Scores\n${shown}\n${cards}`);
    expect(understandLines({ lines, today: "2026-11-20" })).toEqual({ seen: "without-bureaus" });
  },
);

test("a bureau's own report that names the others is that bureau's", () => {
  const own = `Experian
Report number 1234-5678-90
You may also ask Equifax and TransUnion for your reports.
Potentially negative
${cards}
Experian
Experian`;
  expect(understandLines({ lines: linesOfText(own), today: "2026-11-20" })).toMatchObject({ source: "experian" });
});
