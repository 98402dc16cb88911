import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test.each(["Conventional real estate\n                                             mortgage", "Unsecured"])(
  "beside a name may stand what kind of loan it is, though its end has no room: %j",
  (kind) => {
    const text = `TransUnion Credit Report
Accounts
NORTHLAKE MORTGAGE LLC          $0           ${kind}
Account Number                  Status
9620********                    Closed
Payment Status                  Opened
Foreclosure                     Nov 2018
Past Due                        Balance
$0                              $0
`;
    expect(foundByBureau(linesOfText(text))).toEqual(["foreclosure | NORTHLAKE MORTGAGE LLC | tr 0"]);
  },
);
