import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Exhibit, joinExhibits } from "#shared/domain/evidence/exhibit";
import type { LetterDetails } from "#shared/domain/evidence/letter-details";
import { printable } from "#shared/domain/text/printable";
import { asksBlock, disputeLetter, greetingOf, hasExcerpt, statedIn } from "./dispute-letter";
import type { Letter, LetterItem } from "./letter";
import type { LetterFacts } from "./letter-facts";
import {
  aboutItems,
  excerptSheet,
  exhibitsParagraph,
  itemRows,
  itemsNamed,
  type Paragraph,
  sayer,
  type WordingId,
} from "./letter-words";

/**
 * The facts of one letter: of a dispute, or of several that share it (`parts`, at least two, in the order of their items). Who
 * writes, when, with which exhibits and details is then said by the facts around them.
 */
export type WrittenFacts = LetterFacts & { parts?: readonly LetterFacts[] };

/**
 * One letter about the items of several disputes, all of which are worth a letter to this bureau: bureaus set aside near-identical
 * letters that come on one day. Each exhibit goes with it once.
 *
 * @param own whose writer it names; one of `parts` alone makes its own letter
 */
export function joinFacts(own: LetterFacts, parts: readonly LetterFacts[]): WrittenFacts {
  const [first] = parts;
  if (!first || parts.length === 1) return own;
  const writtenOn =
    parts
      .map((part) => part.writtenOn)
      .sort()
      .at(-1) ?? own.writtenOn;
  const exhibits = joinExhibits(parts.flatMap((part) => part.exhibits ?? []));
  return {
    ...first,
    consumer: own.consumer,
    writtenOn,
    hasIdEnclosed: own.hasIdEnclosed,
    exhibits: exhibits.length > 0 ? exhibits : undefined,
    reportNumber: eachOnce(parts.map(({ reportNumber }) => reportNumber)),
    details: joinDetails(parts.flatMap(({ details }) => details ?? [])),
    parts: parts.map((part) => ({ ...part, writtenOn })),
  };
}

const eachOnce = (values: (string | undefined)[]) => [...new Set(values.filter(Boolean))].join("; ") || undefined;

/** What was chosen for any of the letters: it says who the writer is, not what is wrong. */
function joinDetails(all: readonly LetterDetails[]): LetterDetails | undefined {
  if (all.length === 0) return undefined;
  return {
    previousAddress: eachOnce(all.map(({ previousAddress }) => previousAddress)),
    fileNumber: eachOnce(all.map(({ fileNumber }) => fileNumber)),
    showsSsn: all.some(({ showsSsn }) => showsSsn) || undefined,
    signature: all.find(({ signature }) => signature)?.signature,
  };
}

/** The letter that these facts make. */
export function writtenLetter(facts: WrittenFacts): Letter {
  const { parts } = facts;
  if (!parts) return disputeLetter(facts);
  const say = sayer(facts);
  const count = () => ({ count: `${parts.length}` });
  const [subject, opening] = beginningOf(parts);
  return {
    ...disputeLetter(facts),
    title: printable(`Dispute letter to ${bureauNames[facts.bureau]}: ${namesOf(facts)}`),
    subject: say(subject, count),
    opening: [say(opening, count)],
    items: parts.map(itemOf),
    body: [...statements(parts), ...requests(facts, parts), ...enclosed(facts, parts)],
    excerpts: parts.filter(hasExcerpt).map(excerptSheet),
  };
}

/** Subject and opening: of requests to block, of disputes, and of disputes that were answered before. */
function beginningOf(parts: readonly LetterFacts[]): [WordingId, WordingId] {
  if (parts.every(asksBlock)) return ["letters.shared.blockSubject", "letters.shared.blockOpening"];
  const isRenewed = parts.some(({ previous }) => previous);
  return [isRenewed ? "letters.shared.subjectNextRound" : "letters.shared.subject", "letters.shared.opening"];
}

/** Whom the items of a letter are from. */
export function namesOf({ item, parts }: WrittenFacts): string {
  return (parts ?? [{ item }]).map((part) => part.item.creditorName).join(", ");
}

function itemOf(part: LetterFacts, place: number): LetterItem {
  const heading = sayer(part)("letters.shared.itemHeading", () => ({ number: `${place + 1}` }));
  return { heading, rows: itemRows(part), spanishRows: itemRows(part, "es") };
}

