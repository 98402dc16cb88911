import { bureauAddresses, bureauNames } from "#shared/domain/bureau/addresses";
import type { Day } from "#shared/domain/days";
import { type ReasonKey, statedReasons } from "#shared/domain/dispute/reasons";
import { obsolescence } from "#shared/domain/report/obsolescence";
import english from "#shared/i18n/en/letters.json";
import spanish from "#shared/i18n/es/letters.json";
import type { LetterFacts } from "./letter-facts";
import { printable } from "./printable";

type WordingId = keyof typeof english;
type Language = "en" | "es";

/** The letter's own English and, for the reader of the screen, what it says in Spanish. */
export type Paragraph = { english: string; spanish: string };

/** One letter in parts; lines are ready to print. */
export type Letter = {
  title: string;
  sender: string[];
  recipient: string[];
  date: string;
  subject: Paragraph;
  opening: Paragraph[];
  itemRows: (readonly [label: string, value: string])[];
  body: Paragraph[];
  signature: string;
  identification: { ssnLast4?: string; birthYear?: string };
};

/**
 * Raised with each change of what the letters say: the words that a member approved are the words that are mailed, and those of
 * another edition cannot be printed any more.
 */
export const LETTER_EDITION = 1;

const wordings: Record<Language, Record<WordingId, string>> = { en: english, es: spanish };

/**
 * The dispute letter of one bureau in one round: who writes, the item as that bureau reports it, each stated reason with what is
 * asked for, and the bureau's duty. In the consumer's own name, plain and factual; it claims nothing that the consumer did not.
 * FCRA 611, 15 U.S.C. § 1681i; elements of the CFPB's instructions for disputes by mail.
 */
export function disputeLetter(facts: LetterFacts): Letter {
  const { bureau, consumer, item, previous } = facts;
  const to = bureauAddresses[bureau];
  const say = sayer(facts);

  return {
    title: printable(`Dispute letter to ${bureauNames[bureau]}: ${item.creditorName}`),
    sender: [
      consumer.fullName,
      consumer.street,
      `${consumer.city}, ${consumer.state} ${consumer.zipCode}`,
      ...(consumer.phone ? [consumer.phone] : []),
    ].map(printable),
    recipient: [to.name, to.street, `${to.city}, ${to.state} ${to.zipCode}`],
    date: longDate(facts.writtenOn, "en"),
    subject: say(previous ? "letters.subjectNextRound" : "letters.subject"),
    opening: [say(openingOf(facts)), say(item.isReported ? "letters.item" : "letters.notReported")],
    itemRows: itemRows(facts),
    body: [
      ...statedReasons(facts).map((reason) => say(wordingOf(reason, facts))),
      ...(facts.explanation ? [say("letters.explanation")] : []),
      say(item.fromAnnualReport ? "letters.dutyAnnual" : "letters.duty"),
      ...(previous && previous.outcome !== "no_response" ? [say("letters.method")] : []),
      say("letters.results"),
      ...(facts.hasIdEnclosed ? [say("letters.enclosures")] : []),
    ],
    signature: printable(consumer.fullName),
    identification: { ssnLast4: consumer.ssnLast4, birthYear: consumer.birthYear },
  };
}

function openingOf(facts: LetterFacts): WordingId {
  if (facts.previous?.outcome === "no_response") return "letters.openingUnanswered";
  if (facts.previous) return "letters.openingNextRound";
  return statedReasons(facts).length > 0 ? "letters.opening" : "letters.openingAsks";
}

/** "Outdated" may call an item obsolete only once the law's own limit is past, counted from the delinquency that the letter names. */
function wordingOf(reason: ReasonKey, { item, writtenOn }: LetterFacts): WordingId {
  const { status, basisDate } = obsolescence(item, writtenOn);
  const isObsolete = status === "obsolete" && basisDate === item.dateOfFirstDelinquency;
  return reason === "outdated" && isObsolete ? "letters.obsolete" : `letters.${reason}`;
}

function sayer(facts: LetterFacts): (id: WordingId) => Paragraph {
  const values = { en: valuesIn("en", facts), es: valuesIn("es", facts) };
  return (id) => ({ english: printable(fill(wordings.en[id], values.en)), spanish: fill(wordings.es[id], values.es) });
}

function valuesIn(language: Language, facts: LetterFacts): Record<string, string | undefined> {
  const { item, previous } = facts;
  const words = wordings[language];
  const day = (value: Day | undefined) => (value ? longDate(value, language) : undefined);
  const dates = (["dateOpened", "dateReported", "dateOfFirstDelinquency"] as const)
    .filter((field) => item[field])
    .map((field) => `${words[`letters.label.${field}`].toLowerCase()}: ${day(item[field])}`);
  const outcome = words[`letters.outcome.${previous?.outcome}` as WordingId] ?? words["letters.outcome.verified"];

  return {
    bureau: bureauNames[facts.bureau],
    creditor: item.creditorName,
    reportDate: day(facts.reportDate),
    amount: dollars(item.amount),
    dates: dates.join(", "),
    explanation: facts.explanation,
    answeredOn: day(previous?.answeredOn),
    outcome,
    dofd: day(item.dateOfFirstDelinquency),
    legalMaxOn: day(obsolescence(item, facts.writtenOn).legalMaxOn),
  };
}

function itemRows({ item }: LetterFacts): (readonly [string, string])[] {
  const label = (field: string) => english[`letters.label.${field}` as WordingId];
  const status = item.payStatus ?? english[`letters.status.${item.status}`];
  const rows: [string, string | undefined][] = [
    [label("creditor"), item.creditorName],
    [label("originalCreditor"), item.originalCreditor],
    [label("accountNumber"), item.accountNumber ?? "Not provided"],
    [label("type"), english[`letters.type.${item.itemType}`]],
    [label("amount"), item.isReported ? dollars(item.amount) : undefined],
    [label("status"), item.isReported ? status : undefined],
    [label("dateOpened"), item.dateOpened && longDate(item.dateOpened, "en")],
    [label("dateReported"), item.isReported && item.dateReported ? longDate(item.dateReported, "en") : undefined],
    [label("dateOfFirstDelinquency"), item.dateOfFirstDelinquency && longDate(item.dateOfFirstDelinquency, "en")],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, printable(value)] as const] : []));
}

const fill = (wording: string, values: Record<string, string | undefined>) =>
  wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Whole dollars as the bureaus print them; cents where a report has them, always two digits. */
const dollars = (amount: number) =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

// Making a format takes longer than the rest of a letter.
const longDates = {
  en: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }),
};

function longDate(day: Day, language: Language): string {
  return longDates[language].format(new Date(`${day}T00:00:00Z`));
}
