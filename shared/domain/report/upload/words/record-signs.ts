import type { Cell, TextLine } from "../lines/text-line";
import { isCodes } from "./bureau-names";
import { type Field, type Labelled, labelsIn } from "./fields";
import { recordTypeOf } from "./record-type";
import { recordLabels } from "./record-vocabulary";
import { dayOfText, moneyOf, printed } from "./values";

/** What a cell of a court's record says without a label, by its own words or signs. */
export type Sign = "court" | "type" | "status" | "day" | "number" | "amount" | "source";
type SeenCell = { cell: Cell; sign?: Sign; labels: readonly Labelled[] };
export type SeenRow = { line: TextLine; cells: SeenCell[] };

/** The labels under which the same things are read elsewhere. */
export const signLabels: Readonly<Record<Sign, readonly [label: string, field: Field]>> = {
  court: ["court:", "creditorName"],
  type: ["type:", "recordType"],
  status: ["status:", "payStatus"],
  day: ["date filed:", "dateReported"],
  number: ["case number:", "accountNumber"],
  amount: ["amount:", "balance"],
  source: ["source:", "bureaus"],
};

const LONGEST = 80;
const MOST_WORDS = 10;

const courtWords =
  /\b(?:courts?|ct|tribunal|corte|recorder|clerk|prothonotary|c(?:oun)?ty|circuit|superior|municipal|register of deeds)\b/i;
/** What no court and no kind of record has: a sentence, a count, the bureau's word that there is none. */
const isOther = /[.?!:;]$|^(?:no|none|your?|the|this|these|if|we|there)\b|\b(?:none|0|may|are|is|remain|not)$/i;
const dispositions =
  "discharged?|dismissed|filed|released?|satisfied|unsatisfied|withdrawn|vacated|paid|completed|terminated|closed";
const dispositionAlone = new RegExp(`^(?:${dispositions})\\b.{0,12}$`, "i");
const dispositionWithin = new RegExp(`\\b(?:${dispositions})\\b`, "i");
/** Signs and counts before a court's name. */
const before = /^(?:[*+#] ?|#?\d{1,2}[.):]? (?=\p{Lu}{2}))/u;

/** What a row of a record's cells says of it. */
export function signsIn(line: TextLine): SeenRow {
  const cells = line.cells.map((cell) => ({ cell, labels: labelsIn(cell.text, recordLabels) }));
  // A court's label is no court: "TYPE  COURT LOC  ATTORNEY". Beside a day or an amount "FILED" is a value.
  const hasNumber = cells.some(({ cell }) => /\d/.test(cell.text));
  const isHead =
    !hasNumber && cells.some(({ cell, labels }) => labels.at(-1)?.value === "" && !isKind(labels, cell.text));
  return {
    line,
    cells: cells.map(({ cell, labels }, at) => {
      const beside = cells[at - 1]?.cell.text ?? "";
      const isValue = /\p{Ll}{2}/u.test(beside) && signOf(beside) === undefined;
      const isBare = !isHead && !isValue && (labels.length === 0 || isKind(labels, cell.text));
      return { cell, labels, sign: isBare ? signOf(cell.text) : undefined };
    }),
  };
}

/** "Chapter 7 bankruptcy" begins with a label's word, and is the kind as a whole. */
const isKind = ([first]: readonly Labelled[], text: string) => first?.label === "chapter" && !text.includes(":");

function signOf(text: string): Sign | undefined {
  const value = text.replace(before, "");
  if (printed(value) === undefined || value.length > LONGEST || value.split(" ").length > MOST_WORDS) return undefined;
  if (dayIn(value)) return "day";
  if (/^\$/.test(value) && moneyOf(value) !== undefined) return "amount";
  if (/^(?=.*\d{4})[A-Z\d-]{5,20}$/.test(value)) return "number";
  if (isCodes(value)) return "source";
  if (isOther.test(value) || !/^[\p{Lu}\d]/u.test(value)) return undefined;
  // A street may be called after a court: "544 N COURT ST".
  if (courtWords.test(value) && !/^\d+ /.test(value) && /\p{L}{2} \p{L}/u.test(value)) return "court";
  if (recordTypeOf(value)) return "type";
  return dispositionAlone.test(value) ? "status" : undefined;
}

/** A cell's value in the words of a row with its label. */
export function printedValue({ text }: Cell, sign: Sign): string {
  if (sign === "day") return dayIn(text) ?? text;
  return sign === "court" || sign === "type" ? text.replace(before, "") : text;
}

/** What became of a case is said with what it was: "CHAPTER 7 BANKRUPTCY DISCHARGED". */
export const dispositionIn = (text: string) => dispositionWithin.exec(text)?.[0];

/** Prints shorten a day to "11-23", and say with a letter behind it how it is known: "5/24R". */
function dayIn(text: string): string | undefined {
  const [, month, day, year] = /^(\d{1,2})[-/](?:(\d{1,2})[-/])?(\d{2})[A-Z]?$/.exec(text) ?? [];
  const value = month === undefined ? text : [month, day, year].filter(Boolean).join("/");
  return dayOfText(value) === undefined ? undefined : value;
}
