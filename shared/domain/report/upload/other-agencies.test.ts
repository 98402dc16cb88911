import { linesOfText } from "./files/plain-text";
import { understandLines } from "./understand";

const report = (title: string) => `${title}
Report date: 10/12/2026
Credit Accounts
NORTHLAKE CARD
Account Number    XXXXXX4417    Balance    $1,240
Status            Charge off    Date Opened    03/11/2019
PINE CREDIT UNION
Account Number    XXXXXX1133    Balance    $310
Status            Current       Date Opened    05/20/2018
`;

test.each(["Innovis Consumer Credit Report", "ChexSystems Consumer Disclosure", "NCTUE Disclosure Report"])(
  "the report of an agency that is none of the three bureaus is none of theirs, whatever its member says: %s",
  (title) => {
    const lines = linesOfText(report(title));
    expect(understandLines({ lines, today: "2026-11-20" })).toEqual({ seen: "other-agency" });
    expect(understandLines({ lines, today: "2026-11-20", said: "experian" })).toEqual({ seen: "other-agency" });
  },
);

test("a report that names no agency is asked about", () => {
  expect(understandLines({ lines: linesOfText(report("Consumer Credit Report")), today: "2026-11-20" })).toHaveProperty(
    "unnamed",
  );
});
