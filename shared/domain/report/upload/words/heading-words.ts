import type { Bureau } from "#shared/domain/bureau/bureau";
import { remembered } from "#shared/domain/text/remembered";
import type { Cell } from "../lines/text-line";
import { type Field, labelsIn, mayBeLabel } from "./fields";
import { accountLabels } from "./vocabulary";

export type Label = { label: string; field: Field };
/** A column of a table: what its values are, from the first line of a row to the last, or the bureau that a mark in it names. */
export type TableColumn = { cell: Cell; labels: (Label | undefined)[]; bureau?: Bureau };

/** Whether a cell is of a heading: it holds no values. Counts of late months are headings too. */
export const isWords = ({ text }: Cell): boolean => areWords(text);

const areWords = remembered(
  (text) =>
    !/[\d$]/.test(
      withoutSign(text).replaceAll(/\b(?:1st|(?<=last )4|30|60|90\+?|120\+?)(?:-(?:59|89|119))?(?!\d)/gi, ""),
    ) || /^(?:(?:30|60|90|120)\+?(?: days?)?(?: late)?[ /-]*)+$/i.test(text),
);

/** "$ Past due", "Balance ($)", "$PLCD/$BAL": in dollars. */
const withoutSign = (text: string) =>
  text.includes("$") ? text.replaceAll(/(?<![^/])\$ ?(?=\p{L})|\s?\(\$\)$/gu, "") : text;

/** Words that are labels over a column and nowhere else. */
const short: Readonly<Record<string, Field>> = {
  open: "dateOpened",
  opnd: "dateOpened",
  rpt: "dateReported",
  rptd: "dateReported",
  "last rptd": "dateReported",
  reptd: "dateReported",
  "as of": "dateReported",
  // Of a court's record.
  court: "creditorName",
  "court name": "creditorName",
  docket: "accountNumber",
  "docket number": "accountNumber",
  "docket no": "accountNumber",
  "docket #": "accountNumber",
  "case number": "accountNumber",
  "case no": "accountNumber",
  "case no.": "accountNumber",
  "case #": "accountNumber",
  filed: "dateReported",
  "judgment amount": "balance",
  "lien amount": "balance",
  "date filed": "dateReported",
  subscriber: "creditorName",
  name: "creditorName",
  firm: "creditorName",
  "firm name": "creditorName",
  "business name": "creditorName",
  company: "creditorName",
  number: "accountNumber",
  "acct ending": "accountNumber",
  "last 4": "accountNumber",
  "acct last 4": "accountNumber",
  "account last 4": "accountNumber",
  "last 4 digits": "accountNumber",
  "account ending": "accountNumber",
  rate: "payStatus",
  rating: "payStatus",
  standing: "payStatus",
  "acct condition": "payStatus",
  "acct cond": "payStatus",
  kind: "accountType",
  // Why an audit calls an account negative.
  reason: "payStatus",
  reasons: "payStatus",
  issue: "payStatus",
  "negative reason": "payStatus",
  mop: "payStatus",
  sts: "payStatus",
  clsd: "dateClosed",
  placed: "dateOpened",
  $placed: "none",
  // The amount that was placed for collection.
  plcd: "none",
  // Months reviewed.
  mr: "none",
  bur: "bureaus",
  "bureau(s)": "bureaus",
  "credit bureau(s)": "bureaus",
  rep: "bureaus",
  "past-due": "pastDue",
  "amt past due": "pastDue",
  pd: "pastDue",
  "p/d": "pastDue",
  "p.d": "pastDue",
  "pd amt": "pastDue",
  "amt pd": "pastDue",
  "pst due": "pastDue",
  "past due $": "pastDue",
  "delinq amt": "pastDue",
};
/** The same labels as they are before a value. */
const words: Partial<Record<Field, string>> = {
  dateOpened: "date opened",
  dateReported: "date reported",
  accountNumber: "account number",
  payStatus: "status",
  bureaus: "source",
  pastDue: "past due",
};
const lateCount = /^(?:late )?(?:30(?:-59)?|60(?:-89)?|90(?:-119)?)\+?(?: days?)?(?: late)?$/i;
const lateCounts = /^(?:(?:times )?late )?30\+? ?[-/x ] ?60\+? ?[-/x ] ?90\+?(?: days?)?(?: late)?$/i;

/** Whose an account is, in a narrow column before the names: a word over its letters, or those of the word down that column. */
const ownersColumn = /^(?:[A-Z] (?=\p{Lu}{3})|(?:ECOA|Ecoa|WHOSE|Whose) (?=creditor|Creditor|CREDITOR))/u;

/** The label that a text is as a whole; the letters of a word down the first column ("E", "C") are before some. */
export const labelIn = remembered((printed): Label | undefined => {
  const bare = withoutSign(printed);
  // Most texts are no label, and the same in all three ways.
  for (const text of new Set([printed, bare, bare.replace(ownersColumn, "")])) {
    const label = labelOf(text) ?? labelOf(text.replace(source, ""));
    if (label) return label;
  }
  return undefined;
});

/** "Status as of last report", "Remarks from lender": whose or when it is. */
const source = / (?:as of|from|per|according to)(?: .+)?$/i;

/** Lenders print "Present status" over the columns of what is owed and of what of it is past due. */
const overSeveral = /^present status$/i;

function labelOf(text: string): Label | undefined {
  if (overSeveral.test(text)) return undefined;
  const field = short[text.toLowerCase()];
  if (field) return { label: words[field] ?? text, field };
  if (lateCount.test(text) || lateCounts.test(text)) return { label: "times late", field: "lateCounts" };
  const bare = text.replace(/[.:]$/, "");
  const [part, ...others] = mayBeLabel(bare, accountLabels) ? labelsIn(bare, accountLabels) : [];
  return part?.value === "" && others.length === 0 ? { label: part.label, field: part.field } : undefined;
}
