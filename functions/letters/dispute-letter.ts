import { bureauAddresses, bureauNames } from "#shared/domain/bureau/addresses";
import { isSettled } from "#shared/domain/dispute/bureau-answers";
import { statedReasons } from "#shared/domain/dispute/reasons";
import { isUnanswered } from "#shared/domain/dispute/reinvestigation";
import type { StatedFact } from "#shared/domain/dispute/stated-facts";
import {
  assertSomething,
  factsToState,
  type Reported,
  type Sentence,
  sentencesOf,
} from "#shared/domain/dispute/statements";
import { isNoLongerCarried } from "#shared/domain/report/public-record";
import { printable } from "#shared/domain/text/printable";
import { blockWordings } from "./block-words";
import { assertsError, factParagraph } from "./fact-words";
import { followUpWordings } from "./follow-up-letter";
import type { Letter } from "./letter";
import type { LetterFacts } from "./letter-facts";
import { longDate } from "./letter-values";
import {
  excerptSheet,
  exhibitsParagraph,
  itemRows,
  type LetterWordings,
  type Paragraph,
  referenceLines,
  sayer,
  type WordingId,
} from "./letter-words";

/**
 * Raised with each change of what the letters say: the words that a member approved are the words that are mailed, and those of
 * another edition cannot be printed any more.
 */
export const LETTER_EDITION = 13;

/**
 * The dispute letter of one bureau in one round: who writes, the item as that bureau reports it, each stated reason with what is
 * asked for, and the bureau's duty. In the consumer's own name, plain and factual; it claims nothing that the consumer did not,
 * and nothing that the bureau's own values contradict. FCRA 611, 15 U.S.C. § 1681i; elements of the CFPB's instructions for
 * disputes by mail. After identity theft it asks for a block in place of that: FCRA 605B. A later letter about an item that its
 * bureau has answered says what follows from the answer.
 */
export function disputeLetter(facts: LetterFacts): Letter {
  const { bureau, consumer, details = {} } = facts;
  const to = bureauAddresses[bureau];
  const say = sayer(facts);
  const wordings = wordingsOf(facts);

  return {
    title: printable(`Dispute letter to ${bureauNames[bureau]}: ${facts.item.creditorName}`),
    sender: [
      consumer.fullName,
      consumer.street,
      `${consumer.city}, ${consumer.state} ${consumer.zipCode}`,
      ...(consumer.phone ? [consumer.phone] : []),
    ].map(printable),
    recipient: [to.name, to.street, `${to.city}, ${to.state} ${to.zipCode}`],
    date: longDate(facts.writtenOn, "en"),
    subject: say(wordings?.subject ?? subjectOf(facts)),
    greeting: say("letters.greeting"),
    opening: (wordings?.opening ?? openingOf(facts)).map((id) => say(id)),
    items: [{ rows: itemRows(facts), spanishRows: itemRows(facts, "es") }],
    body: [...(wordings?.body.map((id) => say(id)) ?? bodyOf(facts, say)), ...enclosed(facts, say)],
    closing: say("letters.closing"),
    signature: printable(consumer.fullName),
    writtenAt: new Date(`${facts.writtenOn}T12:00:00Z`),
    excerpts: hasExcerpt(facts) ? [excerptSheet(facts)] : [],
    drawnSignature: details.signature,
    identification: { ssnLast4: consumer.ssnLast4, birthYear: consumer.birthYear, showsSsn: details.showsSsn },
    references: referenceLines(facts),
  };
}

/**
 * Whether a round has a letter to a bureau at all, to mail or only to download: later letters go to some bureaus, and one that has
 * changed its file when last asked has nothing left to be asked for.
 */
export function hasLetter(facts: LetterFacts): boolean {
  if (facts.kind && !asksBlock(facts)) return facts.kind !== "none";
  return !isSettled(facts.previous?.outcome);
}

/**
 * Whether a bureau is to be written to: there is a letter to it, it reports the item, not as the consumer says already, and has not
 * refused the very same.
 */
export function isWorthMailing(facts: LetterFacts): boolean {
  if (facts.isRepeated || !hasLetter(facts)) return false;
  if (facts.kind && !asksBlock(facts)) return true;
  return facts.item.isReported && !asksNothing(facts);
}

/** FCRA 605B. */
export const asksBlock = ({ kind }: LetterFacts) => kind === "block";

/** What is said where a round has no letter to a bureau: it is never mailed, and never to be read. */
const noLetter: LetterWordings = { subject: "letters.subject", opening: ["letters.none"], body: [] };

function wordingsOf(facts: LetterFacts): LetterWordings | undefined {
  if (!hasLetter(facts)) return noLetter;
  return asksBlock(facts) ? blockWordings(facts) : followUpWordings(facts);
}

