import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("since when an account has been reported is not when it was last reported: the date of its status is", () => {
  const text = `Experian                                              Report date: March 6, 2025
Potentially Negative Items
NORTHLAKE CARD
PO BOX 2001 WARREN MI 48090
Phone number (888) 555-0142                 Partial account number 44831539....
Date opened         Type                Credit limit or original amount    Recent balance
Apr 2018            Credit card         $1,500                             $582 as of 02/2025
Reported since      Terms               High balance                       Recent payment
May 2018            NA                  $1,365                             NA
Date of status      Monthly payment     Responsibility
Feb 2025            NA                  Individual
Status
Account charged off. $582 written off. $582 past due as of Feb 2025.
Address Identification Number 0123456789`;
  const [entry] = analyzeReport(linesOfText(text), "2025-03-20")?.files.flatMap(({ entries }) => entries) ?? [];
  expect(entry).toMatchObject({ creditorName: "NORTHLAKE CARD", dateOpened: "2018-04", dateReported: "2025-02" });
});
