import type { Node, Pair } from "../document";
import type { Random } from "../random";
import { type Bankruptcy, type CreditFile, isClosed, isCollector, type Mark, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, type Drawing, gap, heading, type Layout, pairs, text } from "./layout";

const coded: Partial<Record<Tradeline["state"], string>> = {
  late30: "30_DAYS_PAST_DUE",
  late60: "60_DAYS_PAST_DUE",
  late90: "90_DAYS_PAST_DUE",
  late120: "120_DAYS_PAST_DUE",
  charge_off: "CHARGE_OFF",
  charge_off_paid: "PAID_CHARGE_OFF",
  settled: "SETTLED_FOR_LESS_THAN_FULL_BALANCE",
  repossession: "REPOSSESSION",
  foreclosure: "FORECLOSURE",
  in_bankruptcy_7: "INCLUDED_IN_BANKRUPTCY_CHAPTER_7",
  in_bankruptcy_13: "WAGE_EARNER_PLAN_CHAPTER_13",
  transferred: "TRANSFERRED",
  collection: "COLLECTION",
  collection_paid: "PAID_COLLECTION",
};

export const codedStatus = ({ state }: Tradeline) => coded[state] ?? "PAYS_AS_AGREED";
const gridMark = (mark: Mark) =>
  ({ OK: "", "30": "30", "60": "60", "90": "90", "120": "120", CO: "CO", COL: "C", RPO: "R", FC: "F", ND: "" })[mark];

const labels: Partial<Record<Field, readonly string[]>> = {
  number: ["Account Number"],
  balance: ["Reported Balance"],
  reported: ["Date Reported"],
  responsibility: ["Owner"],
  type: ["Loan/Account Type", "Loan Type"],
  opened: ["Date Opened"],
  closed: ["Date Closed"],
  pastDue: ["Amount Past Due"],
  highBalance: ["High Credit"],
  creditLimit: ["Credit Limit"],
  payment: ["Scheduled Payment Amount"],
  firstDelinquency: ["Date of First Delinquency", "Date of 1st Delinquency"],
  lastPayment: ["Date of Last Payment"],
  originalCreditor: ["Original Creditor Name"],
  history: ["Payment History"],
};
const order: readonly Field[] = [
  "number",
  "balance",
  "responsibility",
  "opened",
  "reported",
  "closed",
  "pastDue",
  "highBalance",
  "creditLimit",
  "payment",
  "firstDelinquency",
  "lastPayment",
  "type",
];

const sections: readonly (readonly [title: string, types: readonly Tradeline["type"][]])[] = [
  ["Revolving Accounts", ["Credit card"]],
  ["Mortgage Accounts", ["Mortgage"]],
  ["Installment Accounts", ["Auto loan", "Student loan", "Personal loan"]],
  ["Other Accounts", []],
];

/** Sections with numbers: "2.1 NAME (CLOSED)", coded statuses, "9. Collections" at the end. */
export const equifaxNumbered: Layout = {
  name: "equifax-numbered",
  source: "Equifax",
  formats: ["pdf", "pdf", "spaces"],
  draw: (file, random) => {
    const say: ink.Ink = {
      money: ink.dollars,
      date: random.pick([ink.longDate, ink.slashed]),
      mask: random.pick([(d: string) => `xxxxxxxx ${d.slice(-4)}`, (d: string) => `*${d.slice(-4)}`]),
      none: random.chance(0.3) ? undefined : random.pick(["", "-"]),
      labels: ink.chosenLabels(labels, random),
    };
    const columns = random.pick([1, 2]);
    const block = (line: Tradeline, number: string): Node[] => [
      heading(3, `${number} ${line.creditor}${isClosed(line) ? " (CLOSED)" : ""}`),
      pairs(columns, "beside", [
        ...ink.pairsOf(line, say, order),
        ["Account Status", codedStatus(line)],
        ["Activity Designator", isClosed(line) ? "CLOSED" : "NONE"],
      ]),
      text("Payment History"),
      ink.yearGrid(line, gridMark, ""),
      ...(line.isDisputed ? [text("Comments: Consumer disputes this account information")] : []),
      gap,
    ];
    return numberedDrawing(file, say, random, block);
  },
};

