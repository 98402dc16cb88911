import { type TextLine, textOf } from "../lines/text-line";
import { historyOf } from "../words/pay-status";

type Row = { values: string[]; marks: string; line: TextLine; year?: number };

/** `ofCollection`: as `marks`, with "C" for a collection. */
export type History = { marks: string; line: TextLine; ofCollection?: string };

/**
 * The payment history of a block: rows that begin with a year ("2024 OK OK 30") or with "Rating" (TransUnion, newest first).
 * The months of a year are printed from January on, so they are turned round: newest first, as Metro 2 has it. "C" is current with
 * some services; beside "OK" it is a collection.
 */
export function historyIn(lines: readonly TextLine[]): History | undefined {
  const rows = lines.flatMap((line) => rowOf(line) ?? []);
  const collected = rows.map((row) => ({ ...row, marks: historyOf(row.values.map(asCollection), 1) ?? row.marks }));
  const found = marksOf(rows);
  const ofCollection = marksOf(collected)?.marks ?? "";
  const hasOther = rows.some(({ values }) => values.some((value) => /^(?:ok|✓|✔|\*)$/i.test(value)));
  return found && { ...found, ofCollection, ...(hasOther && { marks: ofCollection }) };
}

const asCollection = (value: string) => (/^c$/i.test(value) ? "G" : value);

function marksOf(rows: readonly Row[]): { marks: string; line: TextLine } | undefined {
  const late = rows.find(({ marks }) => /[1-6GHJKL]/.test(marks)) ?? rows[0];
  if (!late) return undefined;
  const years = rows.filter(({ year }) => year !== undefined).sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const turned = years.map(({ marks }) => [...marks].reverse().join(""));
  const rated = rows.filter(({ year }) => year === undefined).map(({ marks }) => marks);
  return { marks: [...turned, ...rated].join(""), line: late.line };
}

/** Whether a line belongs to a payment history: its months, its years, its marks. */
export function isHistoryLine(line: TextLine): boolean {
  const text = textOf(line);
  return (
    rowOf(line) !== undefined || months.test(text) || monthAlone.test(text) || historyOf(marksIn(text)) !== undefined
  );
}

/** In a copy each month may have a line. */
const monthAlone = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|set|dic)\.?$/i;

const months =
  /^(?:year |ano |año |month |mes )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\.? ?(?:\d{2,4})? ?){2,}|^(?:\d{1,2}\/\d{2,4} ?){3,}$/i;

/** Before the first year a screening report says what its marks mean: "C = Current 2026 30 C C". */
const meaningBefore = /^[A-Z]{1,2} = \p{L}[\p{L} -]{2,20} (?=20\d\d )/u;

const marksIn = (text: string) => text.replace(meaningBefore, "").replaceAll(/[<>]/g, " ").trim().split(/\s+/);

function rowOf(line: TextLine): Row | undefined {
  const [first = "", ...values] = marksIn(textOf(line));
  const isYear = /^20\d\d$/.test(first);
  if (!isYear && !/^(?:rating|calificaci[oó]n|clasificaci[oó]n)$/i.test(first)) return undefined;
  const marks = historyOf(values, isYear ? 1 : undefined);
  return marks === undefined ? undefined : { values, marks, line, year: isYear ? Number(first) : undefined };
}
