import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a court's record may say only with its disposition that it is a bankruptcy", () => {
  const text = `EQUIFAX
CREDIT REPORT
Confirmation # 6300000019
8. Public Records
8.1 Bankruptcies
Case Number     22-10200        Filing Court        SOUTHERN DIST OF TEXAS
Date Filed      Feb 17, 2022    Disposition         DISCHARGED CH-7
Type            INDIVIDUAL      Disposition Date    Jun 17, 2022
8.2 Judgments
You currently do not have any Judgments in your file.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | SOUTHERN DIST OF TEXAS | eq unknown"]);
});
