import type { TextLine } from "../lines/text-line";
import { labelsIn } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** "past_due: 90.00", "- creditor: OAK BANK", ""paymentStatus": "Charge-off"," */
const pair = /^(?:- )?(["']?)([A-Za-z]\w{1,40})\1 ?: ?(\S.*)$/;
const hasWords = /_|[a-z][A-Z]/;
const bracesAlone = /^[{}[\],]+$/;
/** In so many names of several words a text shows that a program wrote it. */
const FEWEST = 3;

/** Lines that a program wrote, "payment_status: Charge-off", in the words of a report: names in words, values without quotes and brackets. */
export function withProgramText(lines: readonly TextLine[]): readonly TextLine[] {
  const names = new Set(lines.flatMap((line) => nameIn(line) ?? []));
  if (names.size < FEWEST) return lines;
  return lines.flatMap((line) => {
    const text = onlyText(line);
    const [cell] = line.cells;
    if (!cell || text === undefined) return [line];
    if (bracesAlone.test(text)) return [];
    const [, , name, value = ""] = pair.exec(text) ?? [];
    return [name === undefined ? line : { ...line, cells: [{ ...cell, text: `${inWords(name)}: ${bare(value)}` }] }];
  });
}

/** A program's name for what an account's label says. */
function nameIn(line: TextLine): string | undefined {
  const name = pair.exec(onlyText(line) ?? "")?.[2];
  const isLabel = name !== undefined && hasWords.test(name) && labelsIn(`${inWords(name)}:`, accountLabels).length > 0;
  return isLabel ? name : undefined;
}

const onlyText = ({ cells: [cell, ...others] }: TextLine) => (others.length === 0 ? cell?.text : undefined);

const inWords = (name: string) =>
  name
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

/** "[Experian, Equifax]", ""xxxx4417",", "null" */
function bare(value: string): string {
  const text = value
    .trim()
    .replace(/,$/, "")
    .replaceAll(/^["'[]+|["'\]]+$/g, "");
  return /^(?:null|~|none|undefined)$/i.test(text) ? "-" : text.replaceAll(/["'](?=,|$)|(?<=, ?)["']/g, "");
}
