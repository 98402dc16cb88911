import type { Node, Pair } from "../document";
import {
  type Bankruptcy,
  type CreditFile,
  isClosed,
  isCollector,
  type Mark,
  monthsBefore,
  type Tradeline,
} from "../tradeline";
import { type Field, recordTruth } from "../truth";
import * as ink from "./ink";
import { accountsAt, bankruptciesAt, type Drawing, gap, heading, type Layout, pairs, text } from "./layout";

const payStatuses: Partial<Record<Tradeline["state"], string>> = {
  late30: ">Account 30 Days Past Due Date<",
  late60: ">Account 60 Days Past Due Date<",
  late90: ">Account 90 Days Past Due Date<",
  late120: ">Account 120 Days Past Due Date<",
  charge_off: ">Charged Off<",
  charge_off_paid: ">Paid, Closed; was Charged Off<",
  settled: ">Settled - less than full balance<",
  collection: ">In Collection<",
  collection_paid: ">Paid collection<",
  repossession: ">Repossession<",
  foreclosure: ">Foreclosure<",
  in_bankruptcy_7: ">Account Included in Bankruptcy<",
  in_bankruptcy_13: ">Included in Wage Earner Plan<",
  paid: "Paid, Closed; was Paid as agreed",
};
const payStatus = ({ state }: Tradeline) => payStatuses[state] ?? "Current; Paid or Paying as Agreed";
const isAdverse = (line: Tradeline) =>
  payStatus(line).startsWith(">") || line.history.some((mark) => mark !== "OK" && mark !== "ND");
const rating = (mark: Mark) =>
  ({
    OK: "OK",
    "30": ">30<",
    "60": ">60<",
    "90": ">90<",
    "120": ">120<",
    CO: ">C/O<",
    COL: ">COL<",
    RPO: ">RPO<",
    FC: ">FC<",
    ND: "X",
  })[mark];

const labels: Partial<Record<Field, readonly string[]>> = {
  number: ["Account Number"],
  opened: ["Date Opened"],
  responsibility: ["Responsibility"],
  type: ["Account Type", "Loan Type"],
  balance: ["Balance"],
  reported: ["Date Updated"],
  lastPayment: ["Last Payment Made"],
  closed: ["Date Closed"],
  highBalance: ["High Balance"],
  creditLimit: ["Credit Limit"],
  pastDue: ["Past Due"],
  payment: ["Monthly Payment"],
  originalCreditor: ["Original Creditor"],
  history: ["Rating"],
};
const order: readonly Field[] = [
  "opened",
  "responsibility",
  "type",
  "balance",
  "reported",
  "lastPayment",
  "pastDue",
  "closed",
  "highBalance",
  "creditLimit",
  "payment",
  "originalCreditor",
];

function worstOf(line: Tradeline): Node[] {
  const worst = ink.lateMonths(line).sort((a, b) => Number(b.days) - Number(a.days))[0];
  return worst ? [text(`Maximum Delinquency of ${worst.days} days in ${ink.monthSlashed(worst.month)}`)] : [];
}

/** Months in rows of twelve, newest first, with their balance and rating: as the site prints them. */
function monthRows(line: Tradeline): Node[] {
  return [0, 12].flatMap((from): Node[] => {
    const marks = line.history.slice(from, from + 12);
    const head = ["", ...marks.map((_, index) => ink.monthSlashed(monthsBefore(line.reported, from + index)))];
    return marks.length === 0
      ? []
      : [{ kind: "table", head, rows: [["Rating", ...marks.map(rating)]], widths: [1.6, ...marks.map(() => 1.2)] }];
  });
}

/** From the site: pairs one below the other or in two columns, adverse statuses between > and <. */
export const transunionSite: Layout = {
  name: "transunion-site",
  source: "TransUnion",
  formats: ["pdf", "pdf", "html"],
  draw: (file, random) => {
    const say: ink.Ink = {
      money: ink.dollars,
      date: ink.slashed,
      mask: ink.headThenStars,
      none: random.chance(0.5) ? undefined : "",
      labels: ink.chosenLabels(labels, random),
    };
    return drawing(file, say, { columns: random.pick([1, 2]), form: "beside", history: monthRows });
  },
};

