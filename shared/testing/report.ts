import type { CreditReport, NegativeItem } from "#shared/api/schemas/report";

/** A negative item as the API answers it: an undisputed collection that all three bureaus report. */
export function makeNegativeItem(item: Partial<NegativeItem> = {}): NegativeItem {
  return {
    id: "01KAB00000000000000000TEM0",
    itemType: "collection",
    creditorName: "Northgate Recovery",
    accountNumber: "****4821",
    amount: 1240,
    status: "open",
    dateOpened: "2023-02-01",
    dateReported: "2026-10-03",
    impact: "high",
    isDisputed: false,
    disputeReasons: [],
    bureaus: ["experian", "equifax", "transunion"],
    originalCreditor: "Blue Heron Utilities",
    dateOfFirstDelinquency: "2022-07-14",
    ...item,
  };
}

/** A report of all three bureaus with one negative item. */
export function makeReport(report: Partial<CreditReport> = {}): CreditReport {
  return {
    id: "01KAB0000000000000000REP0T",
    creditScore: 588,
    experianScore: 591,
    equifaxScore: 584,
    transunionScore: 588,
    negativeItems: [makeNegativeItem()],
    lastUpdated: "2026-11-18T12:00:00.000Z",
    createdAt: "2026-11-18T12:00:00.000Z",
    dataSource: "real_bureau",
    dataSourceDetails: { source: "Three-bureau soft pull", realDataDelivered: true, description: "Three bureaus" },
    isRealBureauData: true,
    bureaus: ["experian", "equifax", "transunion"],
    history: [],
    ...report,
  };
}
