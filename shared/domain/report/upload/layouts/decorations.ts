import { anyPattern } from "#shared/domain/text/any-pattern";
import { apart } from "../lines/parts-of-cells";
import type { Cell, TextLine } from "../lines/text-line";
import { fits, labelled } from "../words/fields";
import { isTypeLine } from "../words/names";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

/** "Balance ......... $389" */
const leaders = /\s+(?:[._·]{3,}|…{2,}|(?:[._·] ){3,}[._·]?)\s*(?=\S|$)/;
const heading = /^#{1,6}\s+(?=\S)/;
const emphasis = /(\*\*|__)(\p{L}[^*_]{1,60}?)\1/gu;
const bullet = /^[•◦▪●○·*+–-]\s+/;
/** "1. Creditor: OAK BANK" */
const count = /^#?\(?\d{1,3}[.)]\s+/;

/**
 * Lines without what only leads the eye: dots between a label and its value, a sign before a label in a list, and the marks of text
 * that was written to be formatted ("### NORTHLAKE CARD", "- **Balance:** $310").
 */
export const withoutDecorations = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines
    .map(withoutIcon)
    .map(withoutBulletOfGroup)
    .map((line) =>
      line.cells.some(({ text }) => decorated.test(text)) ? { ...line, cells: line.cells.flatMap(undecorated) } : line,
    );

/** An icon in a row's first column: what it shows is in the row's words too. */
function withoutIcon(line: TextLine): TextLine {
  const [icon, name, ...others] = line.cells;
  const isBefore =
    icon && name && words.test(name.text) && (others.length > 0 ? iconAlone : bulletAlone).test(icon.text);
  return isBefore ? { ...line, cells: [name, ...others] } : line;
}

/** "● NORTHLAKE CARD" over "  ○ Balance: $310": what is said of an account is a list of its own, further right or under another sign. */
function withoutBulletOfGroup(line: TextLine, at: number, all: readonly TextLine[]): TextLine {
  const [cell, ...others] = line.cells;
  const [below] = all[at + 1]?.cells ?? [];
  const [sign] = cell ? (bullet.exec(cell.text) ?? []) : [];
  const [signBelow] = below ? (bullet.exec(below.text) ?? []) : [];
  if (!cell || !below || sign === undefined || signBelow === undefined) return line;
  const isGroup = below.x > cell.x || sign.trim() !== signBelow.trim();
  const isLabel = withoutBullet(below.text) !== below.text && withoutBullet(cell.text) === cell.text;
  return isGroup && isLabel ? { ...line, cells: [{ ...cell, text: cell.text.slice(sign.length) }, ...others] } : line;
}

const iconAlone = /^(?:[✓✔✗✘✕×●○◉■□▲△▼◆!ⓘ]|\p{Extended_Pictographic})\uFE0F?$/u;
const bulletAlone = /^[•◦▪‣●○]$/;
const words = /\p{L}[\p{L}&'’.]{2}/u;

const decorated = anyPattern(
  /^\(?\d{1,3}[.)] |^[#•◦▪●○·*+–-]|\*\*|__|[._·…]{2}|[._·] [._·] | [=–—→-] /u,
  /\p{Extended_Pictographic}/u,
);

function undecorated(cell: Cell): Cell[] {
  const written = blankAfterLabel.test(cell.text) ? cell.text.replaceAll(blanks, "  ").trim() : cell.text;
  const bare = written.replace(pictures, "").replace(pictureAtEnd, "");
  const text = withoutBullet(bare.replace(assigned, withColon).replace(heading, "").replaceAll(emphasis, "$2"));
  if (isNumberBehindKind(text)) return [{ ...cell, text: text.replace(hidingDots, "••••$1") }];
  return apart({ ...cell, text }, leaders);
}

/** "Credit Card ···4417": these dots hide the beginning of a number. */
const isNumberBehindKind = (text: string) => hidingDots.test(text) && isTypeLine(text.replace(hidingDots, "••••$1"));
const hidingDots = /[.·•…]{2,6}(\d{4})$/;

/** "Balance: __$1,240______ Status: __Charge-off____": what was written upon a form's lines. */
const blankAfterLabel = /\p{L}[:#] ?_{2,}/u;
const blanks = /_{2,}/g;

/** Before or behind words, and not among the marks of a grid: "🔴 NORTHLAKE CARD", "💳 Credit card •••• 4417". */
const pictures = /^(?:(?![©®™☐□☒☑■✓✔✗✘])\p{Extended_Pictographic}[\uFE0F\u200D]*)+\s+(?=\p{L}[\p{L}&'’.]{2})/u;
const pictureAtEnd = /(?<=\p{L}{3})\s+(?:(?![©®™☐□☒☑■✓✔✗✘✕×])\p{Extended_Pictographic}\uFE0F?)+$/u;

/** "account_number = 4417XX", as a program writes it; "Balance - $310", "Opened – Mar 2019". */
const assigned = /^(\p{L}[\p{L} _]{2,30}) ([=–—→-]) (\S.*)$/u;

/**
 * Behind a dash what does not suit the label, or is one itself, is something else: "Closed - Charged off", "Account - Northlake Card".
 * A row of statements has dashes of its own: "CLIENT - OAK CLINIC. AMOUNT $962; UNPAID".
 */
function withColon(whole: string, key: string, sign: string, value: string): string {
  const words = key.replaceAll("_", " ");
  const [label] = labelled({ text: words }, accountLabels);
  const isOne = label && !value.includes(";") && fits(label.field, value);
  const isOwn = sign === "=" || (isOne && (isAmount(value) || !isStatusWord(words)));
  return label?.value === "" && isOwn ? `${words}: ${value}` : whole;
}

const isAmount = (text: string) => /^-?\$\d/.test(text);

function withoutBullet(text: string): string {
  const counted = text.replace(count, "");
  const [first] = counted === text ? [] : labelled({ text: counted }, accountLabels);
  if (first?.field === "creditorName" && /^[^:]{1,30}: ?\S/.test(counted)) return counted;
  const bare = text.replace(bullet, "");
  return bare !== text && labelled({ text: bare }, accountLabels).length > 0 ? bare : text;
}