/** On paper: colons, and the months' ratings by calendar year. */
export const transunionPaper: Layout = {
  name: "transunion-paper",
  source: "TransUnion",
  formats: ["pdf", "spaces"],
  draw: (file, random) => {
    const say: ink.Ink = {
      money: ink.dollars,
      date: ink.slashed,
      mask: ink.headThenStars,
      none: undefined,
      labels: ink.chosenLabels(labels, random),
    };
    return drawing(file, say, {
      columns: random.pick([2, 3]),
      form: "colon",
      history: (line) => [ink.yearGrid(line, rating, "")],
    });
  },
};

export const transunionCopy: Layout = { ...transunionSite, name: "transunion-copy", formats: ["lines", "tabs"] };

type Style = { columns: number; form: "beside" | "colon"; history: (line: Tradeline) => Node[] };

function drawing(file: CreditFile, say: ink.Ink, style: Style): Drawing {
  const lines = accountsAt(file, "transunion");
  const bankruptcies = bankruptciesAt(file, "transunion");
  const section = (title: string, isOf: (line: Tradeline) => boolean) => {
    const here = lines.filter(isOf);
    return here.length === 0 ? [] : [heading(1, title), ...here.flatMap((line) => block(line, say, style))];
  };
  const fileNumber = file.reportNumber.replaceAll("-", "");
  const nodes: Node[] = [
    heading(1, `Personal Credit Report for ${file.name}`),
    pairs(1, "colon", [
      ["File Number", fileNumber],
      ["Date Created", ink.slashed(file.reportedOn)],
    ]),
    heading(1, "Personal Information"),
    ...file.addresses.map((address) => text(address)),
    ...(bankruptcies.length > 0 ? [heading(1, "Public Records")] : []),
    ...bankruptcies.flatMap((bankruptcy) => record(bankruptcy, file, say, style)),
    ...section("Accounts with Adverse Information", (line) => !isCollector(line) && isAdverse(line)),
    ...section("Collections", isCollector),
    ...section("Satisfactory Accounts", (line) => !isCollector(line) && !isAdverse(line)),
    heading(1, "Regular Inquiries"),
    ...file.inquiries
      .filter(({ bureau }) => bureau === "transunion")
      .flatMap(({ name, on }) => [heading(3, name), text(`Requested On ${ink.slashed(on)}`)]),
    text("Rating key: OK current; 30 30 days late; 60 60 days late; C/O charged off; COL collection; X unknown.", true),
  ];
  const truths = [...lines.flatMap((line) => ink.shownTruth(line, say) ?? []), ...bankruptcies.map(recordTruth)];
  const header = `Personal Credit Report for: ${file.name} File Number: ${fileNumber}`;
  const footer = "annualcreditreport.transunion.com";
  return { doc: { title: "TransUnion Personal Credit Report", header, footer, nodes }, truths };
}

function block(line: Tradeline, say: ink.Ink, { columns, form, history }: Style): Node[] {
  const { firstDelinquency } = line;
  const removal: Pair[] = firstDelinquency
    ? [
        [
          "Estimated month and year that this item will be removed",
          ink.monthSlashed(monthsBefore(firstDelinquency, -82)),
        ],
      ]
    : [];
  const closed = isClosed(line) ? [text("Remarks: ACCOUNT CLOSED")] : [];
  return [
    heading(2, `${line.creditor} ${say.mask(line.digits)}`),
    heading(3, "Account Information"),
    pairs(columns, form, [
      ["Address", "PO BOX 1000 WILMINGTON, DE 19850"],
      ...ink.pairsOf(line, say, order),
      ["Pay Status", payStatus(line)],
      ...removal,
    ]),
    ...(line.isDisputed ? [text("Remarks: >ACCT INFO DISPUTED BY CONSUMR<")] : closed),
    ...worstOf(line),
    ...(say.labels.history && line.history.length > 0 ? [text("Payment History"), ...history(line)] : []),
    gap,
  ];
}

function record(bankruptcy: Bankruptcy, { reportedOn }: CreditFile, say: ink.Ink, { columns, form }: Style): Node[] {
  const { court, reference, chapter, outcome, filed } = bankruptcy;
  return [
    heading(2, `${court} Docket # ${reference}`),
    pairs(columns, form, [
      ["Type", `CHAPTER ${chapter} BANKRUPTCY ${outcome.toUpperCase()}`],
      ["Court Type", "Federal District"],
      ["Date Filed", say.date(filed)],
      ["Responsibility", "Individual Debt"],
      ["Date Updated", say.date(reportedOn)],
    ]),
    gap,
  ];
}
