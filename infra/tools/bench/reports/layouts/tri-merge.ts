import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Node } from "../document";
import type { Random } from "../random";
import { type CreditFile, isClosed, isCollector, type Mark, monthsBefore, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import * as ink from "./ink";
import { type Drawing, gap, heading, pairs, text } from "./layout";
import type { ServiceWords } from "./service-words";

export const bureauNames: Record<Bureau, string> = {
  transunion: "TransUnion",
  experian: "Experian",
  equifax: "Equifax",
};

type Views = Partial<Record<Bureau, Tradeline>>;

/** How one file writes values, and the three columns that its tables have. */
type Columns = { say: ink.Ink; words: ServiceWords };

/** Three columns side by side, one table for each account: how monitoring services show reports. */
export function triMerge(file: CreditFile, random: Random, words: ServiceWords): Drawing {
  const say: ink.Ink = {
    money: random.pick([ink.dollarsAndCents, ink.dollars]),
    date: ink.slashed,
    mask: words.mask,
    none: words.none,
    labels: ink.chosenLabels(words.labels, random),
  };
  const columns = { say, words };
  const nodes: Node[] = [
    ...beginning(file, words),
    heading(1, words.accounts),
    ...file.accounts.flatMap((views) => account(views, columns)),
    heading(1, words.inquiries),
    {
      kind: "table",
      head: words.inquiryHead,
      rows: file.inquiries.map(({ name, on, bureau }) => [name, words.none, ink.slashed(on), bureauNames[bureau]]),
    },
    heading(1, words.publicRecords),
    ...(file.bankruptcies.length > 0
      ? file.bankruptcies.flatMap((views) => record(views, columns))
      : [text(words.noneReported)]),
  ];
  const truths = bureaus.flatMap((bureau) => [
    ...file.accounts.flatMap((views) => (views[bureau] ? (ink.shownTruth(views[bureau], say) ?? []) : [])),
    ...file.bankruptcies.flatMap((views) => (views[bureau] ? recordTruth(views[bureau]) : [])),
  ]);
  return { doc: { title: words.title, header: words.header, footer: words.footer, nodes }, truths };
}

const table = (rows: string[][], { bureauOrder }: ServiceWords): Node => ({
  kind: "table",
  head: ["", ...bureauOrder.map((bureau) => bureauNames[bureau])],
  rows,
  widths: [1.3, 1, 1, 1],
});

const row = (label: string, value: (bureau: Bureau) => string, { colon, bureauOrder }: ServiceWords) => [
  `${label}${colon}`,
  ...bureauOrder.map(value),
];

/** What stands above the accounts: whose report it is, its scores and counts. */
function beginning(file: CreditFile, words: ServiceWords): Node[] {
  const negatives = file.accounts.filter((views) =>
    Object.values(views).some((line) => isCollector(line) || line.state.startsWith("charge")),
  );
  const count = (accounts: readonly Views[]) => (bureau: Bureau) =>
    `${accounts.filter((views) => views[bureau]).length}`;
  return [
    heading(1, words.title),
    pairs(1, "colon", [
      [words.referenceNumber, `M${file.reportNumber.replaceAll("-", "")}`],
      [words.reportDate, ink.slashed(file.reportedOn)],
    ]),
    heading(1, words.scores),
    table([row(words.score, (bureau) => `${file.scores[bureau]}`, words)], words),
    heading(1, words.personal),
    table(
      [
        row(words.name, () => file.name, words),
        row(words.birth, () => `${file.birthYear}`, words),
        row(words.address, () => file.addresses[0] ?? words.none, words),
      ],
      words,
    ),
    heading(1, words.summary),
    table(
      [row(words.totalAccounts, count(file.accounts), words), row(words.collections, count(negatives), words)],
      words,
    ),
  ];
}

function account(views: Views, { say, words }: Columns): Node[] {
  const [view] = Object.values(views);
  if (!view) return [];
  const name = view.originalCreditor
    ? `${view.creditor} (${words.originalCreditor}: ${view.originalCreditor})`
    : view.creditor;
  return [
    heading(2, name),
    table(accountRows(views, { say, words }), words),
    ...(say.labels.history && view.history.length > 0 ? [text(say.labels.history), history(views, view, words)] : []),
    gap,
  ];
}

function accountRows(views: Views, { say, words }: Columns): string[][] {
  const read = (label: string, value: (line: Tradeline) => string | undefined) =>
    row(label, (bureau) => (views[bureau] && value(views[bureau])) ?? words.none, words);
  const field = (name: Field) => {
    const label = say.labels[name];
    return label ? [read(label, (line) => ink.fieldValue(line, name, say))] : [];
  };
  const comment = (line: Tradeline) =>
    line.isDisputed ? words.disputed : isClosed(line) ? words.closedComment : undefined;
  return [
    ...field("number"),
    read(words.accountType, ({ type }) => words.types[type]),
    ...field("responsibility"),
    read(words.accountStatus, (line) => words.accountStatusOf(line)),
    ...(["payment", "opened", "balance", "highBalance", "creditLimit", "pastDue"] as const).flatMap(field),
    read(words.paymentStatus, (line) => words.payStatusOf(line)),
    ...field("reported"),
    read(words.comments, comment),
    ...field("lastPayment"),
  ];
}

function record(views: CreditFile["bankruptcies"][number], { say, words }: Columns): Node[] {
  const rows = [
    row(words.recordType, (bureau) => `${words.bankruptcy} ${words.chapter} ${views[bureau]?.chapter}`, words),
    row(words.recordStatus, (bureau) => words.outcomes[views[bureau]?.outcome ?? "Filed"], words),
    row(words.dateFiled, (bureau) => (views[bureau] ? say.date(views[bureau].filed) : words.none), words),
    row(words.reference, (bureau) => views[bureau]?.reference ?? words.none, words),
    row(words.court, (bureau) => views[bureau]?.court ?? words.none, words),
  ];
  return [heading(2, words.bankruptcy), table(rows, words)];
}

/** Months across, bureaus below: the two years' grid under each table. */
function history(views: Views, { reported, history }: Tradeline, words: ServiceWords): Node {
  const mark = (value: Mark | undefined) => (value === undefined || value === "ND" ? "" : words.marks[value]);
  const shown = history.slice(0, 24);
  const days = shown.map((_, index) => monthsBefore(reported, index));
  return {
    kind: "table",
    rows: [
      [words.month, ...days.map(words.monthOf)],
      [words.year, ...days.map((day) => day.slice(2, 4))],
      ...words.bureauOrder.map((bureau) => [
        bureauNames[bureau],
        ...shown.map((_, index) => mark(views[bureau]?.history[index])),
      ]),
    ],
    widths: [2.4, ...shown.map(() => 1)],
  };
}
