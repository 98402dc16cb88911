import type { ItemType } from "#shared/domain/report/negative-item";

/** An account as a made-up report prints it, with what must be found of it. */
export type MadeAccount = {
  name: string;
  number: string;
  balance: number;
  status: string;
  type: string;
  itemType?: ItemType;
};

/** A made-up report: its rows of cells, each with the letter at which it begins. */
export type MadeReport = { pages: [at: number, text: string][][][]; accounts: MadeAccount[] };

const names = [
  [
    "NORTHLAKE",
    "GRANITE STATE",
    "HUDSON",
    "Tri-County",
    "EMPIRE",
    "SUMMIT POINT",
    "Bayside",
    "RIVERBEND",
    "COPPER CREEK",
  ],
  [
    "CARD SERVICES",
    "AUTO FINANCE",
    "BANK",
    "RECOVERY LLC",
    "CREDIT UNION",
    "LENDING",
    "FINANCIAL",
    "BANK NA",
    "STORES",
  ],
];
const statuses: readonly (readonly [text: string, type: string, item?: ItemType])[] = [
  ["Charge-off", "Credit card", "charge_off"],
  ["Account charged off. $1,240 written off. $1,240 past due as of Sep 2026.", "Credit card", "charge_off"],
  ["Collection account. $840 past due as of Oct 2026.", "Collection", "collection"],
  ["60 days past due as of Oct 2026", "Auto loan", "late_payment"],
  ["Repossession", "Auto loan", "repossession"],
  ["Foreclosure proceedings started", "Mortgage", "foreclosure"],
  ["Open/Never late.", "Credit card"],
  ["Current", "Auto loan"],
  ["Paid, Closed/Never late.", "Mortgage"],
  ["Pays as agreed", "Credit card"],
];
const words = {
  number: ["Account Number", "Account #", "Acct #", "Partial account number", "Account No."],
  type: ["Account Type", "Type", "Loan Type", "Loan/Account Type", "Type of account"],
  balance: ["Balance", "Current Balance", "Reported Balance", "Balance Owed", "Recent balance"],
  status: ["Status", "Account Status", "Payment Status", "Pay Status", "Current Status"],
  opened: ["Date Opened", "Opened", "Open Date"],
  reported: ["Date Reported", "Last Reported", "Date Updated", "Status Updated"],
  others: ["Responsibility", "Terms", "Monthly Payment", "High Balance", "Credit Limit", "Phone", "Last Payment Date"],
};

/** The same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const one = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const shuffled = <T>(random: Random, from: readonly T[]): T[] =>
  from
    .map((each) => [random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

type Style = {
  kind: "colons" | "beside" | "above" | "lines";
  columns: number;
  width: number;
  gap: number;
  labels: Record<string, string>;
};

/** A report in a layout of its own: where columns are, which labels there are, how values go on, where pages end. */
export function makeReportVariant(seed: number): MadeReport {
  const random = randomOf(seed);
  const style: Style = {
    kind: one(random, ["colons", "beside", "above", "lines"] as const),
    columns: 1 + Math.floor(random() * 3),
    width: 24 + Math.floor(random() * 10),
    gap: 18 + Math.floor(random() * 8),
    labels: Object.fromEntries(Object.entries(words).map(([key, from]) => [key, one(random, from)])),
  };
  const accounts = makeDistinct(Array.from({ length: 3 + Math.floor(random() * 6) }, () => makeAccount(random)));
  const bureau = one(random, ["Experian", "Equifax", "TransUnion"]);
  const section = one(random, [
    "Accounts",
    "Credit Accounts",
    "Your accounts",
    "Account History",
    "Potentially Negative Items",
  ]);
  const blankLines = random() < 0.6;
  const heading = one(random, ["plain", "numbered", "marked", "counted", "label"] as const);
  const rows: [number, string][][] = [
    [[0, `${bureau} credit report`]],
    [[0, "Prepared for MAYA LOPEZ"]],
    [[0, section]],
  ];
  for (const [index, account] of accounts.entries()) {
    if (blankLines) rows.push([]);
    rows.push(...accountRows(random, style, account, { heading, index }));
  }
  rows.push(
    [[0, "Inquiries"]],
    [
      [0, "SOME LENDER"],
      [40, "03/02/2026"],
    ],
  );
  return { pages: paged(random, rows, bureau), accounts };
}

function makeDistinct(accounts: MadeAccount[]): MadeAccount[] {
  return accounts.filter(
    ({ name }, index) => accounts.findIndex((other) => other.name.slice(0, 5) === name.slice(0, 5)) === index,
  );
}

