import { disputeLetter } from "./dispute-letter";
import type { Letter } from "./letter";
import { letterText } from "./letter-text";
import { joinFacts, type WrittenFacts, writtenLetter } from "./shared-letter";
import { faultsOf, likeness, type ReadLetter, type ReadShared, runsOf, sharedFaultsOf } from "./testing/check-letter";
import { type CorpusLetter, letterCorpus, sharedCorpus } from "./testing/letter-corpus";

const corpus = letterCorpus();

function read({ facts }: CorpusLetter, letter: Letter = disputeLetter(facts)): ReadLetter {
  const { bureau, explanation, words, exhibits = [], hasIdEnclosed, kind } = facts;
  const isEmpty = kind === "none";
  return {
    bureau,
    text: letterText(letter),
    ownWords: explanation ?? words,
    enclosed: {
      id: !isEmpty && hasIdEnclosed,
      excerpt: letter.excerpts.length > 0,
      exhibits: isEmpty ? 0 : exhibits.length,
    },
  };
}

test("no letter of the corpus contradicts itself, repeats itself, has a gap, or names what is not enclosed", () => {
  const faults = corpus.flatMap((each) => faultsOf(read(each)).map((fault) => `${each.name}: ${fault}`));
  expect(faults).toEqual([]);
});

test("the corpus has every kind of letter, item, reason and answer", () => {
  const seen = (part: (facts: CorpusLetter["facts"]) => unknown) =>
    new Set(corpus.map(({ facts }) => part(facts)).filter(Boolean)).size;
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  expect(seen(({ kind }) => kind)).toBe(8);
  expect(seen(({ item }) => item.itemType)).toBe(9);
  expect(new Set(corpus.flatMap(({ facts }) => facts.reasons)).size).toBe(11);
  expect(seen(({ previous }) => previous?.outcome)).toBe(4);
  expect(new Set(corpus.flatMap(({ facts }) => facts.statedFacts ?? []).map(({ field }) => field)).size).toBe(10);
  expect(seen(({ bureau }) => bureau)).toBe(3);
});

/** What a letter says itself: not who writes to whom, and not the table of the item. */
function saidIn({ facts }: CorpusLetter): string {
  const { subject, opening, body } = disputeLetter(facts);
  return [subject, ...opening, ...body].map(({ english }) => english).join("\n");
}

/** What is the law's and the courtesy's is the same in all; where next to nothing else is said, a bureau takes it for a template. */
const MOST_ALIKE = 0.95;

test("letters that state different things are not near-identical", () => {
  const read = corpus.map((each) => ({ ...each, said: runsOf(saidIn(each)) }));
  const alike = read.flatMap((one, place) =>
    read
      .slice(place + 1)
      .filter(({ stated, facts }) => stated !== one.stated && facts.kind !== "none")
      .filter(({ said }) => likeness(one.said, said) > MOST_ALIKE)
      .map((other) => `${one.name} is like ${other.name}`),
  );
  expect(alike).toEqual([]);
});

/** A letter with one of its sentences changed. */
function broken(change: (letter: Letter) => Partial<Letter>): string[] {
  const [sound] = corpus.filter(({ facts }) => facts.exhibits?.length === 2 && facts.hasIdEnclosed && !facts.previous);
  if (!sound) throw new Error("no letter with two exhibits");
  const letter = disputeLetter(sound.facts);
  return faultsOf(read(sound, { ...letter, ...change(letter) }));
}

const also = (english: string) => (letter: Letter) => ({ body: [...letter.body, { english, spanish: "" }] });

