import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Node } from "../document";
import type { Random } from "../random";
import { type Bankruptcy, type CreditFile, isClosed, isCollector, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, type Drawing, gap, heading, type Layout, pairs, text } from "./layout";
import { bureauNames } from "./tri-merge";

const statuses: Partial<Record<Tradeline["state"], string>> = {
  late30: "30 days late",
  late60: "60 days late",
  late90: "90 days late",
  late120: "120 days late",
  charge_off: "Charged off",
  charge_off_paid: "Paid charge-off",
  settled: "Settled for less than full balance",
  collection: "In collections",
  collection_paid: "Paid collection",
  repossession: "Repossession",
  foreclosure: "Foreclosure",
  in_bankruptcy_7: "Included in bankruptcy",
  in_bankruptcy_13: "Included in bankruptcy",
};

/** Credit Karma shows one bureau at a time, each account under its name. It prints no month grid. */
export const creditKarma: Layout = { name: "credit-karma", source: "Credit Karma", formats: ["html", "mhtml"], draw };
export const creditKarmaCopy: Layout = { name: "credit-karma-copy", source: "Credit Karma", formats: ["lines"], draw };

const labels: Partial<Record<Field, readonly string[]>> = {
  reported: ["Last reported"],
  balance: ["Balance"],
  highBalance: ["Highest balance"],
  creditLimit: ["Credit limit"],
  payment: ["Monthly payment"],
  opened: ["Opened", "Date opened"],
  closed: ["Closed"],
  lastPayment: ["Last payment"],
  pastDue: ["Amount past due"],
  responsibility: ["Responsibility"],
  originalCreditor: ["Original creditor"],
  number: ["Account number"],
};
const order: readonly Field[] = [
  "number",
  "balance",
  "creditLimit",
  "highBalance",
  "payment",
  "opened",
  "closed",
  "responsibility",
  "lastPayment",
  "pastDue",
];
const groups: readonly (readonly [title: string, isOf: (line: Tradeline) => boolean])[] = [
  ["Credit cards", ({ type }) => type === "Credit card"],
  ["Loans", ({ type }) => ["Auto loan", "Student loan", "Personal loan", "Mortgage"].includes(type)],
  ["Collections", isCollector],
];

function draw(file: CreditFile, random: Random): Drawing {
  const bureau: Bureau = random.pick(["transunion", "equifax"]);
  const say: ink.Ink = {
    money: ink.dollars,
    date: ink.longDate,
    mask: ink.starsThenTail,
    none: "--",
    labels: ink.chosenLabels(labels, random),
  };
  const lines = accountsAt(file, bureau);
  const bankruptcies = bankruptciesAt(file, bureau);
  const nodes: Node[] = [
    text("Credit Karma"),
    heading(1, `Your ${bureauNames[bureau]} credit report`),
    text(`Updated ${ink.longDate(file.reportedOn)}. VantageScore 3.0`),
    text(`${file.scores[bureau]}`),
    ...groups.flatMap(([title, isOf]) => {
      const here = lines.filter(isOf);
      return here.length === 0 ? [] : [heading(1, title), ...here.flatMap((line) => block(line, say))];
    }),
    heading(1, "Hard inquiries"),
    ...file.inquiries
      .filter((inquiry) => inquiry.bureau === bureau)
      .flatMap(({ name, on }) => [heading(3, name), text(`Inquiry date ${ink.longDate(on)}`)]),
    heading(1, "Public records"),
    ...(bankruptcies.length === 0 ? [text("You have no public records on your report.")] : []),
    ...bankruptcies.flatMap((bankruptcy) => record(bankruptcy, say)),
  ];
  const truths = [...lines.flatMap((line) => ink.shownTruth(line, say) ?? []), ...bankruptcies.map(recordTruth)];
  const header = `Credit Karma | ${bureauNames[bureau]}`;
  return { doc: { title: "Credit Karma", header, footer: "© Credit Karma, LLC", nodes }, truths };
}

function block(line: Tradeline, say: ink.Ink): Node[] {
  return [
    heading(2, line.creditor),
    text(`Reported: ${ink.longDate(line.reported)}`),
    heading(3, "Overview"),
    pairs(1, "beside", [
      ...ink.pairsOf(line, say, order),
      ["Type", line.type],
      ["Account status", isClosed(line) ? "Closed" : "Open"],
      ["Payment status", statuses[line.state] ?? "Current"],
      ...(isCollector(line) ? ink.pairsOf(line, say, ["originalCreditor"]) : []),
    ]),
    ...(line.isDisputed ? [heading(3, "Remarks"), text("Consumer disputes this account information")] : []),
    gap,
  ];
}

function record({ chapter, court, filed, outcome, reference }: Bankruptcy, say: ink.Ink): Node[] {
  return [
    heading(2, `Chapter ${chapter} bankruptcy`),
    pairs(1, "beside", [
      ["Court", court],
      ["Filed", say.date(filed)],
      ["Status", outcome],
      ["Reference number", reference],
    ]),
  ];
}
