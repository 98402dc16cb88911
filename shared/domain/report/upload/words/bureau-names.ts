import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Cell } from "../lines/text-line";
import { bureauIn } from "./bureau-columns";

const heading =
  /^(?:your |my |as reported by |reported to |data from |informe de |reporte de |reporte de credito de )?(trans ?union|experian|equifax)(?:®|™)?(?: (?:credit )?(?:report|file|bureau|data|details|information|accounts?))?:?$/i;

/** The bureau in whose name a line is over others: "TransUnion", "Your Experian credit report". */
export function bureauHeading(text: string): Bureau | undefined {
  const shown = text.trim();
  return bureauIn(shown.replace(/:$/, "")) ?? bureauIn(heading.exec(shown)?.[1] ?? "");
}

const name =
  /(?:^|(?<=[\s,;|/·•(]))(trans ?union|tuc?|experian|exp?|xpn|equifax|eqf?|efx)(?:®|™)?(?=[\s:=]|$)\s*[:=]?\s*/gi;

/** The values behind the bureaus' names: "TU $120 | EX $130 | EQ -". Empty when a text does not begin with such a name. */
export function bureauValues(text: string): { bureau: Bureau; value: string }[] {
  const found = [...text.matchAll(name)];
  if (found[0]?.index !== 0) return [];
  const values = found.flatMap(({ 0: mark, 1: word = "", index }, position) => {
    const bureau = bureauIn(word);
    const value = text.slice(index + mark.length, found[position + 1]?.index ?? text.length);
    return bureau ? [{ bureau, value: value.replace(/[\s,;|/·•(]+$/, "").trim() }] : [];
  });
  const isApart = new Set(values.map(({ bureau }) => bureau)).size === values.length;
  return isApart && values.every(({ value }) => value !== "") ? values : [];
}

const valueAndNames = /([^()[\]]{1,60})[([]([^()[\]]{2,40})[)\]]/g;

/** The values before the bureaus' names in brackets: "$120 (TU), $130 (EX, EQ)". Empty when a text has anything else. */
export function valuesBeforeBureaus(text: string): { bureau: Bureau; value: string }[] {
  const found = [...text.matchAll(valueAndNames)];
  if (text.replaceAll(valueAndNames, "").trim() !== "") return [];
  const values = found.map(([, value = "", names = ""]) => ({
    value: value.replace(/^[\s,;|/·•]+/, "").trim(),
    named: wordsOf(names).map(bureauIn),
  }));
  const each = values.flatMap(({ value, named }) =>
    named.flatMap((bureau) => (bureau && value !== "" ? [{ bureau, value }] : [])),
  );
  const isWhole = each.length === values.reduce((sum, { named }) => sum + named.length, 0);
  return isWhole && new Set(each.map(({ bureau }) => bureau)).size === each.length ? each : [];
}

/** Several bureaus behind one label may be apart: "Reported by: TU", "EX", "EQ". */
export function withBureausBeside(value: string, beside: readonly Cell[]): string {
  const end = beside.findIndex(({ text }) => bureauIn(text) === undefined);
  const names = (end < 0 ? beside : beside.slice(0, end)).map(({ text }) => text);
  return [value, ...names].join(" ").trim();
}

const code = /^(?:XPN?|TUC?|EFX?|EQF?|EXP?|TRU)-?\d{0,2}$/;
/** Of each name a box that is marked or empty. */
const boxes = /[☐☒☑✓✔✗✘○●]|\[[ Xx✓]?\]/g;
/** "(XP, TU)", "[EF]". */
const inBrackets = /^[([](.*)[)\]]$/;
const signs = /[\s,;|/·•&+]+/;

/** The words of a list; each may be in brackets of its own: "[TU] [XP]". */
export const wordsOf = (text: string) =>
  text
    .replaceAll(boxes, " ")
    .replace(inBrackets, "$1")
    .split(signs)
    .map((word) => word.replaceAll(/^[([]|[)\]]$/g, ""))
    .filter(Boolean);

/** "XP", "XP TU EF", "XPN01/TUC01": nothing but bureaus' codes in capitals, or several of their names; alone in a line these may be a heading. */
export function isCodes(text: string, isAlone = false): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 6) return false;
  if (words.every((word) => code.test(word)))
    return !isAlone || words.length > 1 || /\d$/.test(text) || inBrackets.test(text);
  const isList = words.length > 1 && (!isAlone || /[,;|/·•&+]/.test(text) || text.search(boxes) >= 0);
  return isList && words.every((word) => bureauIn(word) !== undefined);
}
