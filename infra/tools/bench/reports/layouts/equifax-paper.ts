import type { Node } from "../document";
import { isClosed, isCollector, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import { codedStatus, collectionPairs } from "./equifax";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, gap, heading, type Layout, text } from "./layout";

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
  draw: (file, random) => {
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
    const block = (line: Tradeline): Node[] => [
      heading(3, `${line.creditor}${isClosed(line) ? " - Closed" : ""}`),
      { kind: "pairs", columns, form: "colon", pairs: [...ink.pairsOf(line, say, order), ["Status", words(line)]] },
      text(`Narrative Code(s): ${line.state === "charge_off" ? "067" : "000"}`, true),
      ...(line.history.some((mark) => mark !== "OK" && mark !== "ND")
        ? [
            text("24 Month Payment History"),
            ink.yearGrid(line, (mark) => (mark === "OK" || mark === "ND" ? "" : mark), ""),
          ]
        : []),
      gap,
    ];
    const collections = lines.filter(isCollector);
    const nodes: Node[] = [
      heading(1, "Equifax Credit Report"),
      {
        kind: "pairs",
        columns: 2,
        form: "colon",
        pairs: [
          ["Prepared for", file.name],
          ["Date", ink.longDate(file.reportedOn)],
          ["Confirmation #", file.reportNumber.replaceAll("-", "")],
        ],
      },
      heading(1, "Credit Accounts"),
      ...lines.filter((line) => !isCollector(line)).flatMap(block),
      heading(1, "Inquiries"),
      ...file.inquiries
        .filter(({ bureau }) => bureau === "equifax")
        .map(({ name, on }) => text(`${name}  ${ink.slashed(on)}`)),
      heading(1, "Public Records"),
      ...bankruptcies.map(
        (record): Node => ({
          kind: "pairs",
          columns,
          form: "colon",
          pairs: [
            ["Bankruptcy", `Chapter ${record.chapter}`],
            ["Case Number", record.reference],
            ["Court", record.court],
            ["Date Filed", say.date(record.filed)],
            ["Current Disposition", record.outcome],
          ],
        }),
      ),
      heading(1, "Collections"),
      ...collections.flatMap((line): Node[] => [
        { kind: "pairs", columns, form: "colon", pairs: collectionPairs(line, say) },
        gap,
      ]),
      text(
        "Narrative codes: 057 Collection account; 067 Charged off account; 1 Pays as agreed; 5 120+ days past due; 9 Charge off.",
        true,
      ),
    ];
    const printed = (line: Tradeline) => ({
      ...say,
      labels: isCollector(line)
        ? { ...say.labels, opened: "Date Assigned", originalCreditor: "Original Creditor Name" }
        : say.labels,
    });
    const truths = [
      ...lines.flatMap((line) => ink.shownTruth(line, printed(line)) ?? []),
      ...bankruptcies.map(recordTruth),
    ];
    return {
      doc: {
        title: "Equifax credit report",
        header: `Prepared for: ${file.name}  EFX-ACR`,
        footer: "Equifax Information Services LLC P.O. Box 740241 Atlanta, GA",
        nodes,
      },
      truths,
    };
  },
};
