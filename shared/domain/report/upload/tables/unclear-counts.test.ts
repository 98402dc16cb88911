import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("an account whose count of late payments a photo shows unclearly is read without it", () => {
  const report = `MERGED CREDIT REPORT
TRADELINES
CREDITOR / ACCT          OPENED   HIGH CR   BALANCE   PAST DUE  30   60   90   STATUS      SOURCE
NORTHLAKE CARD           09/19    $5,294    $421      $0        0    0    0    AS AGREED   TU EX EF
51489433
RIDGELINE RECOVERY LLC   07/22    $1,541    $1,541    $1,541    0    60d  0    COLLECTION  EF
70781386
HARBOR LANE BANK         06/18    $4,911    $867      $0        2    1    0    AS AGREED   EX EF
63411257
`;
  expect(foundByBureau(linesOfText(report))).toEqual([
    "late_payment | HARBOR LANE BANK | eq 867 | ex 867",
    "collection | RIDGELINE RECOVERY LLC | eq 1541",
  ]);
});

const shown = (opened: string) => `MERGED CREDIT REPORT
TRADELINES
CREDITOR / ACCT          OPENED   HIGH CR   BALANCE   PAST DUE  30   60   90   STATUS      SOURCE
NORTHLAKE CARD           09/19    $5,294    $421      $0        0    0    0    AS AGREED   TU EX EF
51489433
RIDGELINE RECOVERY LLC   ${opened}    $1,541    $1,541    $1,541    0    0    0    COLLECTION  EF
70781386
HARBOR LANE BANK         06/18    $4,911    $867      $0        2    1    0    AS AGREED   EX EF
63411257
`;
/** The lines as a photo gives them: each word with how sure it was read. */
const photographed = (text: string) =>
  linesOfText(text).map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, confidence: 0.95 })) }));

test("an account of which a photo shows one value unclearly is read without it", () => {
  expect(foundByBureau(photographed(shown("102/22")))).toEqual([
    "late_payment | HARBOR LANE BANK | eq 867 | ex 867",
    "collection | RIDGELINE RECOVERY LLC | eq 1541",
  ]);
});
