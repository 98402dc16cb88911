import type { FoundOutcome } from "./answer";
import { matchOutcomes } from "./match-outcomes";

const found = { outcome: "deleted", page: 1, line: 1, rawText: "", confidence: "high" } as const;
const matchOf = (creditorName: string, accountNumber: string, items: [name: string, number?: string][]) => {
  const outcomes: FoundOutcome[] = [{ ...found, creditorName, accountNumber }];
  const disputed = items.map(([name, number], index) => ({
    id: String(index),
    creditorName: name,
    accountNumber: number,
  }));
  return matchOutcomes(outcomes, disputed)[0]?.item?.creditorName;
};

test.each([
  ["CAP ONE NA", "CAPITAL ONE BANK USA N"],
  ["PORTFOLIO RECOVERY ASSOC", "PORTFOLIO RECOV ASSOC"],
  ["WFHM", "WELLS FARGO HOME MORTG"],
  ["US DEPT OF ED/NELNET", "DEPT OF ED/NELNET"],
  ["THE HOME DEPOT/CBNA", "THD/CBNA"],
  ["BANK OF AMERICA", "BK OF AMER"],
  ["CHASE CARD/JPMCB CARD", "JPMCB CARD SERVICES"],
  ["DISCOVERCARD", "DISCOVER FIN SVCS LLC"],
  ["ERC/ENHANCED RECOVERY", "ENHANCED RECOVERY CO L"],
])("a name in other words with the same end of the number is the same: %s, %s", (letter, report) => {
  expect(
    matchOf(letter, "****4417", [
      ["HARBOR LANE BANK", "****4417"],
      [report, "****4417"],
    ]),
  ).toBe(report);
  expect(matchOf(letter, "****4417", [[report, "****4418"]])).toBeUndefined();
});

test("a beginning of a number, which many shops' cards share, needs more of the name than the bank", () => {
  expect(matchOf("SYNCB/AMZN", "6045****", [["SYNCB/AMAZON PLCC", "6045****"]])).toBe("SYNCB/AMAZON PLCC");
  expect(matchOf("SYNCB/PPC", "6045****", [["SYNCB/AMAZON PLCC", "6045****"]])).toBeUndefined();
  expect(matchOf("US DEPT OF ED/NELNET", "9447****", [["DEPT OF ED/NELNET", "9447****"]])).toBe("DEPT OF ED/NELNET");
  expect(matchOf("SYNCB/PPC", "****6045", [["SYNCB/AMAZON PLCC", "****6045"]])).toBe("SYNCB/AMAZON PLCC");
});

test.each([
  ["PORTFOLIO RECOVERY ASSOC", "CAPITAL ONE BANK USA N"],
  ["LVNV FUNDING LLC", "CREDIT ONE BANK NA"],
  ["NORTHLAKE COLLECTIONS", "HARBOR COLLECTIONS"],
  ["MIDLAND CREDIT MGMT", "TRI-COUNTY CREDIT UNION"],
])("a collector has its creditor's number, and no word of a trade makes a name: %s, %s", (letter, report) => {
  expect(matchOf(letter, "****4417", [[report, "****4417"]])).toBeUndefined();
});

test("of two that may be meant none is", () => {
  expect(
    matchOf("CAP ONE NA", "****4417", [
      ["CAPITAL ONE BANK", "****4417"],
      ["CAPITAL ONE AUTO", "****4417"],
    ]),
  ).toBeUndefined();
  expect(matchOf("THD/CBNA", "****4417", [["THD/CBNA"], ["HOME DEPOT CBNA", "****4417"]])).toBeUndefined();
});

test("a name alone, where the numbers show different ends, proves less than the letter says", () => {
  const items = [{ id: "a", creditorName: "NORTHLAKE CARD", accountNumber: "4417****" }];
  const confidenceOf = (accountNumber: string, confidence: FoundOutcome["confidence"]) =>
    matchOutcomes([{ ...found, creditorName: "NORTHLAKE CARD", accountNumber, confidence }], items)[0]?.found
      .confidence;
  expect(confidenceOf("4417****", "high")).toBe("high");
  expect(confidenceOf("****0856", "high")).toBe("medium");
  expect(confidenceOf("****0856", "low")).toBe("low");
});
