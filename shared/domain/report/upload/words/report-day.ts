import type { Day } from "#shared/domain/days";
import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";
import { sectionOf } from "./sections";
import { type DateOrder, dayOfText } from "./values";

const labels = anyPattern(
  /report date|date of report|report as of|report from|as of|generated on|created on|issued on/,
  /prepared for [a-z][a-z .'’-]{2,50} on/,
  /date (?:created|generated|issued|completed|ordered|released|requested)|(?:issued|completed|ordered)(?= ?:)/,
  /report (?:created|pulled|updated|generated)(?: on)?|credit file(?= ?:)/,
  /fecha del? (?:informe|reporte|creaci[oó]n|emisi[oó]n)|generado el|creado el/,
).source;
const days = anyPattern(
  /[a-z]{3,9}\.? \d{1,2}, \d{4}|\d{1,2} (?:de )?[a-z]{3,10}\.? (?:del? )?\d{4}/,
  /\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}/,
).source;
const dated = new RegExp(`\\b(?:${labels})\\s*:?\\s*(${days})`, "i");

/** Of an account too, further down. */
const TITLE_LINES = 5;
const datedInTitle = new RegExp(
  `^(?:created|pulled|generated|updated|actualizado|generado)(?: on| el)?\\s?:?\\s*(${days})$`,
  "i",
);

/** The label of the report's day alone in its line: the day is below. */
const datedAbove = /^(?:date (?:created|generated)|report date|date of report|fecha del (?:informe|reporte))\s?:?$/i;

/** "Date" alone says so only at the head of a report: further down it is an account's. */
const HEAD_LINES = 12;
const bareDate = new RegExp(`^(?:date|fecha)\\s*:?\\s*(${days})$`, "i");

/** The title of a report. Right below it a day, alone or beside the name for whom the report was made, is the report's own. */
const title = /\b(?:credit|bureau) report$/i;
const datedBelowTitle = new RegExp(`^(?:[a-z][a-z .'’-]{2,50}\\s*\\|\\s*)?(${days})$`, "i");

function dayBelowTitle(above: TextLine | undefined, text: string): string | undefined {
  const isBelow = above !== undefined && title.test(textOf(above).trim());
  return isBelow ? datedBelowTitle.exec(text.trim())?.[1] : undefined;
}

function dayAtHead({ cells }: TextLine): string | undefined {
  const texts = cells.map(({ text }, place) => [text, `${text} ${cells[place + 1]?.text ?? ""}`]);
  return texts.flat().flatMap((text) => bareDate.exec(text.trim())?.[1] ?? [])[0];
}

/** The day that a report carries. A day to come is a misprint or a trick. */
export function reportDay(lines: readonly TextLine[], today: Day, order: DateOrder): Day | undefined {
  const firstSection = lines.slice(0, HEAD_LINES).findIndex((line) => sectionOf(textOf(line)) !== undefined);
  const head = firstSection < 0 ? HEAD_LINES : firstSection;
  for (const [at, line] of lines.slice(0, 200).entries()) {
    const below = lines[at + 1];
    const isLabel = datedAbove.test(textOf(line)) && below !== undefined;
    const text = isLabel ? `${textOf(line)} ${textOf(below)}` : textOf(line);
    const atHead = at < head ? dayAtHead(line) : undefined;
    const inTitle = at < Math.min(head, TITLE_LINES) ? datedInTitle.exec(text.trim())?.[1] : undefined;
    const belowTitle = at < head ? dayBelowTitle(lines[at - 1], text) : undefined;
    const printed = dated.exec(text)?.[1] ?? atHead ?? inTitle ?? belowTitle;
    const day = dayOfText(printed ?? "", { order });
    if (day && day <= today) return day;
  }
  return undefined;
}
