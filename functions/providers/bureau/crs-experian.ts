import * as z from "zod";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import { type BureauAnswer, disputeMark, dollars, listOf, metro2Status, reportedDate, score, Text } from "./crs-values";

const Tradeline = z.object({
  accountNumber: Text,
  accountType: Text,
  amount1: Text,
  amount1Qualifier: Text,
  amountPastDue: Text,
  balanceAmount: Text,
  balanceDate: Text,
  enhancedPaymentData: listOf(z.object({ enhancedPaymentStatus: Text })).or(
    z.object({ enhancedPaymentStatus: Text }).transform((only) => [only]),
  ),
  lastPaymentDate: Text,
  openDate: Text,
  openOrClosed: Text,
  paymentHistory: Text,
  specialComment: Text,
  status: Text,
  statusDate: Text,
  subscriberName: Text,
});

const ExperianReport = z.object({
  consumerIdentity: z.unknown().optional(),
  publicRecord: listOf(
    z.object({
      courtName: Text,
      filingDate: Text,
      referenceNumber: Text,
      status: Text,
      statusDate: Text,
      amount: Text,
    }),
  ),
  riskModel: listOf(z.object({ modelIndicator: Text, score: Text })),
  statement: listOf(z.object({ statementText: Text })),
  tradeline: listOf(Tradeline),
});

const modelNames: Record<string, string> = {
  V4: "VantageScore 4.0",
  F9: "FICO Score 9",
};
const accountTypes: Record<string, string> = {
  "00": "Auto loan",
  "01": "Unsecured loan",
  "07": "Charge account",
  "12": "Student loan",
  "18": "Credit card",
  "26": "Mortgage",
  "48": "Collection",
};
const COLLECTION = "48";

/** Reads Experian's credit profile. @throws ZodError when it is something else */
export function readExperian(payload: unknown): BureauAnswer {
  const report = ExperianReport.parse(payload);
  if (report.statement.some(({ statementText }) => /\bFILE FROZEN\b/.test(statementText))) return { kind: "frozen" };

  const [model] = report.riskModel;
  const entries = [...report.tradeline.map(entryOf), ...report.publicRecord.map(recordOf)];
  if (!report.consumerIdentity && entries.length === 0) return { kind: "not_found" };
  const scoreModel = model && (modelNames[model.modelIndicator] ?? model.modelIndicator);
  return {
    kind: "file",
    file: {
      bureau: "experian",
      score: score(model?.score ?? ""),
      scoreModel,
      entries,
    },
  };
}

function entryOf(line: z.infer<typeof Tradeline>): BureauEntry {
  const status = line.enhancedPaymentData[0]?.enhancedPaymentStatus || line.status;
  const isClosed = line.openOrClosed.toUpperCase().startsWith("C");
  return {
    kind: line.accountType === COLLECTION ? "collection" : "tradeline",
    creditorName: line.subscriberName,
    accountNumber: line.accountNumber || undefined,
    accountType: accountTypes[line.accountType],
    status: isClosed ? "closed" : "open",
    payStatus: metro2Status[status] ?? (status || undefined),
    balance: dollars(line.balanceAmount) ?? (line.amount1Qualifier === "C" ? dollars(line.amount1) : undefined),
    pastDue: dollars(line.amountPastDue),
    creditLimit: line.amount1Qualifier === "L" ? dollars(line.amount1) : undefined,
    dateOpened: reportedDate(line.openDate),
    dateReported: reportedDate(line.balanceDate),
    dateClosed: isClosed ? reportedDate(line.statusDate) : undefined,
    lastPaymentDate: reportedDate(line.lastPaymentDate),
    paymentHistory: line.paymentHistory ? historyOf(line.paymentHistory) : undefined,
    ...disputeMark([line.specialComment]),
  };
}

// C, N and 0 are current; 1 to 6 and the letters G, H, J, K, L are as in Metro 2; 8 is a repossession, 9 a charge-off.
function historyOf(printed: string): string {
  const marks: Record<string, string> = {
    C: "0",
    N: "0",
    "0": "0",
    "8": "K",
    "9": "L",
  };
  return [...printed.toUpperCase().slice(0, 24)]
    .map((mark) => marks[mark] ?? (/[1-6GHJKL]/.test(mark) ? mark : "-"))
    .join("");
}

function recordOf(record: z.infer<typeof ExperianReport>["publicRecord"][number]): BureauEntry {
  const words = record.status.toLowerCase();
  const recordType = words.includes("lien") ? "tax_lien" : words.includes("judg") ? "judgment" : "bankruptcy";
  const isOver = /discharg|dismiss|\bsatisf|released|\bpaid/.test(words);
  return {
    kind: "public_record",
    recordType,
    creditorName: record.courtName,
    accountNumber: record.referenceNumber || undefined,
    accountType: "Public record",
    status: isOver ? "closed" : "open",
    payStatus: record.status || undefined,
    balance: dollars(record.amount),
    dateReported: reportedDate(record.filingDate),
    dateClosed: isOver ? reportedDate(record.statusDate) : undefined,
  };
}
