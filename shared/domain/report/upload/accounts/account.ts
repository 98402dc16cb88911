import { type Day, endOfMonth } from "#shared/domain/days";
import { cut } from "#shared/domain/text/cut";
import type { BureauEntry } from "../../bureau-file";
import { textOf } from "../lines/text-line";
import { statusOf, typeOfPart, withCounts, withSection } from "../words/account-status";
import { amountsOf, areDays, pastDueIn } from "../words/amounts";
import { saysDisputed } from "../words/disputed-marks";
import type { Reading, Readings } from "../words/fields";
import { isTypeLine } from "../words/names";
import { isClosed } from "../words/pay-status";
import { lateCountsOf } from "../words/rating";
import { isKindAlone, recordTypeIn, recordTypeOf, withChapter } from "../words/record-type";
import { withSoldName } from "../words/sold-name";
import { type DateOrder, dateOfText, dayOfText, numberAlone, withoutNumbers } from "../words/values";
import { creditorOf, isNoCreditor, originalCreditorOf } from "./account-names";
import type { Evidence } from "./evidence";
import { evidenceOf } from "./evidence-of";
import type { History } from "./history";
import { printedStatusOf, saysClosed } from "./printed-status";
import { withDaysSaid } from "./said-days";
import { withStatusAsPrinted } from "./status-as-printed";
import { type Take, takerOf, textUpTo } from "./taken";

/** One account or court record of one bureau as it is in the file. */
export type Block = {
  kind: BureauEntry["kind"];
  /** The heading over the block, where a report names the creditor there. */
  heading?: Reading;
  readings: Readings;
  /** Of a payment history, as Metro 2 writes it, newest first. */
  history?: History;
  /** The heading says that the account is closed. */
  isClosed?: boolean;
  /** It stands under a heading for what is negative. */
  isNegative?: boolean;
  /** A label says that a balance is printed, which was not found. */
  hasUnreadBalance?: boolean;
  /** Of a report with a column for each bureau: the table in which it is. */
  table?: string;
};

export type FoundEntry = BureauEntry & { evidence: Evidence };

/** Some services print under "Account description" whose the account is. */
const owner = /^(?:individual|joint|authorized user|co-?signer|shared|maker)(?: account)?$/i;
/** An open account in default, or what monitoring services call either: a collection where someone else was owed first. */
const soldStatus =
  /^O[- ]?0?9[A-Z]?:|^collection ?\/ ?charge[- ]?off$|^(?:cobros?|cobranza|colecci[oó]n) ?\/ ?(?:cancelaci[oó]n|castigo|cargo a p[eé]rdida)$/i;
const collected =
  /(?:^|; ?)(?:(?:paid |unpaid |medical )?collection(?: account)?|placed for collection|medical(?: debt)?)(?:$|;)/i;
const collector = /collection|factoring|debt buyer|cobranza|cobros|colecci[oó]n/i;

/**
 * An account in the words of all bureaus, with the place of each value. What is not printed stays out. Undefined without a creditor
 * or without anything that shows its status.
 */
export function entryOf(found: Block, order: DateOrder): FoundEntry | undefined {
  const block = asCourtsRecord({ ...found, readings: withDaysSaid(found.readings) });
  const { readings, heading, history } = block;
  const taken = takerOf(readings);
  const { take, places } = taken;
  const creditorName = creditorOf(heading, taken);
  if (creditorName === undefined || (block.kind !== "public_record" && isNoCreditor(creditorName))) return undefined;

  const accountType = take("accountType", (value) => (owner.test(value) ? undefined : textUpTo(60)(value)));
  const printedStatus = printedStatusOf(readings, places);
  const recordType =
    block.kind === "public_record"
      ? (take("recordType", recordTypeOf) ?? recordTypeIn(`${creditorName} ${heading?.value ?? ""}`, readings))
      : undefined;
  const amounts = amountsIn(readings, { take, printedStatus });
  latestFirst(readings.get("dateReported"), order);
  const dates = datesOf(take, order);
  const remarks = [...new Set((readings.get("remarks") ?? []).map(({ value }) => value))].join("; ");
  // All of them, with the place of the first.
  const narrative = take("remarks", () => textUpTo(300)(remarks));
  const stated = withCounts(statusOf(printedStatus, remarks), take("lateCounts", lateCountsOf));
  const status = recordType === "bankruptcy" ? withChapter(stated, readings) : stated;
  const creditLimit = take("creditLimit", amountsOf(readings));
  const originalCreditor = originalCreditorOf(readings, taken);
  const isClosedAccount = block.isClosed || dates.dateClosed || isClosed(printedStatus ?? "") || saysClosed(readings);

  const kind = kindOf(block, { printedStatus, remarks, creditLimit, originalCreditor });
  const entry: BureauEntry = {
    kind,
    creditorName,
    originalCreditor,
    accountNumber: take("accountNumber", accountNumberOf),
    accountType,
    status: isClosedAccount ? "closed" : "open",
    payStatus: status && withoutNumbers(status),
    recordType,
    ...amounts,
    creditLimit,
    ...dates,
    paymentHistory: (kind === "collection" && history?.ofCollection) || history?.marks,
    paymentHistoryMonth: history?.month,
    remarks: narrative && withoutNumbers(narrative),
    ...(saysDisputed(`${remarks}; ${printedStatus ?? ""}`) ? { isDisputed: true } : {}),
    ...(block.table === undefined ? {} : { table: block.table }),
    ...(amounts.balance === undefined && block.hasUnreadBalance ? { hasUnreadBalance: true } : {}),
  };
  if (!tellsHowItStands(entry, { printedStatus, hasMore: readings.size > 0 })) return undefined;
  const whole = block.isNegative ? { ...entry, payStatus: withSection(entry) } : entry;
  const told = withStatusAsPrinted(whole, readings, places);
  const removalOn = take("removalOn", (value) => monthEndOf(dayOfText(value, { order })));
  if (history) places.push(["paymentHistory", historyReading(history)]);
  return { ...withSoldName(told), removalOn, evidence: evidenceOf(whole, places) };
}