test.each<[string, (letter: Letter) => Partial<Letter>]>([
  ["repeated", (letter) => ({ body: [...letter.body, ...letter.body.slice(0, 1)] })],
  ["a gap", also("The correct balance is {right}.")],
  ["a gap", also("I paid it on .")],
  ["another address", () => ({ recipient: ["Experian", "P.O. Box 1", "Allen, TX 75013"] })],
  [
    "names",
    (letter) => ({
      recipient: ["Innovis", ...letter.recipient.slice(1)],
      body: also("Experian, Equifax and TransUnion have it.")(letter).body,
    }),
  ],
  ["names exhibits", also("Enclosed as proof: Exhibit C, receipt of payment (1 page).")],
  ["names exhibits", (letter) => ({ body: letter.body.filter(({ english }) => !english.includes("Exhibit")) })],
  ["a copy of the ID", (letter) => ({ body: letter.body.filter(({ english }) => !english.includes("government")) })],
  ["paid and owing", also("I have paid this debt in full. The correct balance is $45, as my receipt shows.")],
  ["not mine and paid", also("This account does not belong to me. I have paid this debt in full.")],
  ["dates cross", also("It is not so: it was opened on May 3, 2021. it was closed on February 1, 2020.")],
])("the checker finds a broken letter: %s", (fault, change) => {
  expect(broken(() => ({}))).toEqual([]);
  expect(broken(change).join("; ")).toContain(fault);
});

const shared = sharedCorpus().map(({ name, parts }) => ({ name, facts: joinFacts(parts[0] ?? never(), parts) }));

function never(): never {
  throw new Error("an empty letter");
}

function readShared(facts: WrittenFacts, letter: Letter = writtenLetter(facts)): ReadShared {
  const { bureau, exhibits = [], hasIdEnclosed, parts = [] } = facts;
  return {
    bureau,
    text: letterText(letter),
    ownWords: parts.map(({ explanation }) => explanation),
    enclosed: { id: hasIdEnclosed, excerpt: letter.excerpts.length > 0, exhibits: exhibits.length },
  };
}

test("no letter about several items contradicts itself about one of them, says a thing twice, or has an exhibit that no item names", () => {
  const faults = shared.flatMap(({ name, facts }) =>
    sharedFaultsOf(readShared(facts)).map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(new Set(shared.map(({ facts }) => facts.parts?.length))).toEqual(new Set([2, 3, 4, 5]));
  const texts = shared.map(({ facts }) => letterText(writtenLetter(facts)));
  for (const said of [
    "For each of items 1 and 2: ",
    "within 45 days",
    "Exhibit C",
    "The result, which I recorded",
    "In my own words",
  ])
    expect(texts.filter((text) => text.includes(said))).not.toEqual([]);
});

test("what is said of several items is said of each of them, after what became of them and before how they were verified", () => {
  const bodies = shared.map(({ facts }) => writtenLetter(facts).body.map(({ english }) => english));
  const numbered = /^(Item \d+|For each of items [\d, and]+)[:,]/;
  const rank = (text: string) => (/ disputed this before/.test(text) ? 0 : /Please also describe/.test(text) ? 2 : 1);
  for (const body of bodies) {
    const said = body.filter((text) => /^(Items?|For each of items) \d/.test(text));
    expect(said.filter((text) => !numbered.test(text))).toEqual([]);
    expect(said.map(rank)).toEqual(said.map(rank).sort());
  }
});

test("the checker finds a broken letter about several items", () => {
  const { facts } = shared.find((each) => each.facts.parts?.length === 3 && each.facts.exhibits) ?? never();
  const letter = writtenLetter(facts);
  const faultsWith = (more: string) =>
    sharedFaultsOf(readShared(facts, { ...letter, body: [...letter.body, { english: more, spanish: "" }] })).join("; ");
  expect(faultsWith("Item 2: This account does not belong to me. I have paid this debt in full.")).toContain(
    "item 2: not mine and paid",
  );
  expect(faultsWith("Item 1: I paid it on .")).toContain("item 1: a gap");
  expect(faultsWith(letter.body[0]?.english ?? "")).toContain(letter.body[0]?.english);
  expect(faultsWith("Enclosed as proof: Exhibit Z, receipt of payment (1 page).")).toContain("names exhibits");
});
