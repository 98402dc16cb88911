import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "../bureau/bureau";
import type { Day } from "../days";
import { maskAccountNumber, showSameDigits } from "./account-number";
import type { BureauEntry, BureauFile } from "./bureau-file";
import { isOfOneShop, isSameCreditor, mayAbbreviate, sharedWords } from "./creditor-name";
import { impactOf } from "./impact";
import { idsOfKnown, type KnownItem } from "./known-items";
import { gravest, negativeTypeOf, statusMeant } from "./negative-type";
import { obsolescence } from "./obsolescence";
import type { ReportedDate } from "./reported-date";

type View = BureauEntry & { bureau: Bureau };

type Options = {
  /** A new id for each item that was not there before. */
  ids: () => string;
  today: Day;
  /** The items of the report before, and others that are known: one that is there keeps its id, and so its disputes. */
  known?: readonly KnownItem[];
};

/**
 * The negative items of all files: one per account, however many bureaus report it, with each bureau's own values beside it.
 *
 * Entries of different bureaus are one item when creditor, visible account digits and month of opening agree; under names that may
 * be one company's, also where only day and balance do. A charge-off and the collection it was sold to are two. Account numbers
 * are masked here: full ones never leave this function.
 */
export function negativeItemsOf(files: readonly BureauFile[], { ids, today, known = [] }: Options): NegativeItem[] {
  const items = groupsOf(files).map((views) => itemOf(views, today));
  const kept = idsOfKnown(items, known);
  return items.map((item, place) => ({ ...item, id: kept[place] ?? ids() }));
}

function groupsOf(files: readonly BureauFile[]): View[][] {
  const negative = files.flatMap(({ bureau, entries }) =>
    entries.filter((entry) => negativeTypeOf(entry) !== undefined).map((entry) => [{ ...entry, bureau }]),
  );
  // Two views that show different ends of a number may be one account's only by a third one, which came later.
  return [isSame, isSame, isSameInOtherWords].reduce<View[][]>(joined, negative);
}

/** Each group with the first one before it that has a view of the same account and none of the same bureau. */
function joined(groups: readonly View[][], isOne: (a: View, b: View) => boolean): View[][] {
  const whole: View[][] = [];
  for (const group of groups) {
    const other = whole.find(
      (views) =>
        views.every(({ bureau }) => group.every((view) => view.bureau !== bureau)) &&
        views.some((view) => group.some((each) => isOne(view, each))),
    );
    if (other) other.push(...group);
    else whole.push([...group]);
  }
  return whole;
}

function isSame(a: View, b: View): boolean {
  if (a.table !== undefined && b.table !== undefined) return a.table === b.table;
  if (!isSameCreditor(a.creditorName, b.creditorName) || !isSameRecord(a, b)) return false;
  const sameDigits = showSameDigits(a.accountNumber, b.accountNumber);
  const [openedOn, otherOpenedOn] = [openingOf(a), openingOf(b)];
  if (openedOn === undefined || otherOpenedOn === undefined) return sameDigits === true;
  return monthOf(openedOn) === monthOf(otherOpenedOn) && sameDigits !== false;
}

/** Whether two views are one account's under names that bureaus shorten differently: its number shows it, or its day and balance. */
function isSameInOtherWords(a: View, b: View): boolean {
  if (a.table !== undefined && b.table !== undefined) return false;
  const shared = sharedWords(a.creditorName, b.creditorName).some(isOfOneShop);
  const mayBeOne = shared || mayAbbreviate(a.creditorName, b.creditorName);
  if (!mayBeOne || !isSameRecord(a, b)) return false;
  const sameDigits = showSameDigits(a.accountNumber, b.accountNumber);
  const [openedOn, otherOpenedOn] = [openingOf(a), openingOf(b)];
  if (openedOn === undefined || otherOpenedOn === undefined || sameDigits === false) return false;
  const hasSameBalance = openedOn === otherOpenedOn && a.balance !== undefined && a.balance === b.balance;
  return hasSameBalance || (sameDigits === true && monthOf(openedOn) === monthOf(otherOpenedOn));
}

const isSameRecord = (a: View, b: View) => a.kind === b.kind && a.recordType === b.recordType;
/** A court record is opened by its filing. */
const openingOf = (view: View) => view.dateOpened ?? recordDay(view);
const recordDay = (view: View) => (view.kind === "public_record" ? view.dateReported : undefined);
const monthOf = (date: ReportedDate) => date.slice(0, 7);

function itemOf(views: View[], today: Day): Omit<NegativeItem, "id"> {
  const ordered = bureaus.flatMap((bureau) => views.find((view) => view.bureau === bureau) ?? []);
  const latest = [...ordered].sort((a, b) => (b.dateReported ?? "").localeCompare(a.dateReported ?? ""));
  const first = <K extends keyof View>(key: K) => latest.find((view) => view[key] !== undefined)?.[key];
  const itemType = gravest(ordered.map(negativeTypeOf)) ?? "other";
  const dated = {
    itemType,
    dateReported: first("dateReported"),
    dateClosed: first("dateClosed"),
    lastPaymentDate: first("lastPaymentDate"),
    dateOfFirstDelinquency: first("dateOfFirstDelinquency"),
  };
  const amount = latest.map(amountOf).find((known) => known !== undefined);
  const paymentHistory = ordered.map((view) => view.paymentHistory ?? "").join("");

  return {
    ...dated,
    creditorName: first("creditorName") ?? "",
    accountNumber: maskAccountNumber(first("accountNumber")),
    amount,
    status: latest[0]?.status ?? "closed",
    dateOpened: first("dateOpened"),
    impact: impactOf({ ...dated, amount, paymentHistory }, today),
    isDisputed: false,
    disputeReasons: [],
    bureaus: ordered.map((view) => view.bureau),
    bureauViews: ordered.map(bureauViewOf),
    originalCreditor: first("originalCreditor"),
    accountType: first("accountType"),
    creditLimit: first("creditLimit"),
    description: first("remarks") ?? first("payStatus"),
    obsoleteOn: obsolescence({ ...dated, payStatus: statusesOf(ordered) }, today).legalMaxOn,
  };
}

/** What all bureaus say of how an item is paid. */
export const statusesOf = (views: readonly Pick<BureauEntry, "payStatus" | "understoodStatus">[]) =>
  views.flatMap((view) => statusMeant(view) ?? []).join("; ");

/** Nothing past due is no amount where the balance is not known, nor is anything past due where a balance was not found. */
const amountOf = ({ balance, pastDue, hasUnreadBalance }: BureauEntry) =>
  balance || (hasUnreadBalance ? undefined : pastDue) || balance;

function bureauViewOf(view: View): NonNullable<NegativeItem["bureauViews"]>[number] {
  const { bureau, creditorName, status, payStatus, payRemark, understoodStatus } = view;
  const { paymentHistory, paymentHistoryMonth, fromAnnualReport, isDisputed, evidence } = view;
  const { dateOpened, dateReported, dateClosed, dateOfFirstDelinquency, lastPaymentDate, removalOn } = view;
  return {
    bureau,
    creditorName,
    accountNumber: maskAccountNumber(view.accountNumber),
    amount: amountOf(view),
    status,
    payStatus,
    payRemark,
    understoodStatus,
    dateOpened,
    dateReported,
    dateClosed,
    dateOfFirstDelinquency,
    lastPaymentDate,
    removalOn,
    paymentHistory: paymentHistory?.slice(0, 24),
    paymentHistoryMonth,
    isDisputed,
    fromAnnualReport,
    evidence,
  };
}