/** What is owed is no less than what of it is past due: such an amount is of another column. */
function amountsIn(readings: Readings, { take, printedStatus }: { take: Take; printedStatus?: string }) {
  const money = amountsOf(readings);
  const pastDue = take("pastDue", (value) => (areDays(value) ? undefined : money(value))) ?? pastDueIn(printedStatus);
  const owed = (value: number | undefined) => (value !== undefined && value < (pastDue ?? 0) ? undefined : value);
  return { balance: take("balance", money) ?? take("amount", (value) => owed(money(value))), pastDue };
}

/** Among accounts a row that names a bankruptcy court is its record. */
function asCourtsRecord(block: Block): Block {
  const name = block.readings.get("creditorName")?.[0]?.value ?? block.heading?.value ?? "";
  return block.kind === "tradeline" && bankruptcyCourt.test(name) ? { ...block, kind: "public_record" } : block;
}

const bankruptcyCourt = /\b(?:bankruptcy|bkr?p?tc?y?|bk) (?:court|crt|ct)\b/i;

const asAgreed = /\bas agreed\b|\bcurrent\b|\bnever late\b|\bon time\b|\bal corriente\b|\bal d[ií]a\b/i;

type Owed = { printedStatus?: string; remarks: string; creditLimit?: number; originalCreditor?: string };

/** A collector's account has no limit and is not paid as agreed: the heading of the next section was not known as one. */
function kindOf({ kind, readings }: Block, { printedStatus, remarks, creditLimit, originalCreditor }: Owed) {
  // "Open account", and beside it "Collection agency".
  const kinds = [...(readings.get("accountType") ?? []), ...(readings.get("firm") ?? [])].map(({ value }) => value);
  // "Collection/Chargeoff" is either: who was owed first, or a remark, says which.
  const isSold = (originalCreditor !== undefined || collected.test(remarks)) && soldStatus.test(printedStatus ?? "");
  // "Unpaid" says of a debt only who collects it for another.
  const isUnpaid = originalCreditor !== undefined && !creditLimit && /^unpaid\b/i.test(printedStatus ?? "");
  const isCollector = isSold || isUnpaid || kinds.some((each) => collector.test(each));
  if (kind === "tradeline" && isCollector) return "collection";
  // Quiet, and of a kind that a collector's account is not: what is above it is another account's heading.
  const isQuiet = printedStatus !== undefined && typeOfPart({ payStatus: printedStatus }) === undefined;
  const isOther = isQuiet && originalCreditor === undefined && kinds.some(isTypeLine);
  // What a creditor charged off itself was not collected for another.
  const isChargedOff =
    typeOfPart({ payStatus: printedStatus }) === "charge_off" && !collector.test(printedStatus ?? "");
  const isOwn = isChargedOff && originalCreditor === undefined;
  const isOwed = !creditLimit && !isOther && !isOwn && !asAgreed.test(printedStatus ?? "");
  return kind === "collection" && !isOwed && !isCollector ? "tradeline" : kind;
}

/** A status may be years older than the balance: an account was reported on its last day, which says more than its month. */
function latestFirst(reported: Reading[] | undefined, order: DateOrder): void {
  const date = ({ value }: Reading) => dateOfText(value, order) ?? "";
  reported?.sort((a, b) => date(b).localeCompare(date(a)));
}

/** Bureaus say a month; where one says a day, it keeps the account no longer than that month either. */
const monthEndOf = (day: Day | undefined) => day && endOfMonth(day);

function datesOf(take: Take, order: DateOrder) {
  const date = (value: string) => dateOfText(value, order);
  return {
    dateOpened: take("dateOpened", date),
    dateReported: take("dateReported", date),
    dateClosed: take("dateClosed", date),
    dateOfFirstDelinquency: take("dateOfFirstDelinquency", date),
    lastPaymentDate: take("lastPaymentDate", date),
  };
}

type Said = { printedStatus?: string; hasMore: boolean };

/** `hasMore`: there are more values than a heading; what a record is may be the heading of another one. */
function tellsHowItStands(entry: BureauEntry, { printedStatus, hasMore }: Said): boolean {
  if (entry.kind === "public_record")
    return entry.recordType !== undefined && (hasMore || !isKindAlone(entry.creditorName));
  return [printedStatus, entry.accountNumber, entry.paymentHistory, entry.balance, entry.pastDue].some(
    (value) => value !== undefined,
  );
}

/** At least two signs of the number must show; a word is not a number. */
function accountNumberOf(printed: string): string | undefined {
  const value = numberAlone(printed);
  const number = cut(value.split(/\s{2,}|\s(?=[A-Za-z]{3,})/)[0] ?? "", 40);
  // With a day behind it is not known where the number ends; a month is beside a number that was not printed.
  const isDay = /\/\d{2,4}$/.test(number) || (/^[a-z]{3}/i.test(number) && dayOfText(number) !== undefined);
  return /\d.*\d/.test(number) && !isDay ? number : undefined;
}

const historyReading = ({ line }: NonNullable<Block["history"]>): Reading => ({
  value: "",
  line,
  rawText: textOf(line),
  confidence: "medium",
});
