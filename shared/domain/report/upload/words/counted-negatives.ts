import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";
import { plain } from "./fields";

const negative = anyPattern(
  /negative|derogatory|adverse|delinquent|collections?|charge[- ]?offs?|public records?/,
  /(?:cuentas?|elementos|partidas) (?:potencialmente )?(?:negativ|advers)[oa]s|cobranzas|registros publicos/,
).source;
const beforeIt =
  "(?:total |number of |total number of |numero de )?(?:(?:accounts?|items?|trade ?lines?) (?:with |in )?)?(?:potentially )?";
const behindIt = "(?: (?:items?|accounts?|marks?|trade ?lines?|info(?:rmation)?)){0,2}(?: or .{0,30})?";
const label = new RegExp(`^${beforeIt}(?:${negative})${behindIt}$`);
const LONGEST = 90;
const DAYS = 30;
const behind = /^(\D{6,60}?)\s*[:(]?\s*(?<![\d.,/$-])(\d{1,2})\)?$/;
const countAlone = /^\d{1,2}$/;
const before = /^(\d{1,2}) (\D{6,60})$/;

/**
 * How many negative accounts a report itself counts at least, in a summary or a heading: "Negative accounts: 5", "Collections (2)".
 * The most that it counts of one kind, as one account may be counted in several. Undefined where it counts none.
 */
export function countedNegatives(lines: readonly TextLine[]): number | undefined {
  // "Delinquent 30" says of how many days it is.
  const counts = lines
    .flatMap((line, at) => countIn(line, lines[at + 1]))
    .filter((count) => count > 0 && count % DAYS !== 0);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

function countIn(line: TextLine, below: TextLine | undefined): number[] {
  const [first, ...others] = line.cells;
  const text = textOf(line);
  if (!first || text.length > LONGEST) return [];
  const countBelow = below ? countAlone.exec(textOf(below))?.[0] : undefined;
  if (countBelow && others.length === 0 && isLabel(text)) return [Number(countBelow)];
  // A column for each bureau.
  const values = others.map(({ text: value }) => value.trim());
  if (others.length > 0 && values.every((value) => /^(?:\d{1,2}|[-–—])$/.test(value)))
    return isLabel(first.text) ? values.filter((value) => /\d/.test(value)).map(Number) : [];
  const [, words, number] = behind.exec(text) ?? [];
  if (words && isLabel(words)) return [Number(number)];
  const [, count, named] = before.exec(text) ?? [];
  return named && isLabel(named) ? [Number(count)] : [];
}

const isLabel = (text: string) => label.test(plain(text).toLowerCase().replace(/:$/, "").trim());
