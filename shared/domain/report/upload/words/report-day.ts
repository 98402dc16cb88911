import type { Day } from "#shared/domain/days";
import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";
import { type DateOrder, dayOfText } from "./values";

const labels = anyPattern(
  /report date|date of report|report generated|report as of|as of|generated on|created on|issued on/,
  /date (?:created|generated|issued|completed|ordered|released|requested)|(?:issued|completed|ordered)(?= ?:)/,
  /fecha del? (?:informe|reporte|creaci[oó]n)|generado el|creado el/,
).source;
const days = anyPattern(
  /[a-z]{3,9}\.? \d{1,2}, \d{4}|\d{1,2} de [a-z]{3,10} del? \d{4}/,
  /\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}/,
).source;
const dated = new RegExp(`\\b(?:${labels})\\s*:?\\s*(${days})`, "i");

/** The label of the report's day alone in its line: the day is below. */
const datedAbove = /^(?:date (?:created|generated)|report date|date of report|fecha del (?:informe|reporte))\s?:?$/i;

/** The day that a report carries. A day to come is a misprint or a trick. */
export function reportDay(lines: readonly TextLine[], today: Day, order: DateOrder): Day | undefined {
  for (const [at, line] of lines.slice(0, 200).entries()) {
    const below = lines[at + 1];
    const isLabel = datedAbove.test(textOf(line)) && below !== undefined;
    const text = isLabel ? `${textOf(line)} ${textOf(below)}` : textOf(line);
    const day = dayOfText(dated.exec(text)?.[1] ?? "", { order });
    if (day && day <= today) return day;
  }
  return undefined;
}
