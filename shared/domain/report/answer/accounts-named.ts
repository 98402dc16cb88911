import { anyWhole } from "#shared/domain/text/any-pattern";
import { maskAccountNumber, showSameDigits } from "../account-number";
import { isSameCreditor } from "../creditor-name";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { isPlace } from "../upload/words/places";
import type { DisputedItem } from "./anchored/mentions";
import { isKey } from "./key";
import { outcomeIn } from "./outcome-words";
import { isOverResults } from "./results-table";
import { type Subject, subjectBegins, subjectOf, subjectsOf } from "./subjects";

/** An account by what a letter says of it in one line, or in several ones. */
type Account = Subject & { since: number; isTold: boolean };

/** Over the member's own words: no creditor's name is below. */
const disputedLabel = anyWhole(
  /(?:what you disputed|you disputed|your dispute|claim|(?:your )?(?:dispute )?reason(?: for (?:your )?dispute)?):?/i,
  /(?:(?:lo que )?(?:usted )?disput[oó]|motivo(?: de la disputa)?):?/i,
);

/** Who signs a letter is below. */
const closing =
  /^(?:sincerely|(?:best |kind )?regards|respectfully|thank you|atentamente|cordialmente|gracias)\b[^.]{0,20}$/i;
const MOST_SIGNED = 6;

const MOST_ACCOUNTS = 100;
/** Lines between a name and its number. */
const MOST_APART = 3;
/** Whom a letter is sent to is above its items. */
const FIRST_LINES = 20;

/** The accounts that a letter names: a name, or its number in one of the next lines. */
export function accountsNamed(lines: readonly TextLine[]): DisputedItem[] {
  const accounts: Account[] = [];
  const { name: addressee, at: begin } = addresseeOf(lines);
  let signed = -MOST_SIGNED;
  const table = lines.findIndex(isOverResults);
  const isAboveItems = (at: number) => begin === 0 && (table < 0 || at < table);
  const people = lines.flatMap((line, at) => (isAboveItems(at) && isAddressee(lines, at) ? [textOf(line)] : []));
  for (const [at, line] of lines.entries()) {
    if (accounts.length >= MOST_ACCOUNTS) break;
    // The subject may come before "Dear ...".
    if ((at < begin && !subjectBegins.test(textOf(line))) || isKey(line) || isOverResults(line)) continue;
    if (closing.test(textOf(line))) signed = at;
    const isNoName = at - signed < MOST_SIGNED || disputedLabel.test(textOf(lines[at - 1] ?? { cells: [] }));
    for (const { creditorName, number } of subjectsOf(line)) {
      const isPerson =
        creditorName?.toLowerCase() === addressee ||
        people.some((name) => textOf(line) === name || textOf(line).startsWith(`${name} `));
      const name = isPerson || (isNoName && !number) ? undefined : creditorName;
      const open = accounts.at(-1);
      if (open && at - open.since <= MOST_APART && goesOnWith(open, name, number)) {
        Object.assign(open, { creditorName: open.creditorName ?? name, number: open.number ?? number, since: at });
      } else if (name || number) accounts.push({ creditorName: name, number, since: at, isTold: tells(line) });
    }
  }
  return accounts.flatMap(({ creditorName, number, isTold }): DisputedItem[] =>
    creditorName === undefined || !(number || isTold)
      ? []
      : [{ creditorName, accountNumber: maskAccountNumber(number) }],
  );
}

/** The accounts that a letter names, without those of the member's disputes. @param named as `accountsNamed` finds them */
export function othersThan(disputed: readonly DisputedItem[], named: readonly DisputedItem[]): DisputedItem[] {
  return named.filter(
    (one, place) =>
      !disputed.some((other) => mayBeOne(one, other) && !isOneOfSeveral(one, other, named)) &&
      named.findIndex(
        (other) => other.creditorName === one.creditorName && other.accountNumber === one.accountNumber,
      ) === place,
  );
}

/** The disputed items, with the number that a letter shows of them where a report shows the other end: "4417****" of "****9113". */
export function withOtherEnds(disputed: readonly DisputedItem[], named: readonly DisputedItem[]): DisputedItem[] {
  return disputed.map((item) => {
    const alike = disputed.filter(({ creditorName }) => isSameCreditor(creditorName, item.creditorName));
    const shown = named.find((one) => isOpen(one, item) && mayBeOne(one, item) && !isOneOfSeveral(one, item, named));
    return shown && alike.length === 1 ? { ...item, otherEnd: shown.accountNumber } : item;
  });
}

/** A name alone may be any heading: beside it must be what became of it. */
const tells = ({ cells }: TextLine) => cells.some(({ text }) => outcomeIn(text) !== undefined);

const mayBeOne = (one: DisputedItem, other: DisputedItem) => {
  const isSame = showSameDigits(one.accountNumber, other.accountNumber);
  return isSame === true || (isSame === "unknown" && isSameCreditor(one.creditorName, other.creditorName));
};

const isOpen = ({ accountNumber }: DisputedItem, other: DisputedItem) =>
  accountNumber !== undefined && showSameDigits(accountNumber, other.accountNumber) === "unknown";

/** Whether a letter shows two numbers of one creditor of which neither is known to be the disputed one's: which is meant is not known. */
function isOneOfSeveral(one: DisputedItem, other: DisputedItem, named: readonly DisputedItem[]): boolean {
  const isAnother = (each: DisputedItem) =>
    isSameCreditor(each.creditorName, one.creditorName) &&
    showSameDigits(each.accountNumber, one.accountNumber) !== true;
  return isOpen(one, other) && named.some((each) => isOpen(each, other) && isAnother(each));
}

/** Whether a line names what was missing of the account before it. */
const goesOnWith = (open: Account, creditorName: string | undefined, number: string | undefined) =>
  (creditorName === undefined) !== (number === undefined) &&
  (creditorName === undefined ? open.number === undefined : open.creditorName === undefined);

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
