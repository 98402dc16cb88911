import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const card = (name: string, number: string, kind: string, sources: string, balance: string, status: string) =>
  `${name}      ${number}      ${kind}      ${sources}
Reported     DLA          Opened     ECOA     Balance     Credit Limit     Payment     High Credit
10/26        01/22        10/21      B        ${balance}      $2,150           -           $2,491
Terms        Past Due     Last Past Due     30 Days     60 Days     90+ Days     Status          Closed
-            $0           -                 0           0           0            ${status}      -
`;

test("beside a name stand its number, what kind of account it is, and the one bureau or those that report it", () => {
  const text = `Merged Credit Report
Sources: EX=Experian, EQ=Equifax, TU=TransUnion
Trades
${card("NORTHLAKE CARD", "789236585XXXX", "CREDIT CARD", "EX", "$2,422", "CHARGE OFF")}
${card("HARBOR LANE BANK", "395697810XXXX", "CREDIT CARD", "TU EX EQ", "$2,644", "AS AGREED")}
${card("PINEFIELD LOANS CORP", "15444538XXXX", "AUTOMOBILE", "EX EQ", "$8,181", "REPOSSESSION")}
${card("PRAIRIE EDUCATION", "83185792XXXX", "CONVENTIONAL RE MTG", "TU EX EQ", "$18,976", "AS AGREED")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 2422",
    "repossession | PINEFIELD LOANS CORP | eq 8181 | ex 8181",
  ]);
});

test("derogatory trades below the collections are accounts", () => {
  const text = `Merged Credit Report
Sources: EX=Experian, EQ=Equifax, TU=TransUnion
Collections
${card("RIDGELINE RECOVERY", "220899XXXX", "COLLECTION", "TU EQ", "$2,197", "COLLECTION")}
Derogatory Trades
${card("NORTHLAKE CARD", "789236585XXXX", "CREDIT CARD", "EX EQ", "$2,422", "CHARGE OFF")}
${card("PINEFIELD LOANS CORP", "15444538XXXX", "AUTOMOBILE", "EX EQ", "$8,181", "REPOSSESSION")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 2422 | ex 2422",
    "repossession | PINEFIELD LOANS CORP | eq 8181 | ex 8181",
    "collection | RIDGELINE RECOVERY | eq 2197 | tr 2197",
  ]);
});

test("a record's label over its value in one cell of a saved page is read as an account's is", () => {
  const cell = ([label, value]: [string, string]) => `<td><span>${label}</span><br>${value}</td>`;
  const record: [string, string][] = [
    ["Type", "State Tax Lien"],
    ["Court", "POLK COUNTY RECORDER"],
    ["Case Number", "603326691"],
    ["Filed", "12/14"],
    ["Disposition", "Filed"],
    ["Plaintiff", "STATE OF OHIO"],
    ["Source", "TU EX"],
  ];
  const page = `<h2>Merged credit report</h2><h3>Public Records</h3><table><tr>${record.map(cell).join("")}</tr></table>
    <h3>Inquiries</h3>`;
  expect(foundByBureau(linesOfHtml(page))).toEqual(["tax_lien | POLK COUNTY RECORDER | ex unknown | tr unknown"]);
});
