import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Node } from "../document";
import { type CreditFile, isCollector, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import { identityIqWords } from "./english-words";
import * as ink from "./ink";
import { type Drawing, gap, heading, type Layout, pairs, text } from "./layout";
import { triMerge } from "./tri-merge";

/** A mortgage lender's merged report with three columns, as resellers print it. */
export const lenderColumns: Layout = {
  name: "lender-columns",
  source: "Lender tri-merge",
  formats: ["pdf", "spaces"],
  draw: (file, random) =>
    triMerge(file, random, {
      ...identityIqWords,
      title: "Merged Infile Credit Report",
      header: "MERGED INFILE CREDIT REPORT",
      footer: "Advance Reseller Credit Services",
      colon: random.pick(["", ":"]),
      labels: {
        ...identityIqWords.labels,
        number: ["Account Number", "ACCT #"],
        balance: ["Balance", "Present Balance"],
        opened: ["Opened", "Date Opened"],
        reported: ["Date Reported", "DLA"],
      },
      accounts: "TRADE LINES",
    }),
};

const short: Record<Bureau, string> = { experian: "XP", transunion: "TU", equifax: "EF" };
const statuses: Partial<Record<Tradeline["state"], string>> = {
  late30: "LATE 30 DAYS",
  late60: "LATE 60 DAYS",
  late90: "LATE 90 DAYS",
  late120: "LATE 120 DAYS",
  charge_off: "CHARGE OFF",
  charge_off_paid: "PAID CHARGE OFF",
  settled: "SETTLED FOR LESS",
  collection: "COLLECTION",
  collection_paid: "PAID COLLECTION",
  repossession: "REPOSSESSION",
  foreclosure: "FORECLOSURE",
  in_bankruptcy_7: "INCLUDED IN BANKRUPTCY",
  in_bankruptcy_13: "WAGE EARNER PLAN",
};

const say: ink.Ink = {
  money: ink.dollars,
  date: ink.monthSlashed,
  mask: ink.crossesThenTail,
  none: "-",
  labels: {
    number: "Account #",
    opened: "Opened",
    reported: "Reported",
    highBalance: "High Credit",
    balance: "Balance",
    pastDue: "Past Due",
  },
};
const fields: readonly Field[] = ["number", "opened", "reported", "highBalance", "balance", "pastDue"];

/** One row for each account, the bureaus that report it as letters at its end: values are the same at all of them. */
export const lenderRows: Layout = { name: "lender-rows", source: "Lender tri-merge", formats: ["pdf"], draw: drawRows };

function drawRows(file: CreditFile): Drawing {
  const merged = file.accounts.flatMap((views) => {
    const held = bureaus.flatMap((bureau) => views[bureau] ?? []);
    const [first] = held;
    return first ? [held.map(({ bureau }) => ({ ...first, bureau }))] : [];
  });
  const isCollection = ([line]: readonly Tradeline[]) => line !== undefined && isCollector(line);
  const nodes: Node[] = [
    ...beginning(file),
    heading(2, "TRADE LINES"),
    accountTable(merged.filter((held) => !isCollection(held))),
    heading(2, "COLLECTIONS"),
    accountTable(merged.filter(isCollection)),
    heading(2, "INQUIRIES"),
    ...file.inquiries.map(({ name, on, bureau }) => text(`${ink.slashed(on)} ${name} ${short[bureau]}`)),
    heading(2, "PUBLIC RECORDS"),
    ...file.bankruptcies.map(recordTable),
    gap,
  ];
  const truths = [
    ...merged.flat().flatMap((line) => ink.shownTruth(line, say) ?? []),
    ...file.bankruptcies.flatMap((views) =>
      bureaus.flatMap((bureau) => (views[bureau] ? recordTruth(views[bureau]) : [])),
    ),
  ];
  const header = `Borrower: ${file.name}`;
  return {
    doc: { title: "Merged credit report", header, footer: "Advance Reseller Credit Services", nodes },
    truths,
  };
}

function beginning(file: CreditFile): Node[] {
  return [
    heading(1, "MERGED CREDIT REPORT"),
    pairs(2, "colon", [
      ["Borrower", file.name],
      ["Date Completed", ink.slashed(file.reportedOn)],
      ["Repositories", "XP/TU/EF"],
      ["Loan Type", "CONV"],
    ]),
    text("Sources: XP Experian, TU TransUnion, EF Equifax"),
    {
      kind: "table",
      head: ["", "Experian", "TransUnion", "Equifax"],
      rows: [["Credit Score", `${file.scores.experian}`, `${file.scores.transunion}`, `${file.scores.equifax}`]],
    },
  ];
}

/** Accounts, each as its bureaus hold it. */
function accountTable(accounts: readonly Tradeline[][]): Node {
  const rowOf = (held: readonly Tradeline[]): string[][] =>
    held
      .slice(0, 1)
      .map((line) => [
        line.creditor,
        ...fields.map((field) => ink.fieldValue(line, field, say) ?? "-"),
        statuses[line.state] ?? "AS AGREED",
        held.map(({ bureau }) => short[bureau]).join("/"),
      ]);
  return {
    kind: "table",
    head: ["Creditor", ...fields.map((field) => say.labels[field] ?? ""), "Status", "Source"],
    rows: accounts.flatMap(rowOf),
    widths: [2.4, 1.8, 1, 1, 1.1, 1.1, 1, 1.8, 1],
  };
}

function recordTable({ experian }: CreditFile["bankruptcies"][number]): Node {
  const filed = experian ? ink.monthSlashed(experian.filed) : "-";
  const type = `BANKRUPTCY CHAPTER ${experian?.chapter}`;
  return {
    kind: "table",
    head: ["Type", "Court", "Filed", "Status", "Source"],
    rows: [[type, experian?.court ?? "-", filed, experian?.outcome.toUpperCase() ?? "-", "XP/TU/EF"]],
  };
}
