import { cut } from "#shared/domain/text/cut";
import type { BureauEntry } from "../../bureau-file";
import { type TextLine, textOf } from "../lines/text-line";
import { gravestStatus, inWords, statusOf, typeOfPart, withCounts, withSection } from "../words/account-status";
import { amountsOf, areDays, pastDueIn } from "../words/amounts";
import { bureauHeading } from "../words/bureau-names";
import type { Field, Reading, Readings } from "../words/fields";
import { behindCode } from "../words/label-words";
import { closedBehind, isTypeLine } from "../words/names";
import { isClosed } from "../words/pay-status";
import { withoutPlace } from "../words/places";
import { lateCountsOf } from "../words/rating";
import { isKindAlone, recordTypeIn, recordTypeOf, withChapter } from "../words/record-type";
import { sectionOf } from "../words/sections";
import { originalOf, withSoldName } from "../words/sold-name";
import { isStatusAlone, statusesIn } from "../words/status-values";
import { type DateOrder, dayOfText, numberAlone, withoutNumbers } from "../words/values";
import { isBrokenName } from "./broken-names";
import type { Evidence } from "./evidence";
import { evidenceOf } from "./evidence-of";

/** One account or court record of one bureau as it is in the file. */
export type Block = {
  kind: BureauEntry["kind"];
  /** The heading over the block, where a report names the creditor there. */
  heading?: Reading;
  readings: Readings;
  /** Of a payment history, as Metro 2 writes it, newest first. */
  history?: { marks: string; line: TextLine };
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
/** Below a label that was taken for another one: no status. */
const amountAlone = /^-?\$[\d,]+(?:\.\d\d)?$/;
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
  const block = asCourtsRecord(found);
  const { readings, heading, history } = block;
  const places: [Field | "paymentHistory", Reading][] = [];
  const take = <T>(field: Field, parse: (value: string) => T | undefined): T | undefined => {
    for (const reading of readings.get(field) ?? []) {
      const value = parse(reading.value);
      if (value === undefined) continue;
      places.push([field, reading]);
      return value;
    }
    return undefined;
  };
  const text = (longest: number) => (value: string) => cut(value, longest).trim() || undefined;

  const named = take("creditorName", (value) =>
    isStatusAlone(value) ? undefined : text(120)(withoutPlace(value).replace(closedBehind, "")),
  );
  if (named === undefined && heading) places.push(["creditorName", heading]);
  const label = places.find(([field]) => field === "creditorName");
  const isBroken = named !== undefined && isBrokenName(named, label?.[1], heading);
  if (isBroken && heading && label?.[1].confidence === "low") label[1] = heading;
  const creditorName = named === undefined || isBroken ? text(120)(heading?.value ?? "") : named;
  if (creditorName === undefined || (block.kind !== "public_record" && isNoCreditor(creditorName))) return undefined;

  const accountType = take("accountType", (value) => (owner.test(value) ? undefined : text(60)(value)));
  // A remark that says nothing else gives the account's status.
  const statuses = (readings.get("remarks") ?? []).flatMap((reading) =>
    statusesIn(reading.value).map((value) => ({ ...reading, value })),
  );
  const printedStatuses = (readings.get("payStatus") ?? []).filter(({ value }) => !amountAlone.test(value));
  const gravest = gravestStatus([...printedStatuses, ...statusesBehindKinds(readings), ...statuses]);
  if (gravest) places.push(["payStatus", gravest]);
  const printedStatus = gravest && (cut(inWords(gravest.value), 300).trim() || undefined);
  const recordType =
    block.kind === "public_record"
      ? (take("recordType", recordTypeOf) ?? recordTypeIn(`${creditorName} ${heading?.value ?? ""}`, readings))
      : undefined;
  const money = amountsOf(readings);
  const pastDue = take("pastDue", (value) => (areDays(value) ? undefined : money(value))) ?? pastDueIn(printedStatus);
  // What is owed is no less than what of it is past due: such an amount is of another column.
  const owed = (value: number | undefined) => (value !== undefined && value < (pastDue ?? 0) ? undefined : value);
  const balance = take("balance", money) ?? take("amount", (value) => owed(money(value)));
  latestFirst(readings.get("dateReported"), order);
  const dates = datesOf(take, order);
  const narrative = take("remarks", text(300));
  const remarks = (readings.get("remarks") ?? []).map(({ value }) => value).join("; ");
  const stated = withCounts(statusOf(printedStatus, remarks), take("lateCounts", lateCountsOf));
  const status = recordType === "bankruptcy" ? withChapter(stated, readings) : stated;

  const creditLimit = take("creditLimit", money);
  const beside = originalBeside(readings);
  if (beside) places.push(["originalCreditor", beside]);
  const originalCreditor = take("originalCreditor", (value) => text(120)(originalOf(value) ?? "")) ?? beside?.value;
  // "Open account", and beside it "Collection agency".
  const kinds = [...(readings.get("accountType") ?? []), ...(readings.get("firm") ?? [])].map(({ value }) => value);
  // "Collection/Chargeoff" is either: who was owed first, or a remark, says which.
  const isSold = (originalCreditor !== undefined || collected.test(remarks)) && soldStatus.test(printedStatus ?? "");
  const isCollector = isSold || kinds.some((kind) => collector.test(kind));
  // Quiet, and of a kind that a collector's account is not: what is above it is another account's heading.
  const isQuiet = printedStatus !== undefined && typeOfPart({ payStatus: printedStatus }) === undefined;
  const isOther = isQuiet && originalCreditor === undefined && kinds.some(isTypeLine);

  const entry: BureauEntry = {
    kind: kindOf(block, { isCollector, isOwed: !creditLimit && !isOther && !asAgreed.test(printedStatus ?? "") }),
    creditorName,
    originalCreditor,
    accountNumber: take("accountNumber", accountNumberOf),
    accountType,
    status:
      block.isClosed || dates.dateClosed || isClosed(printedStatus ?? "") || saysClosed(readings) ? "closed" : "open",
    payStatus: status && withoutNumbers(status),
    recordType,
    balance,
    pastDue,
    creditLimit,
    ...dates,
    paymentHistory: history?.marks,
    remarks: narrative && withoutNumbers(narrative),
    ...(block.table === undefined ? {} : { table: block.table }),
    ...(balance === undefined && block.hasUnreadBalance ? { hasUnreadBalance: true } : {}),
  };
  if (!tellsHowItStands(entry, { printedStatus, balance, hasMore: readings.size > 0 })) return undefined;
  const whole = block.isNegative ? { ...entry, payStatus: withSection(entry) } : entry;
  take("removalOn", (value) => dayOfText(value, { order }));
  if (history) places.push(["paymentHistory", historyReading(history)]);
  return { ...withSoldName(whole), evidence: evidenceOf(whole, places) };
}

