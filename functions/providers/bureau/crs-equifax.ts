import * as z from "zod";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import {
  type BureauAnswer,
  Code,
  disputeMark,
  dollars,
  historyOfRatings,
  listOf,
  ratingWords,
  reportedDate,
  score,
  Text,
} from "./crs-values";

const Trade = z.object({
  accountNumber: Text,
  accountTypeCode: Code,
  balance: Text,
  closedDate: Text,
  creditLimit: Text,
  customerName: Text,
  dateOpened: Text,
  dateReported: Text,
  lastPaymentDate: Text,
  narrativeCodes: listOf(Code),
  originalChargeOffAmount: Text,
  pastDueAmount: Text,
  paymentHistory1to24: listOf(Code),
  rate: Code,
});

const Collection = z.object({
  accountNumber: Text,
  balance: Text,
  clientNameOrNumber: Text,
  customerNumber: Text,
  customerName: Text,
  dateAssigned: Text,
  dateOfFirstDelinquency: Text,
  dateReported: Text,
  lastPaymentDate: Text,
  originalAmount: Text,
  statusCode: Code,
});

const Bankruptcy = z.object({
  caseNumber: Text,
  currentIntentOrDispositionCode: Code,
  customerNumber: Text,
  dateFiled: Text,
  dispositionDate: Text,
  type: Code,
});

const EquifaxReport = z.object({
  data: z.object({
    hitCode: Code,
    models: listOf(z.object({ modelNumber: Text, score: Text })),
    bankruptcies: listOf(Bankruptcy),
    collections: listOf(Collection),
    trades: listOf(Trade),
  }),
});

const modelNames: Record<string, string> = { "05206": "FICO Score 9" };
/** Narratives that name a charge-off or a collection whatever the rating says. */
const narratives: Record<string, string> = {
  "057": "Collection account",
  "067": "Charged off as bad debt",
};

/** Reads Equifax's report. @throws ZodError when it is something else */
export function readEquifax(payload: unknown): BureauAnswer {
  const { data } = EquifaxReport.parse(payload);
  if (/Requested Security Freeze/i.test(data.hitCode.description)) return { kind: "frozen" };
  if (/no[ -]?hit|not found/i.test(data.hitCode.description)) return { kind: "not_found" };

  const [model] = data.models;
  const entries = [
    ...data.trades.map(tradeOf),
    ...data.collections.map(collectionOf),
    ...data.bankruptcies.map(bankruptcyOf),
  ];
  const scoreModel = model && (modelNames[model.modelNumber] ?? model.modelNumber);
  return {
    kind: "file",
    file: {
      bureau: "equifax",
      score: score(model?.score ?? ""),
      scoreModel,
      entries,
    },
  };
}

// "Date major delinquency first reported" is when the account was seriously late: later than its first delinquency, which
// Equifax does not give for trades.
function tradeOf(trade: z.infer<typeof Trade>): BureauEntry {
  const narrative = trade.narrativeCodes.map(({ code, description }) => narratives[code] ?? description);
  const words = [ratingWords[trade.rate.code.replace(/^0/, "")], trade.rate.description, ...narrative].filter(Boolean);
  return {
    kind: "tradeline",
    creditorName: trade.customerName,
    accountNumber: trade.accountNumber || undefined,
    accountType: trade.accountTypeCode.description || undefined,
    status: trade.closedDate ? "closed" : "open",
    payStatus: [...new Set(words)].join("; ") || undefined,
    balance: dollars(trade.balance),
    pastDue: dollars(trade.pastDueAmount),
    creditLimit: dollars(trade.creditLimit),
    dateOpened: reportedDate(trade.dateOpened),
    dateReported: reportedDate(trade.dateReported),
    dateClosed: reportedDate(trade.closedDate),
    lastPaymentDate: reportedDate(trade.lastPaymentDate),
    paymentHistory: historyOfRatings(trade.paymentHistory1to24.map(({ code }) => code)),
    ...disputeMark(trade.narrativeCodes.flatMap(({ code, description }) => [code, description])),
  };
}

function collectionOf(collection: z.infer<typeof Collection>): BureauEntry {
  const balance = dollars(collection.balance);
  return {
    kind: "collection",
    creditorName: collection.customerName || `Collection agency ${collection.customerNumber}`,
    originalCreditor: collection.clientNameOrNumber || undefined,
    accountNumber: collection.accountNumber || undefined,
    accountType: "Collection",
    status: balance === 0 ? "closed" : "open",
    payStatus: collection.statusCode.description || "Collection account",
    balance,
    dateOpened: reportedDate(collection.dateAssigned),
    dateReported: reportedDate(collection.dateReported),
    dateOfFirstDelinquency: reportedDate(collection.dateOfFirstDelinquency),
    lastPaymentDate: reportedDate(collection.lastPaymentDate),
  };
}

function bankruptcyOf(bankruptcy: z.infer<typeof Bankruptcy>): BureauEntry {
  const closedOn = reportedDate(bankruptcy.dispositionDate);
  const { type, currentIntentOrDispositionCode } = bankruptcy;
  const words = [type.description, currentIntentOrDispositionCode.description].filter(Boolean);
  return {
    kind: "public_record",
    recordType: "bankruptcy",
    creditorName: `Bankruptcy court ${bankruptcy.customerNumber}`.trim(),
    accountNumber: bankruptcy.caseNumber || undefined,
    accountType: "Public record",
    status: closedOn ? "closed" : "open",
    payStatus: words.join("; ") || undefined,
    dateReported: reportedDate(bankruptcy.dateFiled),
    dateClosed: closedOn,
  };
}
