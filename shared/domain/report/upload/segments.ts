import { labelsIn } from "./fields";
import { nameOf } from "./names";
import { isStatusAlone } from "./status-values";
import { type TextLine, textOf } from "./text-line";
import { accountLabels } from "./vocabulary";

const separator = /\s*(?:;|\s[|·•])\s+/;

/** Who was owed first may follow other words without a mark: "OPEN COLLECTION ORIGINAL CREDITOR: HUDSON CLINIC". */
const wordsBeforeOriginal = /(?<=\w) (?=orig(?:inal|\.)? creditor: ?\S)/i;

/**
 * What is in one line with marks between, as lines of their own: "Acct # 4417XX | Credit card | Opened 03/2019", "COLLECTION;
 * ORIGINAL CREDITOR: HUDSON CLINIC". Only where a label with its value is behind a mark; what has no label is left out, unless
 * it is a name or says the account's status.
 */
export function withSegmentsApart(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    const whole = textOf(line).replace(wordsBeforeOriginal, "; ");
    const parts = cell && others.length === 0 ? whole.split(separator) : [];
    if (!cell || !isList(whole, parts)) return [line];
    const texts = parts.flatMap((text, at) => linesOf(text, at === 0, line));
    return texts.map((text) => ({ ...line, cells: [{ ...cell, text }] }));
  });
}

function linesOf(text: string, isFirst: boolean, line: TextLine): string[] {
  if (isLabelled(text)) return [text];
  if (isStatusAlone(text)) return [`Status: ${text}`];
  const [cell] = line.cells;
  return isFirst && cell && nameOf({ ...line, cells: [{ ...cell, text }] })?.isSure ? [text] : [];
}

/** A label's value may have such marks itself, if it fits with them. */
const isList = (text: string, [first = "", ...others]: readonly string[]) =>
  others.some(isLabelled) || (others.length > 0 && isLabelled(first) && !isLabelled(text));

const isLabelled = (text: string) => {
  const [part] = labelsIn(text, accountLabels);
  return part !== undefined && part.value !== "";
};