function makeAccount(random: Random): MadeAccount {
  const [status, type, itemType] = one(random, statuses);
  const digits = String(Math.floor(100_000 + random() * 900_000));
  return {
    name: `${one(random, names[0] ?? [])} ${one(random, names[1] ?? [])}`,
    number: one(random, [`${digits}XXXXXX`, `${digits}****`, `****${digits.slice(2)}`]),
    balance: Math.floor(random() * 9_000) + 100,
    status,
    type,
    itemType,
  };
}

const money = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function accountRows(
  random: Random,
  style: Style,
  account: MadeAccount,
  { heading, index }: { heading: string; index: number },
) {
  const rows: [number, string][][] = [];
  const { name } = account;
  if (heading === "plain") rows.push([[0, name]]);
  if (heading === "numbered") rows.push([[0, `2.${index + 1} ${name}`]]);
  if (heading === "marked")
    rows.push(
      account.itemType
        ? [
            [0, name],
            [60, "Potentially negative"],
          ]
        : [[0, name]],
    );
  if (heading === "counted") rows.push([[0, `${name} ${account.number}`]]);
  if (heading !== "label" && random() < 0.3) rows.push([[0, "PO BOX 7710"]], [[0, "ALBANY, NY 12207"]]);
  if (random() < 0.3)
    rows.push([[0, one(random, ["Account Info", "Account Information", "Summary", "Account Details"])]]);
  const { labels } = style;
  const pairs: [string, string][] = [
    [labels.type ?? "", account.type],
    [labels.balance ?? "", money(account.balance)],
    [labels.status ?? "", account.status],
  ];
  if (heading !== "counted") pairs.push([labels.number ?? "", account.number]);
  if (random() < 0.7) pairs.push([labels.opened ?? "", "03/11/2019"]);
  if (random() < 0.7) pairs.push([labels.reported ?? "", "09/30/2026"]);
  for (const label of words.others) if (random() < 0.4) pairs.push([label, madeValue(random, label)]);
  const order = shuffled(random, pairs);
  if (heading === "label") order.unshift(["Account Name", name]);
  return [...rows, ...laidOut(style, order)];
}

function madeValue(random: Random, label: string): string {
  if (random() < 0.3) return "-";
  if (label === "Responsibility") return "Individual";
  if (label === "Terms") return "60 Months";
  if (label === "Phone") return "(800) 555-0166";
  return label === "Last Payment Date" ? "04/02/2023" : "$1,602";
}

function laidOut({ kind, columns, width, gap }: Style, pairs: [string, string][]): [number, string][][] {
  if (kind === "lines") return pairs.flatMap(([label, value]) => [[[0, label]], [[0, value]]] as [number, string][][]);
  const rows: [number, string][][] = [];
  const span = kind === "above" ? width + 4 : width + gap + 6;
  for (let from = 0; from < pairs.length; from += columns) {
    const group = pairs.slice(from, from + columns);
    if (kind === "above") rows.push(group.map(([label], column) => [column * span, label]));
    const values = group.map(([label, value]) => (kind === "colons" ? [`${label}: ${value}`] : wrap(value, width)));
    const height = Math.max(...values.map((lines) => lines.length));
    for (let line = 0; line < height; line += 1) {
      rows.push(
        group.flatMap(([label], column): [number, string][] => {
          const text = values[column]?.[line];
          const left = column * (kind === "colons" ? 90 : span);
          const named: [number, string][] = kind === "beside" && line === 0 ? [[left, label]] : [];
          return text === undefined ? named : [...named, [left + (kind === "beside" ? gap + 4 : 0), text]];
        }),
      );
    }
  }
  return rows;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function paged(random: Random, rows: [number, string][][], bureau: string): [number, string][][][] {
  const perPage = 18 + Math.floor(random() * 30);
  const hasHeader = random() < 0.6;
  const pages: [number, string][][][] = [];
  for (let from = 0; from < rows.length; from += perPage) {
    const header: [number, string][][] = hasHeader
      ? [
          [
            [0, "MAYA LOPEZ"],
            [70, `${bureau} Oct 12, 2026`],
          ],
        ]
      : [];
    const footer: [number, string][][] = [[[30, `Page ${pages.length + 1} of ${Math.ceil(rows.length / perPage)}`]]];
    pages.push([...header, ...rows.slice(from, from + perPage), ...footer]);
  }
  return pages;
}