/** The same page copied out of a browser. */
export const equifaxCopy: Layout = { ...equifaxNumbered, name: "equifax-copy", formats: ["lines", "tabs"] };

function numberedDrawing(
  file: CreditFile,
  say: ink.Ink,
  random: Random,
  block: (line: Tradeline, number: string) => Node[],
): Drawing {
  const lines = accountsAt(file, "equifax");
  const bankruptcies = bankruptciesAt(file, "equifax");
  const collections = lines.filter(isCollector);
  const first = random.pick([2, 3]);
  const nodes: Node[] = [
    heading(1, "EQUIFAX"),
    heading(1, "1. Summary"),
    text(
      "Your credit report summary shows the accounts on your report. Review this summary for any information that you do not recognise.",
    ),
    pairs(1, "beside", [
      ["Report Date", ink.longDate(file.reportedOn)],
      ["Report Confirmation", file.reportNumber.replaceAll("-", "")],
      ["Accounts with Negative Information", `${random.int(0, 9)}`],
      ["Collections", `${collections.length}`],
      ["Bankruptcies", `${bankruptcies.length}`],
    ]),
    ...sections.flatMap(([title, types], index): Node[] => {
      const here = lines.filter((line) => !isCollector(line) && types.includes(line.type));
      const head = heading(1, `${index + first}. ${title}`);
      return here.length === 0
        ? [head, none(title.toLowerCase())]
        : [head, ...here.flatMap((line, at) => block(line, `${index + first}.${at + 1}`))];
    }),
    heading(1, `${first + 4}. Inquiries`),
    ...file.inquiries
      .filter(({ bureau }) => bureau === "equifax")
      .map(({ name, on }) => text(`${ink.slashed(on)} ${name} Hard inquiry`)),
    heading(1, `${first + 5}. Public Records`),
    ...(bankruptcies.length === 0 ? [none("Bankruptcies")] : []),
    ...bankruptcies.flatMap((bankruptcy) => record(bankruptcy, say)),
    none("Judgments"),
    none("Liens"),
    heading(1, "9. Collections"),
    ...(collections.length === 0 ? [none("Collections")] : []),
    ...collections.flatMap((line) => [pairs(2, "beside", collectionPairs(line, say)), gap]),
  ];
  const truths = [
    ...lines.flatMap((line) => ink.shownTruth(line, printedOf(line, say)) ?? []),
    ...bankruptcies.map(recordTruth),
  ];
  const header = `${file.name} | ${ink.longDate(file.reportedOn)}`;
  return {
    doc: { title: "Equifax credit report", header, footer: "Equifax Information Services LLC", nodes },
    truths,
  };
}

const none = (what: string) => text(`You currently do not have any ${what} in your file.`);

function record({ chapter, filed, reference, court, outcome }: Bankruptcy, say: ink.Ink): Node[] {
  return [
    heading(2, "Bankruptcies"),
    pairs(2, "beside", [
      ["Type", `Chapter ${chapter}`],
      ["Date Filed", say.date(filed)],
      ["Case Number", reference],
      ["Court", court],
      ["Status", outcome.toUpperCase()],
    ]),
  ];
}

/** A collection's date of opening has a label of its own. */
function printedOf(line: Tradeline, say: ink.Ink): ink.Ink {
  return isCollector(line) ? { ...say, labels: { ...say.labels, opened: "Date Assigned" } } : say;
}

/** A collection as pairs: who collects, for whom, since when and how much. */
export function collectionPairs(line: Tradeline, { money, date, mask, none = "" }: ink.Ink): Pair[] {
  return [
    ["Collection Agency", line.creditor],
    ["Date Reported", date(line.reported)],
    ["Date Assigned", date(line.opened)],
    ["Account Number", mask(line.digits)],
    ["Original Creditor Name", line.originalCreditor ?? none],
    ["Original Amount Owed", line.highBalance === undefined ? none : money(line.highBalance)],
    ["Amount", line.balance === undefined ? none : money(line.balance)],
    ["Status", line.state === "collection_paid" ? "PAID" : "UNPAID"],
    ["Date of First Delinquency", line.firstDelinquency ? date(line.firstDelinquency) : none],
  ];
}
