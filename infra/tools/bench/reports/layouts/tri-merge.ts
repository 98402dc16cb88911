import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Node } from "../document";
import type { Random } from "../random";
import { type CreditFile, isClosed, isCollector, type Mark, monthsBefore, type Tradeline } from "../tradeline";
import { type Field, recordTruth } from "../truth";
import * as ink from "./ink";
import { type Drawing, gap, heading, text } from "./layout";
import type { ServiceWords } from "./service-words";

export const bureauNames: Record<Bureau, string> = {
  transunion: "TransUnion",
  experian: "Experian",
  equifax: "Equifax",
};

type Views = Partial<Record<Bureau, Tradeline>>;

/** Three columns side by side, one table for each account: how monitoring services show reports. */
export function triMerge(file: CreditFile, random: Random, words: ServiceWords): Drawing {
  const say: ink.Ink = {
    money: random.pick([ink.dollarsAndCents, ink.dollars]),
    date: ink.slashed,
    mask: words.mask,
    none: words.none,
    labels: ink.chosenLabels(words.labels, random),
  };
  const order = words.bureauOrder;
  const table = (rows: string[][]): Node => ({
    kind: "table",
    head: ["", ...order.map((bureau) => bureauNames[bureau])],
    rows,
    widths: [1.3, 1, 1, 1],
  });
  const row = (label: string, value: (bureau: Bureau) => string) => [`${label}${words.colon}`, ...order.map(value)];

  const account = (views: Views): Node[] => {
    const [view] = Object.values(views);
    if (!view) return [];
    const at = (read: (line: Tradeline) => string | undefined) => (bureau: Bureau) => {
      const line = views[bureau];
      return line ? (read(line) ?? words.none) : words.none;
    };
    const field = (name: Field) =>
      say.labels[name]
        ? [
            row(
              say.labels[name],
              at((line) => ink.fieldValue(line, name, say)),
            ),
          ]
        : [];
    const name = view.originalCreditor
      ? `${view.creditor} (${words.originalCreditor}: ${view.originalCreditor})`
      : view.creditor;
    return [
      heading(2, name),
      table([
        ...field("number"),
        row(
          words.accountType,
          at((line) => words.types[line.type]),
        ),
        ...field("responsibility"),
        row(
          words.accountStatus,
          at((line) => words.accountStatusOf(line)),
        ),
        ...field("payment"),
        ...field("opened"),
        ...field("balance"),
        ...field("highBalance"),
        ...field("creditLimit"),
        ...field("pastDue"),
        row(
          words.paymentStatus,
          at((line) => words.payStatusOf(line)),
        ),
        ...field("reported"),
        row(
          words.comments,
          at((line) => (line.isDisputed ? words.disputed : isClosed(line) ? words.closedComment : undefined)),
        ),
        ...field("lastPayment"),
      ]),
      ...(say.labels.history && view.history.length > 0 ? [text(say.labels.history), history(views, view, words)] : []),
      gap,
    ];
  };

  const records = file.bankruptcies.flatMap((views): Node[] => [
    heading(2, words.bankruptcy),
    table([
      row(words.recordType, (bureau) => `${words.bankruptcy} ${words.chapter} ${views[bureau]?.chapter}`),
      row(words.recordStatus, (bureau) => words.outcomes[views[bureau]?.outcome ?? "Filed"]),
      row(words.dateFiled, (bureau) => (views[bureau] ? say.date(views[bureau].filed) : words.none)),
      row(words.reference, (bureau) => views[bureau]?.reference ?? words.none),
      row(words.court, (bureau) => views[bureau]?.court ?? words.none),
    ]),
  ]);
  const negatives = file.accounts.filter((views) =>
    Object.values(views).some((line) => isCollector(line) || line.state.startsWith("charge")),
  );
  const nodes: Node[] = [
    heading(1, words.title),
    {
      kind: "pairs",
      columns: 1,
      form: "colon",
      pairs: [
        [words.referenceNumber, `M${file.reportNumber.replaceAll("-", "")}`],
        [words.reportDate, ink.slashed(file.reportedOn)],
      ],
    },
    heading(1, words.scores),
    table([row(words.score, (bureau) => `${file.scores[bureau]}`)]),
    heading(1, words.personal),
    table([
      row(words.name, () => file.name),
      row(words.birth, () => `${file.birthYear}`),
      row(words.address, () => file.addresses[0] ?? words.none),
    ]),
    heading(1, words.summary),
    table([
      row(words.totalAccounts, (bureau) => `${file.accounts.filter((views) => views[bureau]).length}`),
      row(words.collections, (bureau) => `${negatives.filter((views) => views[bureau]).length}`),
    ]),
    heading(1, words.accounts),
    ...file.accounts.flatMap(account),
    heading(1, words.inquiries),
    {
      kind: "table",
      head: words.inquiryHead,
      rows: file.inquiries.map(({ name, on, bureau }) => [name, words.none, ink.slashed(on), bureauNames[bureau]]),
    },
    heading(1, words.publicRecords),
    ...(records.length > 0 ? records : [text(words.noneReported)]),
  ];
  const truths = bureaus.flatMap((bureau) => [
    ...file.accounts.flatMap((views) => (views[bureau] ? (ink.shownTruth(views[bureau], say) ?? []) : [])),
    ...file.bankruptcies.flatMap((views) => (views[bureau] ? recordTruth(views[bureau]) : [])),
  ]);
  return { doc: { title: words.title, header: words.header, footer: words.footer, nodes }, truths };
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
