import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test.each([
  [
    "a part of the number goes on",
    `Collection Reported 09/16/2026; Assigned 03/2016; Creditor Class - Utilities; Client - HUDSON CLINIC; Amount - $1,711; Status
as of 09/2026 - Unpaid; Balance as of 09/2026 - $1,711; Individual Account; Account # - ******7001; MARIGOLD RECOVERY INC (800)
555-0157
Collection Reported 09/20/2026; Assigned 07/2018; Creditor Class - Medical/Health Care; Client - OAK LAB; Amount - $993; Status
as of 09/2026 - Unpaid; Balance as of 09/2026 - $993; Individual Account; Account # - *****9305; RIDGELINE CREDIT SERVICES LLC
(800) 555-0163`,
  ],
  [
    "a part of the name goes on",
    `Collection Reported 09/16/2026; Assigned 03/2016; Creditor Class - Utilities; Client - HUDSON CLINIC; Amount - $1,711;
Status as of 09/2026 - Unpaid; Balance as of 09/2026 - $1,711; Individual Account; Account # - ******7001; MARIGOLD
RECOVERY INC (800) 555-0157
Collection Reported 09/20/2026; Assigned 07/2018; Creditor Class - Medical/Health Care; Client - OAK LAB; Amount - $993;
Status as of 09/2026 - Unpaid; Balance as of 09/2026 - $993; Individual Account; Account # - *****9305; RIDGELINE CREDIT
SERVICES LLC (800) 555-0163`,
  ],
])("a collection's sentence may end with the collector's name and its telephone: %s", (_, sentences) => {
  const text = `EQUIFAX     Confirmation # 6300000019\nCollection Agency Information\n${sentences}\n`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | MARIGOLD RECOVERY INC | eq 1711",
    "collection | RIDGELINE CREDIT SERVICES LLC | eq 993",
  ]);
});