/** A lender's report may have one column for what kind an account is and how it stands: "INST" over "REPOSSESSION". */
function statusesBehindKinds(readings: Readings): Reading[] {
  return (readings.get("accountType") ?? []).flatMap((reading) => {
    const value = behindCode(reading.value);
    return value !== undefined && isStatusAlone(value) ? [{ ...reading, value }] : [];
  });
}

/** "Closed" may be beside a graver status, or in a remark. */
function saysClosed(readings: Readings): boolean {
  if (readings.get("creditorName")?.some(({ value }) => closedBehind.test(value))) return true;
  const statuses = (readings.get("payStatus") ?? []).map(({ value }) => value);
  const remarks = (readings.get("remarks") ?? []).map(({ value }) => value);
  if (statuses.some((value) => /^(?:open|abierta)\b/i.test(value))) return false;
  return statuses.some((value) => /^(?:closed|cerrada)\b/i.test(value)) || remarks.some(isClosedRemark);
}

const isClosedRemark = (remark: string) =>
  /(?:^|;\s*)(?:closed|cerrada)$|\bclosed (?:by|at) |\b(?:account|acct) (?:is |was )?closed\b|\bcuenta cerrada\b/i.test(
    remark,
  );

/** Among accounts a row that names a bankruptcy court is its record. */
function asCourtsRecord(block: Block): Block {
  const name = block.readings.get("creditorName")?.[0]?.value ?? block.heading?.value ?? "";
  return block.kind === "tradeline" && bankruptcyCourt.test(name) ? { ...block, kind: "public_record" } : block;
}

const bankruptcyCourt = /\b(?:bankruptcy|bkr?p?tc?y?|bk) (?:court|crt|ct)\b/i;

/** A bureau's name or a section's heading, where the creditor's name was not found. */
const isNoCreditor = (name: string) => bureauHeading(name) !== undefined || sectionOf(name) !== undefined;

const originalInWords = /\borig(?:inal|\.)?(?: cred(?:itor|\.)?)?: ?(?=\p{L})([^;|]{2,60})/iu;

/** Who was owed first may be said within a status or a remark: "COLL; ORIG: HUDSON CLINIC". */
function originalBeside(readings: Block["readings"]): Reading | undefined {
  if (readings.has("originalCreditor")) return undefined;
  const said = [...(readings.get("payStatus") ?? []), ...(readings.get("remarks") ?? [])];
  return said.flatMap((reading) => {
    const value = originalInWords.exec(reading.value)?.[1]?.trim();
    return value ? [{ ...reading, value }] : [];
  })[0];
}

const asAgreed = /\bas agreed\b|\bcurrent\b|\bnever late\b|\bon time\b|\bal corriente\b|\bal d[ií]a\b/i;

/** A collector's account has no limit and is not paid as agreed: the heading of the next section was not known as one. */
function kindOf({ kind }: Block, { isCollector, isOwed }: { isCollector: boolean; isOwed: boolean }) {
  if (kind === "collection" && !isOwed && !isCollector) return "tradeline";
  return kind === "tradeline" && isCollector ? "collection" : kind;
}

/** A status may be years older than the balance: an account was reported on its last day. */
function latestFirst(reported: Reading[] | undefined, order: DateOrder): void {
  const day = ({ value }: Reading) => dayOfText(value, { order }) ?? "";
  reported?.sort((a, b) => day(b).localeCompare(day(a)));
}

function datesOf(take: <T>(field: Field, parse: (value: string) => T | undefined) => T | undefined, order: DateOrder) {
  return {
    dateOpened: take("dateOpened", (value) => dayOfText(value, { order })),
    dateReported: take("dateReported", (value) => dayOfText(value, { order })),
    dateClosed: take("dateClosed", (value) => dayOfText(value, { order })),
    dateOfFirstDelinquency: take("dateOfFirstDelinquency", (value) => dayOfText(value, { monthEnd: true, order })),
    lastPaymentDate: take("lastPaymentDate", (value) => dayOfText(value, { monthEnd: true, order })),
  };
}

type Said = { printedStatus?: string; balance?: number; hasMore: boolean };

/** `hasMore`: there are more values than a heading; what a record is may be the heading of another one. */
function tellsHowItStands(entry: BureauEntry, { printedStatus, balance, hasMore }: Said): boolean {
  if (entry.kind === "public_record")
    return entry.recordType !== undefined && (hasMore || !isKindAlone(entry.creditorName));
  return [printedStatus, entry.accountNumber, entry.paymentHistory, balance, entry.pastDue].some(
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
