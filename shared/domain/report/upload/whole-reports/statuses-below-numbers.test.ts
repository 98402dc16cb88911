import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test.each([
  ["Charged off, transferred to another company", "charge_off"],
  ["Vehicle surrendered voluntarily", "repossession"],
  ["Current now; 30 days past due once before", "late_payment"],
])("below a name with the last figures of its number a status needs no label: %s", (status, kind) => {
  const text = `Credit report
Provided by TransUnion on Oct 2, 2026
NORTHLAKE CARD x2762
${status}
Balance $1,240
Past due $0
Opened 02/01/2021
Last reported 08/08/2026
PINE CREDIT UNION x1788
Account current
Balance $90
Past due $0
Opened 02/01/2021
Last reported 08/08/2026
Inquiries
CARVANA LLC 03/03/2026
`;
  expect(foundByBureau(linesOfText(text))).toEqual([`${kind} | NORTHLAKE CARD | tr 1240`]);
});
