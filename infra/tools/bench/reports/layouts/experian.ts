import type { Node } from "../document";
import type { Random } from "../random";
import type { CreditFile, Mark, Tradeline } from "../tradeline";
import { recordTruth } from "../truth";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, type Drawing, heading, pairs, text } from "./layout";

/** Experian's status sentence. */
export function experianStatus(line: Tradeline, { money }: ink.Ink): string {
  const { state, pastDue, balance, reported, highBalance } = line;
  const due = pastDue ? ` ${money(pastDue)} past due as of ${ink.monthYear(reported)}.` : "";
  if (state === "current") return "Open/Never late.";
  if (state === "paid") return "Paid, Closed/Never late.";
  if (state === "transferred") return "Transferred/Never late.";
  if (state.startsWith("late")) return `Open. ${state.slice(4)} days past due as of ${ink.monthYear(reported)}.`;
  if (state === "charge_off")
    return `Account charged off.${balance ? ` ${money(highBalance ?? balance)} written off.` : ""}${due}`;
  if (state === "charge_off_paid") return "Paid, Closed. Account charged off.";
  if (state === "settled") return "Account legally paid in full for less than the full balance. Settled.";
  if (state === "collection") return `Collection account.${due}`;
  if (state === "collection_paid") return "Paid, Closed. Was a collection account.";
  if (state === "repossession") return `Repossession.${due}`;
  if (state === "foreclosure") return "Foreclosure completed.";
  return `Account included in bankruptcy chapter ${state.endsWith("13") ? "13" : "7"}.`;
}

const wasLate = (line: Tradeline) => line.history.some((mark) => mark !== "OK" && mark !== "ND");
export const isNegative = (line: Tradeline) =>
  wasLate(line) || !["current", "paid", "transferred"].includes(line.state);

export function statusOf(line: Tradeline, say: ink.Ink): string {
  const isGood = line.state === "current" || line.state === "paid";
  if (isGood && wasLate(line)) return line.state === "paid" ? "Paid, Closed." : "Open. Current, was past due.";
  return experianStatus(line, say);
}

export const grid = (mark: Mark) =>
  ({ OK: "OK", "30": "30", "60": "60", "90": "90", "120": "120", CO: "CO", COL: "C", RPO: "R", FC: "F", ND: "ND" })[
    mark
  ];
const footnotes = [
  "OK Current / Terms met",
  "30 Past due 30 days",
  "60 Past due 60 days",
  "90 Past due 90 days",
  "CO Charge-off",
  "F Foreclosure",
  "R Repossession",
  "ND No data",
];

/** The report around its accounts, and what it shows as negative. */
export function experianDrawing(
  file: CreditFile,
  say: ink.Ink,
  random: Random,
  [firstSection, records, requests]: readonly [string, string, string],
  block: (line: Tradeline) => Node[],
  columns: number,
): Drawing {
  const lines = accountsAt(file, "experian");
  const bankruptcies = bankruptciesAt(file, "experian");
  const isSplit = firstSection !== "Accounts";
  const form = columns > 2 ? "above" : "beside";
  const negative = isSplit ? lines.filter(isNegative) : lines;
  const good = isSplit ? lines.filter((line) => !isNegative(line)) : [];
  const nodes: Node[] = [
    heading(1, random.pick(["Experian", "Your Experian Credit Report", "Annual Credit Report - Experian"])),
    pairs(2, "beside", [
      ["Prepared For", file.name],
      ["Report Number", file.reportNumber],
      ["Date Generated", ink.longDate(file.reportedOn)],
    ]),
    heading(2, "Personal Information"),
    pairs(1, "beside", [
      ["Name", file.name],
      ["Year of Birth", `${file.birthYear}`],
      ...file.addresses.map((address) => ["Address", address] as const),
    ]),
    heading(1, firstSection),
    ...negative.flatMap(block),
    ...(good.length > 0 ? [heading(1, "Accounts in Good Standing"), ...good.flatMap(block)] : []),
    heading(1, records),
    ...(bankruptcies.length === 0 ? [text("No public records reported.")] : []),
    ...bankruptcies.flatMap((record): Node[] => [
      heading(2, record.court),
      pairs(columns, form, [
        ["Type", `Bankruptcy Chapter ${record.chapter}`],
        ["Reference Number", record.reference],
        ["Date Filed", say.date(record.filed)],
        ["Status", `Chapter ${record.chapter} bankruptcy ${record.outcome.toLowerCase()}.`],
        ["Responsibility", "Individual"],
      ]),
    ]),
    heading(1, requests),
    ...file.inquiries
      .filter(({ bureau }) => bureau === "experian")
      .map(({ name, on }) => text(`${name}  Inquired on ${ink.slashed(on)}`)),
    ...footnotes.map((note) => text(note, true)),
  ];
  const truths = [...lines.flatMap((line) => ink.shownTruth(line, say) ?? []), ...bankruptcies.map(recordTruth)];
  return {
    doc: {
      title: "Experian credit report",
      header: `Prepared For ${file.name}  Report Number ${file.reportNumber}`,
      footer: "experian.com",
      nodes,
    },
    truths,
  };
}
