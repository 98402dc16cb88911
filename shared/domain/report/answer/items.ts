import { type TextLine, textOf } from "../upload/lines/text-line";
import { isPlace } from "../upload/words/names";
import { headingsOver } from "./headings";
import { outcomesIn } from "./outcome-words";
import { isOverResults } from "./results-table";
import { type Subject, subjectBegins, subjectOf, subjectsOf } from "./subjects";
import { type Found, isGroup, isKey, leavesOpen, toldIn, toldOfAllAbove, toldOfList } from "./told";

/** An item of a letter, the line in which it was first named, and the last one that named it. */
export type Item = { creditorName?: string; number?: string; line: TextLine; since: number; outcome?: Found };

/** Over the member's own words: no creditor's name is below. */
const disputed =
  /^(?:what you disputed|you disputed|your dispute|(?:your )?(?:dispute )?reason(?: for (?:your )?dispute)?|claim|(?:lo que )?(?:usted )?disput[oó]|motivo(?: de la disputa)?):?$/i;

/** Who signs a letter is below. */
const closing =
  /^(?:sincerely|(?:best |kind )?regards|respectfully|thank you|atentamente|cordialmente|gracias)\b[^.]{0,20}$/i;
const MOST_SIGNED = 6;

const MOST_ITEMS = 100;
const MOST_APART = 14;
/** Whom a letter is sent to is above its items. */
const FIRST_LINES = 20;

/** Items by their creditor or number, each with the first outcome that is named after it, or over the list that it is in. */
export function itemsIn(lines: readonly TextLine[]): Item[] {
  const items: Item[] = [];
  const { name: addressee, at: begin } = addresseeOf(lines);
  let open: Item | undefined;
  /** Said of all items below, and of the next one. */
  let list: Found | undefined;
  let over: Found | undefined;
  let group: Found | undefined;
  let signed = -MOST_SIGNED;
  const headings = headingsOver(lines);
  const table = lines.findIndex(isOverResults);
  const isAboveItems = (at: number) => begin === 0 && (table < 0 || at < table);
  const people = lines.flatMap((line, at) => (isAboveItems(at) && isAddressee(lines, at) ? [textOf(line)] : []));
  for (const [at, line] of lines.entries()) {
    if (items.length >= MOST_ITEMS) break;
    // The subject may come before "Dear ...".
    if (at < begin && !subjectBegins.test(textOf(line))) continue;
    if (isKey(line) || leavesOpen(line) || isOverResults(line)) {
      open = undefined;
      group = undefined;
      continue;
    }
    if (isGroup(line) || headings.has(line)) {
      open = undefined;
      over = headings.has(line) ? toldIn(line) : undefined;
      list = over ? undefined : toldOfList(line);
      group = list;
      continue;
    }
    if (closing.test(textOf(line))) signed = at;
    const isNoName = at - signed < MOST_SIGNED || disputed.test(textOf(lines[at - 1] ?? { cells: [] }));
    const subjects = subjectsOf(line).map((subject) => {
      const isPerson =
        subject.creditorName?.toLowerCase() === addressee ||
        people.some((name) => textOf(line) === name || textOf(line).startsWith(`${name} `));
      return isPerson || (isNoName && !subject.number) ? { ...subject, creditorName: undefined } : subject;
    });
    for (const subject of subjects) {
      if (goesOnWith(open, subject, at)) {
        open.creditorName ??= subject.creditorName;
        open.number ??= subject.number;
        open.since = subject.creditorName || subject.number ? at : open.since;
      } else if (subject.creditorName || subject.number) {
        open = { creditorName: subject.creditorName, number: subject.number, line, since: at };
        items.push(open);
      }
    }
    const isNamed = subjects.some(({ creditorName, number }) => creditorName || number);
    if (open && !open.outcome && at - open.since <= MOST_APART) {
      open.outcome =
        toldIn(line) ??
        (isNamed && open.creditorName ? (list ?? (open.number ? (over ?? group) : undefined)) : undefined);
      // A sentence may name several, and say one thing of them.
      const others = items.filter((item) => item !== open && item.line === line && !item.outcome);
      if (outcomesIn(textOf(line)).length === 1) for (const item of others) item.outcome = open.outcome;
    }
    const ofAll = isNamed ? undefined : toldOfAllAbove(line);
    if (ofAll) for (const item of items) item.outcome ??= ofAll;
    // Over several items too, but not over the report behind them.
    if (!isNamed && open?.outcome) over = undefined;
    list = isNamed ? list : toldOfList(line);
    if (leavesOpen({ cells: line.cells.slice(1).slice(-1) })) open = undefined;
  }
  return named(items, lines);
}

/** Whether a line names the item before it once more, or what was missing of it. */
function goesOnWith(open: Item | undefined, subject: Subject, at: number): open is Item {
  if (!open || at - open.since > MOST_APART) return false;
  // Below a row of name and outcome there is the number alone.
  const isNumberAlone = subject.creditorName === undefined && open.creditorName !== undefined && !open.number;
  if (isNumberAlone && at - open.since <= 2) return true;
  const isLate = open.creditorName === undefined && subject.creditorName !== undefined && subject.number === undefined;
  if (isLate && (subject.isContact || !open.outcome)) return true;
  return !open.outcome && isSame(open, subject);
}

const isSame = (item: Item, { creditorName, number }: Subject) =>
  (creditorName === undefined || (item.creditorName === undefined && item.number !== undefined)) &&
  (number === undefined || item.number === undefined);

/** The letter's own lines follow "Dear ...", or its subject: what comes before them is whom it is sent to. */
function addresseeOf(lines: readonly TextLine[]): { name?: string; at: number } {
  const at = lines.slice(0, 60).findIndex((line) => /^(?:dear|estimad[oa]s?)\b/i.test(textOf(line)));
  const line = lines[at];
  const name =
    line &&
    textOf(line)
      .replace(/^\S+\s+/, "")
      .replace(/[,:.]+$/, "")
      .toLowerCase();
  const about = at < 0 ? lines.slice(0, 20).findIndex((each) => subjectBegins.test(textOf(each))) : at;
  return { name, at: about + 1 };
}

/** A name alone, without a number, over an address is a person's. */
function isAddressee(lines: readonly TextLine[], at: number): boolean {
  const line = at < FIRST_LINES ? lines[at] : undefined;
  const isAlone = line?.cells.length === 1 && subjectOf(line).number === undefined;
  const next = lines.slice(at + 1, at + 3);
  return isAlone && next.some((each) => isPlace(textOf(each)) && subjectOf(each).number === undefined);
}

/** Where only a number comes before the outcome, the creditor follows before the next item. A name alone without more is none. */
function named(items: readonly Item[], lines: readonly TextLine[]): Item[] {
  return items.map((item, index) => {
    if (item.creditorName || !item.number) return item;
    const until = items[index + 1]?.line;
    const from = lines.indexOf(item.line);
    const next = lines.slice(from, until && lines.indexOf(until)).slice(0, MOST_APART);
    const key = next.findIndex(isKey);
    const rest = key < 0 ? next : next.slice(0, key);
    const creditorName = rest.map((line) => subjectOf(line).creditorName).find((name) => name !== undefined);
    return { ...item, creditorName };
  });
}
