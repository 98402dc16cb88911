import type { Node } from "../document";
import { isClosed, type Tradeline } from "../tradeline";
import type { Field } from "../truth";
import { experianDrawing, grid, isNegative, statusOf } from "./experian";
import * as ink from "./ink";
import { gap, heading, type Layout, pairs, text } from "./layout";

const printLabels: Partial<Record<Field, readonly string[]>> = {
  number: ["Account Number"],
  type: ["Account Type"],
  responsibility: ["Responsibility"],
  opened: ["Date Opened"],
  reported: ["Status Updated", "Balance Updated"],
  balance: ["Balance", "Recent Balance"],
  pastDue: ["Past Due Amount"],
  highBalance: ["Highest Balance", "Original Balance"],
  creditLimit: ["Credit Limit"],
  payment: ["Monthly Payment"],
  originalCreditor: ["Original Creditor"],
  lastPayment: ["Recent Payment Date"],
  history: ["Payment History"],
};

/** Printed from the site: "Account Info" in two columns, "Potentially negative" at the right edge. */
export const experianPrint: Layout = {
  name: "experian-print",
  source: "Experian",
  formats: ["pdf", "pdf", "html"],
  draw: (file, random) => {
    const say: ink.Ink = {
      money: ink.dollars,
      date: ink.monthYear,
      mask: random.pick([ink.headThenCrosses, ink.crossesThenTail]),
      none: "-",
      labels: ink.chosenLabels(printLabels, random),
    };
    const order: Field[] = [
      "number",
      "type",
      "responsibility",
      "opened",
      "reported",
      "balance",
      "pastDue",
      "highBalance",
      "creditLimit",
      "payment",
      "lastPayment",
      "originalCreditor",
    ];
    const block = (line: Tradeline): Node[] => [
      heading(2, line.creditor, isNegative(line) ? "Potentially negative" : isClosed(line) ? "Closed" : undefined),
      heading(3, "Account Info"),
      pairs(2, "beside", [
        ["Account Name", line.creditor],
        ...ink.pairsOf(line, say, order),
        ["Status", statusOf(line, say)],
      ]),
      ...(say.labels.history && line.history.length > 0
        ? [heading(3, say.labels.history), ink.yearGrid(line, grid, "-")]
        : []),
      heading(3, "Contact Info"),
      text("Address: PO BOX 1000, WILMINGTON DE 19850"),
      ...(line.isDisputed
        ? [
            heading(3, "Comment"),
            text("Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act)."),
          ]
        : []),
      gap,
    ];
    return experianDrawing(file, say, random, ["Accounts", "Public Records", "Hard Inquiries"], block, 2);
  },
};

/** The site's page copied out of a browser. */
export const experianCopy: Layout = { ...experianPrint, name: "experian-copy", formats: ["lines", "tabs"] };
