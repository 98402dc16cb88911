import type { Node } from "../document";
import type { Tradeline } from "../tradeline";
import type { Field } from "../truth";
import { experianDrawing, grid, statusOf } from "./experian";
import * as ink from "./ink";
import { gap, heading, type Layout, pairs, text } from "./layout";

const mailLabels: Partial<Record<Field, readonly string[]>> = {
  number: ["Partial account number", "Partial account number:"].slice(0, 1),
  opened: ["Date opened"],
  reported: ["Date of status", "First reported"],
  type: ["Type"],
  responsibility: ["Responsibility"],
  creditLimit: ["Credit limit or original amount"],
  highBalance: ["High balance"],
  payment: ["Monthly payment"],
  balance: ["Recent balance"],
  pastDue: ["Past due amount"],
  originalCreditor: ["Original creditor"],
  history: ["Payment history"],
};

/** On paper: labels above their values in up to four columns. */
export const experianMail: Layout = {
  name: "experian-mail",
  source: "Experian",
  formats: ["pdf"],
  draw: (file, random) => {
    const say: ink.Ink = {
      money: ink.dollars,
      date: ink.monthYear,
      mask: (d) => `${d.slice(0, 6)}....`,
      none: "Not reported",
      labels: ink.chosenLabels(mailLabels, random),
    };
    const order: Field[] = [
      "number",
      "opened",
      "type",
      "responsibility",
      "reported",
      "creditLimit",
      "highBalance",
      "payment",
      "balance",
      "pastDue",
      "originalCreditor",
    ];
    const columns = random.pick([3, 4]);
    const block = (line: Tradeline): Node[] => [
      heading(3, line.creditor),
      text("PO BOX 1000 WILMINGTON DE 19850 (800) 555 0100", true),
      pairs(columns, "above", [
        ...ink.pairsOf(line, say, order),
        ["Address Identification Number", "0123456789"],
        ["Status", statusOf(line, say)],
      ]),
      ...(say.labels.history && line.history.length > 0
        ? [text(say.labels.history), ink.yearGrid(line, grid, "")]
        : []),
      gap,
    ];
    return experianDrawing(
      file,
      say,
      random,
      ["Potentially Negative Items", "Public Records", "Record of Requests for Your Credit History"],
      block,
      columns,
    );
  },
};

/** Of the 2010s: one account under the other with colons, lates as a sentence. */
export const experianOlder: Layout = {
  name: "experian-older",
  source: "Experian",
  formats: ["pdf", "spaces"],
  draw: (file, random) => {
    const labels = ink.chosenLabels(
      {
        ...mailLabels,
        number: ["Account Number"],
        balance: ["Recent Balance"],
        highBalance: ["High Balance"],
        opened: ["Date Opened"],
        creditLimit: ["Credit Limit/Original Amount"],
        history: ["Account History"],
      },
      random,
    );
    const say: ink.Ink = {
      money: ink.dollars,
      date: random.pick([ink.monthSlashed, ink.monthYear]),
      mask: (d) => `${d.slice(0, 6)}....`,
      none: random.pick(["NA", "Not reported"]),
      labels,
    };
    const order: Field[] = [
      "number",
      "opened",
      "reported",
      "type",
      "responsibility",
      "creditLimit",
      "highBalance",
      "payment",
      "balance",
      "pastDue",
      "originalCreditor",
    ];
    const block = (line: Tradeline): Node[] => {
      const lates = ink.lateMonths(line).map(({ days, month }) => `${days} days as of ${ink.monthYear(month)}`);
      const others = line.history.includes("CO") ? [`Charge Off as of ${ink.monthYear(line.reported)}`] : [];
      const history = [...others, ...lates].join(", ");
      return [
        heading(3, line.creditor),
        pairs(2, "colon", [...ink.pairsOf(line, say, order), ["Status", statusOf(line, say)]]),
        ...(say.labels.history && history ? [text(`${say.labels.history}: ${history}`)] : []),
        gap,
      ];
    };
    return experianDrawing(
      file,
      say,
      random,
      [
        "Potentially Negative Items or items for further review",
        "Public Records",
        "Record of Requests for Your Credit History",
      ],
      block,
      2,
    );
  },
};
