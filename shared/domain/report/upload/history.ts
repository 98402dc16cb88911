import { hasLabel, type Labels } from "./fields";
import { historyOf } from "./pay-status";
import { type TextLine, textOf } from "./text-line";

type Row = { marks: string; line: TextLine; year?: number };

/**
 * The payment history of a block: rows that begin with a year ("2024 OK OK 30") or with "Rating" (TransUnion, newest first).
 * The months of a year are printed from January on, so they are turned round: newest first, as Metro 2 has it.
 */
export function historyIn(lines: readonly TextLine[], labels: Labels): { marks: string; line: TextLine } | undefined {
  const rows = lines.flatMap((line) => (hasLabel(line, labels) ? [] : (rowOf(line) ?? [])));
  const late = rows.find(({ marks }) => /[1-6GHJKL]/.test(marks)) ?? rows[0];
  if (!late) return undefined;
  const years = rows.filter(({ year }) => year !== undefined).sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const turned = years.map(({ marks }) => [...marks].reverse().join(""));
  const rated = rows.filter(({ year }) => year === undefined).map(({ marks }) => marks);
  return { marks: [...turned, ...rated].join(""), line: late.line };
}

function rowOf(line: TextLine): Row | undefined {
  const words = textOf(line).split(" ");
  const [first = "", ...values] = words;
  const isYear = /^20\d\d$/.test(first);
  if (!isYear && !/^rating$/i.test(first)) return undefined;
  const marks = historyOf(values);
  return marks === undefined ? undefined : { marks, line, year: isYear ? Number(first) : undefined };
}
