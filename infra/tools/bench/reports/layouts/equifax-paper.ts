import type { Node } from "../document";
import type { Random } from "../random";
import { type Bankruptcy, type CreditFile, isClosed, isCollector, type Mark, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import { codedStatus, collectionPairs } from "./equifax";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, type Drawing, gap, heading, type Layout, pairs, text } from "./layout";

const labels: Partial<Record<Field, readonly string[]>> = {
  number: ["Account Number"],
  responsibility: ["Owner"],
  type: ["Loan/Account Type", "Type of Account"],
  reported: ["Date Reported"],
  balance: ["Balance"],
  creditLimit: ["Credit Limit"],
  highBalance: ["High Credit"],
  opened: ["Date Opened"],
  firstDelinquency: ["Date of 1st Delinquency"],
  lastPayment: ["Date of Last Payment"],
  pastDue: ["Amount Past Due"],
  payment: ["Scheduled Payment Amount"],
  closed: ["Date Closed"],
  history: ["Payment History"],
};
const order: readonly Field[] = [
  "number",
  "responsibility",
  "type",
  "reported",
  "balance",
  "creditLimit",
  "highBalance",
  "opened",
  "firstDelinquency",
  "lastPayment",
  "pastDue",
  "payment",
  "closed",
];

const words = (line: Tradeline) =>
  line.state === "charge_off" ? "Charge Off" : line.state === "collection" ? "Collection" : sentence(codedStatus(line));
const sentence = (code: string) =>
  code
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(" ");

/** On paper and as AnnualCreditReport.com hands it out: "NAME - Closed", pairs with colons, codes explained at the end. */
export const equifaxPaper: Layout = {
  name: "equifax-paper",
  source: "Equifax",
  formats: ["pdf", "pdf", "spaces"],
  draw,
};

function draw(file: CreditFile, random: Random): Drawing {
  const say: ink.Ink = {
    money: ink.dollars,
    date: ink.slashed,
    mask: (d) => `*${d.slice(-4)}`,
    none: "",
    labels: ink.chosenLabels(labels, random),
  };
  const lines = accountsAt(file, "equifax");
  const bankruptcies = bankruptciesAt(file, "equifax");
  const columns = random.pick([2, 3]);
  const nodes: Node[] = [
    heading(1, "Equifax Credit Report"),
    pairs(2, "colon", [
      ["Prepared for", file.name],
      ["Date", ink.longDate(file.reportedOn)],
      ["Confirmation #", file.reportNumber.replaceAll("-", "")],
    ]),
    heading(1, "Credit Accounts"),
    ...lines.filter((line) => !isCollector(line)).flatMap((line) => block(line, say, columns)),
    heading(1, "Inquiries"),
    ...file.inquiries
      .filter(({ bureau }) => bureau === "equifax")
      .map(({ name, on }) => text(`${name}  ${ink.slashed(on)}`)),
    heading(1, "Public Records"),
    ...bankruptcies.map((bankruptcy) => record(bankruptcy, say, columns)),
    heading(1, "Collections"),
    ...lines.filter(isCollector).flatMap((line) => [pairs(columns, "colon", collectionPairs(line, say)), gap]),
    text(
      "Narrative codes: 057 Collection account; 067 Charged off account; 1 Pays as agreed; 5 120+ days past due; 9 Charge off.",
      true,
    ),
  ];
  const truths = [
    ...lines.flatMap((line) => ink.shownTruth(line, printedOf(line, say)) ?? []),
    ...bankruptcies.map(recordTruth),
  ];
  const header = `Prepared for: ${file.name}  EFX-ACR`;
  const footer = "Equifax Information Services LLC P.O. Box 740241 Atlanta, GA";
  return { doc: { title: "Equifax credit report", header, footer, nodes }, truths };
}

function block(line: Tradeline, say: ink.Ink, columns: number): Node[] {
  const isGood = (mark: Mark) => mark === "OK" || mark === "ND";
  return [
    heading(3, `${line.creditor}${isClosed(line) ? " - Closed" : ""}`),
    pairs(columns, "colon", [...ink.pairsOf(line, say, order), ["Status", words(line)]]),
    text(`Narrative Code(s): ${line.state === "charge_off" ? "067" : "000"}`, true),
    ...(line.history.every(isGood)
      ? []
      : [text("24 Month Payment History"), ink.yearGrid(line, (mark) => (isGood(mark) ? "" : mark), "")]),
    gap,
  ];
}

function record({ chapter, reference, court, filed, outcome }: Bankruptcy, say: ink.Ink, columns: number): Node {
  return pairs(columns, "colon", [
    ["Bankruptcy", `Chapter ${chapter}`],
    ["Case Number", reference],
    ["Court", court],
    ["Date Filed", say.date(filed)],
    ["Current Disposition", outcome],
  ]);
}

/** A collection's fields have labels of their own. */
function printedOf(line: Tradeline, say: ink.Ink): ink.Ink {
  const own = { opened: "Date Assigned", originalCreditor: "Original Creditor Name" };
  return isCollector(line) ? { ...say, labels: { ...say.labels, ...own } } : say;
}