const renewed: Partial<Record<WordingId, WordingId>> = {
  "letters.openingNextRound": "letters.shared.openingNextRound",
  "letters.openingNextRoundDated": "letters.shared.openingNextRoundDated",
  "letters.openingUnanswered": "letters.shared.openingUnanswered",
  "letters.openingAgain": "letters.shared.openingAgain",
  "letters.openingFrivolous": "letters.shared.openingFrivolous",
  "letters.openingFrivolousDated": "letters.shared.openingFrivolousDated",
};

/** What became of the items, what is stated of them, and how they were verified: each for all of them before the next. */
function statements(parts: readonly LetterFacts[]): Paragraph[] {
  return [becameOf, statedOf, verifiedBy].flatMap((say) => saidOnce(parts.map(say)));
}

/** What is the same of several items is said once, with their numbers. */
function saidOnce(ofEach: readonly Paragraph[][]): Paragraph[] {
  const places = new Map<string, { paragraph: Paragraph; of: number[] }>();
  for (const [place, paragraphs] of ofEach.entries()) {
    for (const paragraph of paragraphs) {
      const said = places.get(paragraph.english) ?? { paragraph, of: [] };
      places.set(paragraph.english, { ...said, of: [...said.of, place] });
    }
  }
  return [...places.values()].map(({ paragraph, of }) => aboutItems(of, paragraph));
}

function becameOf(part: LetterFacts): Paragraph[] {
  const before = asksBlock(part) ? undefined : renewed[greetingOf(part)];
  return before ? [sayer(part)(before)] : [];
}

function statedOf(part: LetterFacts): Paragraph[] {
  const say = sayer(part);
  if (asksBlock(part)) {
    return [say("letters.blockStatement"), ...(part.explanation ? [say("letters.explanation")] : [])];
  }
  return withAlternative(statedIn(part, say), say);
}

function verifiedBy(part: LetterFacts): Paragraph[] {
  return !asksBlock(part) && part.previous?.outcome === "verified" ? [sayer(part)("letters.method")] : [];
}

/** The sentence for the case that a debt of another stays is one with those that follow it: they are said of the same item. */
function withAlternative(stated: Paragraph[], say: ReturnType<typeof sayer>): Paragraph[] {
  const alternative = say("letters.alternative").english;
  const place = stated.findIndex(({ english }) => english === alternative);
  if (place < 0) return stated;
  const values = stated.slice(place);
  const text = (language: keyof Paragraph) => values.map((paragraph) => paragraph[language]).join(" ");
  return [...stated.slice(0, place), { english: text("english"), spanish: text("spanish") }];
}

function requests(facts: WrittenFacts, parts: readonly LetterFacts[]): Paragraph[] {
  const say = sayer(facts);
  if (asksBlock(facts)) return [say("letters.shared.blockDuty"), say("letters.blockResults")];
  const isAnnual = parts.every(({ item }) => item.fromAnnualReport);
  return [
    say(isAnnual ? "letters.shared.dutyAnnual" : "letters.shared.duty"),
    ...(parts.some(({ previous }) => previous?.outcome === "frivolous") ? [say("letters.missing")] : []),
    say("letters.results"),
  ];
}

/** The list of what goes with the letter, and for which of its items. */
function enclosed(facts: WrittenFacts, parts: readonly LetterFacts[]): Paragraph[] {
  const say = sayer(facts);
  const { exhibits = [], hasIdEnclosed } = facts;
  const placesOf = (has: (part: LetterFacts) => boolean | undefined) =>
    parts.flatMap((part, place) => (has(part) ? [place] : []));
  const excerpts = placesOf(hasExcerpt);
  const itemsOf = ({ proofId }: Exhibit) => placesOf((part) => part.exhibits?.some((each) => each.proofId === proofId));
  return [
    ...(hasIdEnclosed ? [say("letters.enclosures")] : []),
    ...(excerpts.length > 0
      ? [say("letters.shared.excerpt", (language) => ({ items: itemsNamed(excerpts, language) }))]
      : []),
    ...(exhibits.length > 0 ? [exhibitsParagraph(exhibits, itemsOf)] : []),
  ];
}