/** The values of a bureau that does not report the item are not known. */
function reportedIn({ item }: LetterFacts): Reported {
  return item.isReported ? item : { itemType: item.itemType, status: "open" };
}

function sentencesIn(facts: LetterFacts): Sentence[] {
  return sentencesOf(facts, reportedIn(facts), facts.writtenOn);
}

/** A bureau that does not report the item has nothing to correct. */
function exactFacts(facts: LetterFacts): StatedFact[] {
  return facts.item.isReported ? factsToState(facts, facts.item) : [];
}

/** The bureau reports the item, and all that was stated already. */
function asksNothing(facts: LetterFacts): boolean {
  if (facts.kind || !facts.item.isReported) return false;
  return statedReasons(facts).length > 0 && sentencesIn(facts).length === 0 && exactFacts(facts).length === 0;
}

function subjectOf({ kind, previous }: LetterFacts): WordingId {
  if (kind === "cure") return "letters.cure.subject";
  return previous ? "letters.subjectNextRound" : "letters.subject";
}

function openingOf(facts: LetterFacts): WordingId[] {
  if (asksNothing(facts)) return ["letters.asksNothing"];
  const supplied = (facts.exhibits?.length ?? 0) > 0 ? "letters.cure.supplied" : "letters.cure.restated";
  return [
    greetingOf(facts),
    ...(facts.kind === "cure" ? ([supplied] as const) : []),
    facts.item.isReported ? "letters.item" : "letters.notReported",
  ];
}

/** The sentence that a dispute begins with: what became of the round before, or that this is the first one. */
export function greetingOf(facts: LetterFacts) {
  const { previous, item, writtenOn } = facts;
  if (facts.kind === "cure") return previous?.letterOn ? "letters.cure.openingDated" : "letters.cure.opening";
  if (previous?.outcome === "no_response")
    return isUnanswered(previous.lastDay, writtenOn) ? "letters.openingUnanswered" : "letters.openingAgain";
  if (previous?.outcome === "frivolous")
    return previous.letterOn ? "letters.openingFrivolousDated" : "letters.openingFrivolous";
  if (previous) return previous.letterOn ? "letters.openingNextRoundDated" : "letters.openingNextRound";
  const assertsOne = assertSomething(sentencesIn(facts)) || exactFacts(facts).some((fact) => assertsError(fact, item));
  return item.isReported && assertsOne ? "letters.opening" : "letters.openingAsks";
}

/** The report's own lines go with a letter that asks for something. */
export function hasExcerpt(facts: LetterFacts): boolean {
  if (!hasLetter(facts) || followUpWordings(facts)) return false;
  // The page itself shows more than its words.
  if (facts.exhibits?.some(({ shows }) => shows)) return false;
  return facts.item.isReported && (facts.item.excerpt?.length ?? 0) > 0 && !asksNothing(facts);
}

function bodyOf(facts: LetterFacts, say: ReturnType<typeof sayer>): Paragraph[] {
  if (asksNothing(facts)) return [];
  const { item, previous } = facts;
  const rest: WordingId[] = [
    item.fromAnnualReport ? "letters.dutyAnnual" : "letters.duty",
    // How an item was verified can be asked only of one that was.
    ...(previous?.outcome === "verified" ? ["letters.method" as const] : []),
    ...(previous?.outcome === "frivolous" ? ["letters.missing" as const] : []),
    "letters.results",
  ];
  return [...statedIn(facts, say), ...rest.map((id) => say(id))];
}

/** What a dispute states of its item and asks for: facts, reasons, and the consumer's own words. */
export function statedIn(facts: LetterFacts, say: ReturnType<typeof sayer>): Paragraph[] {
  const { item, explanation } = facts;
  const sentences = sentencesIn(facts);
  const exact = exactFacts(facts);
  const rest: WordingId[] = [
    ...(sentences.length + exact.length === 0 ? ["letters.asksOnly" as const] : []),
    ...(item.isReported && isNoLongerCarried(item.itemType) ? ["letters.noLongerCarried" as const] : []),
    ...(explanation ? ["letters.explanation" as const] : []),
  ];
  return [
    ...exact.map((fact) => factParagraph(facts, fact)),
    ...sentences.map((sentence) => say(`letters.${sentence}`)),
    ...rest.map((id) => say(id)),
  ];
}

/** The list of what goes with a letter. */
function enclosed(facts: LetterFacts, say: ReturnType<typeof sayer>): Paragraph[] {
  if (!hasLetter(facts) || asksNothing(facts)) return [];
  const { hasIdEnclosed, exhibits = [] } = facts;
  return [
    ...(hasIdEnclosed ? [say("letters.enclosures")] : []),
    ...(hasExcerpt(facts) ? [say("letters.excerpt")] : []),
    ...(exhibits.length > 0 ? [exhibitsParagraph(exhibits)] : []),
  ];
}
