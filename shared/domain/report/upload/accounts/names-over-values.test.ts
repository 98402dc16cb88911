import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const rows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([label, value]) => `${label.padStart(20)}   ${value}`).join("\n");
const account = (name: string, status: string, original?: string) => `${" ".repeat(23)}${name}
${rows([
  ["Account status", status],
  ["Account number", "****4417"],
  ["Balance", "$812"],
  ["Date opened", "03/11/2019"],
  ...(original ? [["Original creditor", original] as const] : []),
])}
`;

test("a name in the column of the values is the next account's, and not the end of who was owed first", () => {
  const text = `Equifax credit report\n${account("CEDAR AGENCY", "Placed for collection", "HUDSON CLINIC").trimEnd()}
${account("NORTHLAKE AUTO", "Repossession").trimEnd()}\n${account("OAK BANK", "Current")}`;
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries.map((entry) => [entry.creditorName, entry.originalCreditor, entry.payStatus])).toEqual([
    ["CEDAR AGENCY", "HUDSON CLINIC", "Placed for collection"],
    ["NORTHLAKE AUTO", undefined, "Repossession"],
    ["OAK BANK", undefined, "Current"],
  ]);
});
