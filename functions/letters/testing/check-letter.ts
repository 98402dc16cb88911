import { bureauAddresses, bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

/** A letter as its reader at the bureau has it, and what really goes with it. */
export type ReadLetter = {
  bureau: Bureau;
  /** The whole letter as plain text. */
  text: string;
  /** The consumer's own words in it, which nothing checks. */
  ownWords?: string;
  enclosed: { id: boolean; excerpt: boolean; exhibits: number };
};

/** What two sentences of one letter cannot both say. */
const contradictions: readonly (readonly [name: string, one: RegExp, other: RegExp])[] = [
  ["paid and owing", /I (have )?paid this debt in full/i, /correct balance is \$(?!0(\.00)?\b)/],
  ["paid and discharged", /I (have )?paid this debt in full/i, /was discharged in bankruptcy/],
  ["not mine and paid", isNotMine(), /I (have )?paid this debt|I made (it|my payment|the payment).{0,20} on time/i],
  [
    "not mine and its exact values",
    isNotMine(),
    /correct balance is|it was (opened|closed) on|was discharged on|You report the status/,
  ],
  ["paid and settled", /I (have )?paid this debt in full/i, /the debt was settled/],
  ["closed and open", /account is closed|was closed on/i, /the account is open/],
  ["a block and a dispute", /1681c-2/, /please reinvestigate/i],
  ["nothing asked and something asked", /asks for nothing/, /Please (delete|correct|remove|reinvestigate)/],
];

function isNotMine() {
  return /does not belong to me|You report this (item|account) as mine|is not about me|is about another person|result of identity theft/;
}

/** What a letter says for the case that the bureau keeps a debt of another. */
const alternative = /If you find that it is mine nevertheless/;

/** All that is wrong with one letter, in short words; nothing when a clerk may read it. */
export function faultsOf({ bureau, text, ownWords, enclosed }: ReadLetter): string[] {
  const said = ownWords ? text.replace(ownWords, "my own words") : text;
  return [...textFaultsOf(said), ...addressFaults(bureau, said), ...enclosureFaults(said, enclosed)];
}

function textFaultsOf(said: string): string[] {
  return [
    ...contradictions.filter(([, one, other]) => one.test(said) && other.test(said)).map(([name]) => name),
    ...crossedDates(said),
    ...findRepeated(said),
    ...gaps(said),
    ...(isNotMine().test(said) && /amount reported, .* is not correct/.test(said) && !alternative.test(said)
      ? ["not mine and wrong balance"]
      : []),
  ];
}

/** A letter about several items: the own words are those of each item. */
export type ReadShared = Omit<ReadLetter, "ownWords"> & { ownWords: (string | undefined)[] };

/** All that is wrong with a letter about several items: with the whole of it, and with what it says of each. */
export function sharedFaultsOf({ ownWords, ...letter }: ReadShared): string[] {
  const { bureau, enclosed } = letter;
  const paragraphs = letter.text.split("\n\n");
  const twice = paragraphs.filter((one, place) => one.length > 30 && paragraphs.indexOf(one) < place);
  const whole = [...addressFaults(bureau, letter.text), ...enclosureFaults(letter.text, enclosed), ...twice];
  const ofEach = ownWords.flatMap((words, place) => {
    const mine = paragraphs
      .filter((paragraph) => isAbout(paragraph, place + 1))
      .map((text) => text.replace(/^(Item|For each of items) [^:]+: (?=\S)/, ""));
    const text = mine.join("\n\n");
    const isStated = mine.length > paragraphs.filter((paragraph) => !about.test(paragraph)).length + 1;
    const faults = textFaultsOf(words ? text.replaceAll(words, "my own words") : text);
    return [...faults, ...(isStated ? [] : ["says nothing"])].map((fault) => `item ${place + 1}: ${fault}`);
  });
  return [...whole, ...ofEach];
}

const about = /^(?:Item|For each of items) ([\d, and]+)(: |(?=, as ))/;

/** What has no number is about each item. */
function isAbout(paragraph: string, number: number): boolean {
  const numbers = about.exec(paragraph)?.[1];
  return numbers === undefined || numbers.split(/\D+/).includes(`${number}`);
}

/** A debt that was sold was paid before its buyer opened the account. */
const isSold = /^ *Original creditor: /m;
const openedAndPaid = [/it was opened on (\w+ \d+, \d{4})/, /I paid this debt in full on (\w+ \d+, \d{4})/] as const;

/** Pairs of days of which the first cannot be after the second. */
const inOrder: readonly (readonly [RegExp, RegExp])[] = [
  [/it was opened on (\w+ \d+, \d{4})/, /it was closed on (\w+ \d+, \d{4})/],
  openedAndPaid,
  [/was mailed on (\w+ \d+, \d{4})/, /reached you on (\w+ \d+, \d{4})/],
  [/reached you on (\w+ \d+, \d{4})/, /to reinvestigate it ended on (\w+ \d+, \d{4})/],
  [/to reinvestigate it ended on (\w+ \d+, \d{4})/, /^(\w+ \d+, \d{4})$/m],
  [/received my dispute of the item below on (\w+ \d+, \d{4})/, /^(\w+ \d+, \d{4})$/m],
  [/your letter of (\w+ \d+, \d{4})/, /^(\w+ \d+, \d{4})$/m],
  [/my credit report of (\w+ \d+, \d{4})/i, /^(\w+ \d+, \d{4})$/m],
];

function crossedDates(text: string): string[] {
  const pairs = inOrder.filter((pair) => pair !== openedAndPaid || !isSold.test(text));
  return pairs.flatMap(([first, second]) => {
    const days = [first, second].map((day) => day.exec(text)?.[1]);
    const [from, to] = days.map((day) => (day === undefined ? Number.NaN : Date.parse(`${day} UTC`)));
    return from !== undefined && to !== undefined && from > to ? [`dates cross: ${days.join(" after ")}`] : [];
  });
}

function findRepeated(text: string): string[] {
  const sentences = text.split(/(?<=[.:])\s+|\n{2,}/).map((sentence) => sentence.trim());
  const long = sentences.filter((sentence) => sentence.length > 30);
  return long.flatMap((sentence, place) => (long.indexOf(sentence) < place ? [`repeated: ${sentence}`] : []));
}

const holes = [
  /[{}]/,
  /undefined|null|NaN|Invalid Date/,
  /\(\s*\)/,
  /\s[,.;:](\s|$)/m,
  /“\s*”/,
  /\[[a-z ]+\]/i,
  /\.\./,
];

function gaps(text: string): string[] {
  return holes.filter((hole) => hole.test(text)).map((hole) => `a gap: ${hole.exec(text)?.[0]}`);
}

function addressFaults(bureau: Bureau, text: string): string[] {
  const { name, street, city, state, zipCode } = bureauAddresses[bureau];
  const isAddressed = text.includes(`\n${name}\n${street}\n${city}, ${state} ${zipCode}\n`);
  const others = bureaus.filter((other) => other !== bureau && text.includes(bureauNames[other]));
  return [...(isAddressed ? [] : ["another address"]), ...others.map((other) => `names ${other}`)];
}

function enclosureFaults(text: string, { id, excerpt, exhibits }: ReadLetter["enclosed"]): string[] {
  const named = [...text.matchAll(/Exhibit ([A-Z]), /g)].map(([, letter]) => letter).join("");
  const real = Array.from({ length: exhibits }, (_, place) => String.fromCharCode(65 + place)).join("");
  const faults = [
    named === real ? "" : `names exhibits “${named}”, encloses “${real}”`,
    text.includes("copy of my government-issued ID") === id ? "" : "a copy of the ID is named or enclosed alone",
    /the lines of my \w+ report/.test(text) === excerpt ? "" : "the excerpt is named or enclosed alone",
  ];
  return faults.filter(Boolean);
}

/** How much of what two letters say is the same, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** What a text says, in runs of three words. */
export function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$§]+/gu) ?? [];
  return new Set(words.slice(2).map((word, place) => `${words[place]} ${words[place + 1]} ${word}`));
}
