import * as z from "zod";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import {
  type BureauAnswer,
  disputeMark,
  dollars,
  historyOfRatings,
  listOf,
  ratingWords,
  reportedDate,
  score,
  Text,
} from "./crs-values";

/** Where the day is an estimate, the month is all that is known. */
const DateValue = z
  .object({ value: Text, estimatedDay: z.boolean().nullish() })
  .nullish()
  .transform((date) => (date ? reportedDate(date.estimatedDay ? date.value.slice(0, 7) : date.value) : undefined));
const Name = z
  .object({ name: z.object({ unparsed: Text }) })
  .nullish()
  .transform((subscriber) => subscriber?.name.unparsed ?? "");

const Account = z.object({
  accountNumber: Text,
  accountRating: Text,
  currentBalance: Text,
  creditLimit: Text,
  dateClosed: DateValue,
  dateEffective: DateValue,
  dateOpened: DateValue,
  datePaidOut: DateValue,
  original: z
    .object({ creditGrantor: z.object({ unparsed: Text }), balance: Text })
    .nullish()
    .transform((original) => original?.creditGrantor.unparsed || undefined),
  pastDue: Text,
  paymentHistory: z
    .object({ paymentPattern: z.object({ text: Text }).nullish() })
    .nullish()
    .transform((history) => history?.paymentPattern?.text ?? ""),
  portfolioType: Text,
  remarks: listOf(z.object({ code: Text, type: Text })),
  subscriber: Name,
});
type Account = z.infer<typeof Account>;

const PublicRecord = z.object({
  type: Text,
  docketNumber: Text,
  subscriber: Name,
  dateFiled: DateValue,
  datePaid: DateValue,
  amount: Text,
});

const TransUnionReport = z.object({
  fileSummary: z.object({
    fileHitIndicator: Text,
    creditDataStatus: z
      .object({
        freeze: z.object({ indicator: z.boolean().nullish() }).nullish(),
      })
      .nullish(),
  }),
  custom: z
    .object({
      credit: z.object({
        trades: listOf(Account),
        collections: listOf(Account),
        publicRecords: listOf(PublicRecord),
      }),
    })
    .nullish(),
  addOnProducts: listOf(
    z.object({
      code: Text,
      scoreModel: z.object({ score: z.object({ results: Text }).nullish() }).nullish(),
    }),
  ),
});

const modelNames: Record<string, string> = {
  "00W18": "FICO Score 9",
  "00V60": "VantageScore 3.0",
  "001NN": "VantageScore 4.0",
};

/** Reads TransUnion's report. @throws ZodError when it is something else */
export function readTransUnion(payload: unknown): BureauAnswer {
  const { fileSummary, custom, addOnProducts } = TransUnionReport.parse(payload);
  if (fileSummary.creditDataStatus?.freeze?.indicator) return { kind: "frozen" };
  if (/no ?hit/i.test(fileSummary.fileHitIndicator) || !custom) return { kind: "not_found" };

  const { trades, collections, publicRecords } = custom.credit;
  const model = addOnProducts.find(({ scoreModel }) => scoreModel?.score?.results);
  const entries = [
    ...trades.map((account) => entryOf(account, "tradeline")),
    ...collections.map((account) => entryOf(account, "collection")),
    ...publicRecords.map(recordOf),
  ];
  const file = {
    bureau: "transunion" as const,
    score: score(model?.scoreModel?.score?.results ?? ""),
    scoreModel: model && (modelNames[model.code] ?? model.code),
    entries,
  };
  return { kind: "file", file };
}

// 09 is a charge-off, 9B a collection, 08 and its kin a repossession.
function statusOf({ accountRating, remarks }: Account): string {
  const rating = accountRating.toUpperCase();
  const words = rating === "9B" ? "Collection account" : ratingWords[rating.replace(/^0/, "").slice(0, 1)];
  return [words, ...remarks.map(({ type }) => type)].filter(Boolean).join("; ");
}

function entryOf(account: Account, kind: "tradeline" | "collection"): BureauEntry {
  return {
    kind,
    creditorName: account.subscriber,
    originalCreditor: account.original,
    accountNumber: account.accountNumber || undefined,
    accountType: account.portfolioType || undefined,
    status: account.dateClosed ? "closed" : "open",
    payStatus: statusOf(account) || (kind === "collection" ? "Collection account" : undefined),
    balance: dollars(account.currentBalance),
    pastDue: dollars(account.pastDue),
    creditLimit: dollars(account.creditLimit),
    dateOpened: account.dateOpened,
    dateReported: account.dateEffective,
    dateClosed: account.dateClosed,
    lastPaymentDate: account.datePaidOut,
    paymentHistory: account.paymentHistory ? historyOfRatings([...account.paymentHistory.toUpperCase()]) : undefined,
    ...disputeMark(account.remarks.flatMap(({ code, type }) => [code, type])),
  };
}

// The first sign of the type is the chapter, the second what became of it; "TL" and "CJ" begin liens and judgments.
function recordOf({
  type,
  docketNumber,
  subscriber,
  dateFiled,
  datePaid,
  amount,
}: z.infer<typeof PublicRecord>): BureauEntry {
  const chapter = { "1": "11", "2": "12", "3": "13", "7": "7" }[type.slice(0, 1)];
  const isDischarged = /^.[DVX]$/.test(type);
  const recordType = chapter
    ? "bankruptcy"
    : /^(CJ|JM)/.test(type)
      ? "judgment"
      : /^TL/.test(type)
        ? "tax_lien"
        : undefined;
  const words = {
    bankruptcy: `Chapter ${chapter} bankruptcy`,
    judgment: "Civil judgment",
    tax_lien: "Tax lien",
  };
  return {
    kind: "public_record",
    recordType,
    creditorName: subscriber || "Court record",
    accountNumber: docketNumber || undefined,
    accountType: "Public record",
    status: isDischarged || datePaid ? "closed" : "open",
    payStatus: recordType && words[recordType],
    balance: dollars(amount),
    dateReported: dateFiled,
    dateClosed: datePaid,
  };
}
