import { bureauNames } from "#shared/domain/bureau/addresses";
import { daysBetween } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { isUnanswered } from "#shared/domain/dispute/reinvestigation";
import { type Exhibit, exhibitLetter } from "#shared/domain/evidence/exhibit";
import { obsolescence } from "#shared/domain/report/obsolescence";
import { isPublicRecord } from "#shared/domain/report/public-record";
import type { ReportedDate } from "#shared/domain/report/reported-date";
import { printable } from "#shared/domain/text/printable";
import english from "#shared/i18n/en/letters.json";
import spanish from "#shared/i18n/es/letters.json";
import { bureauValueInSpanish } from "./bureau-values";
import type { LetterFacts } from "./letter-facts";
import { dollars, listed, longDate, longMonth } from "./letter-values";

export type WordingId = keyof typeof english;
export type Language = "en" | "es";

/** What a letter says that is no dispute of an item; what is enclosed follows its body. */
export type LetterWordings = { subject: WordingId; opening: WordingId[]; body: WordingId[] };

/** The letter's own English and, for the reader of the screen, what it says in Spanish. */
export type Paragraph = { english: string; spanish: string };

export const wordings: Record<Language, Record<WordingId, string>> = { en: english, es: spanish };

/** What a sentence says beside the facts of its letter, by language. */
type More = (language: Language) => Record<string, string>;

/** Says the catalogue's sentences with the facts of one letter in them. */
export function sayer(facts: LetterFacts): (id: WordingId, more?: More) => Paragraph {
  const values = { en: valuesIn("en", facts), es: valuesIn("es", facts) };
  const say = (id: WordingId, language: Language, more?: More) =>
    fill(wordings[language][id], { ...values[language], ...more?.(language) });
  return (id, more) => ({ english: printable(say(id, "en", more)), spanish: say(id, "es", more) });
}

/** What a letter about several items says of some of them: "Items 1 and 3: …". @param places from 0 */
export function aboutItems(places: readonly number[], { english, spanish }: Paragraph): Paragraph {
  const id: WordingId = places.length === 1 ? "letters.shared.aboutItem" : "letters.shared.aboutItems";
  const inLanguage = (language: Language, text: string) =>
    fill(wordings[language][id], { numbers: numbersOf(places, language), text });
  return { english: printable(inLanguage("en", english)), spanish: inLanguage("es", spanish) };
}

/** "item 2", "items 1 and 3". @param places from 0 */
export function itemsNamed(places: readonly number[], language: Language): string {
  const id: WordingId = places.length === 1 ? "letters.shared.item" : "letters.shared.items";
  return fill(wordings[language][id], { numbers: numbersOf(places, language) });
}

function numbersOf(places: readonly number[], language: Language): string {
  const numbers = places.map((place) => `${place + 1}`);
  return listed(numbers, language);
}

/** The sheet with the uploaded report's own lines about the item, in English. */
export function excerptSheet(facts: LetterFacts): { title: string; rows: string[][] } {
  const { excerpt = [] } = facts.item;
  const words = wordings.en;
  const head = [words["letters.excerptPage"], words["letters.excerptLine"], words["letters.excerptText"]];
  const rows = excerpt.map(({ page, line, text }) => [`${page}`, `${line}`, printable(text)]);
  return { title: printable(fill(words["letters.excerptTitle"], valuesIn("en", facts))), rows: [head, ...rows] };
}

/** Under what else the bureau may find the writer's file, line by line. */
export function referenceLines({ bureau, reportNumber, details = {} }: LetterFacts): string[] {
  const { previousAddress, fileNumber } = details;
  const words = wordings.en;
  const lines = [
    previousAddress && fill(words["letters.previousAddress"], { address: previousAddress }),
    // What the writer says it is goes before what was read.
    fileNumber
      ? fill(words["letters.fileNumber"], { number: fileNumber })
      : reportNumber && fill(words[`letters.reportNumber.${bureau}`], { number: reportNumber }),
  ];
  return lines.flatMap((line) => (line ? [printable(line)] : []));
}

/**
 * The letter's list of its exhibits, which names each by its letter.
 *
 * @param itemsOf of a letter about several items those that an exhibit belongs to, places from 0
 */
export function exhibitsParagraph(exhibits: readonly Exhibit[], itemsOf?: (exhibit: Exhibit) => number[]): Paragraph {
  const inLanguage = (language: Language) => {
    const words = wordings[language];
    const named = exhibits.map((exhibit, place) => {
      const { kind, pages } = exhibit;
      const text = fill(words["letters.exhibit"], {
        letter: exhibitLetter(place),
        kind: words[`letters.proof.${kind}`],
        pages: pages === 1 ? words["letters.exhibitPage"] : fill(words["letters.exhibitPages"], { count: `${pages}` }),
      });
      if (!itemsOf) return text;
      return fill(words["letters.shared.exhibit"], { exhibit: text, items: itemsNamed(itemsOf(exhibit), language) });
    });
    return fill(words["letters.exhibits"], { exhibits: named.join("; ") });
  };
  return { english: inLanguage("en"), spanish: inLanguage("es") };
}

/** What is above each page of an exhibit: "Exhibit A: account statement, page 1 of 2". @param page from 1 */
export function exhibitCover({ kind, pages }: Exhibit, { place, page }: { place: number; page: number }): string {
  const words = wordings.en;
  const values = { letter: exhibitLetter(place), kind: words[`letters.proof.${kind}`] };
  return fill(words["letters.exhibitCover"], { ...values, page: `${page}`, pages: `${pages}` });
}

/** How letters name the answers that they contradict: a bureau that has changed its file gets none. */
const refusals: Partial<Record<DisputeOutcome, WordingId>> = {
  verified: "letters.outcome.verified",
  frivolous: "letters.outcome.frivolous",
  no_response: "letters.outcome.no_response",
  block_declined: "letters.outcome.block_declined",
};

function valuesIn(language: Language, facts: LetterFacts): Record<string, string | undefined> {
  const { item, previous, writtenOn } = facts;
  const words = wordings[language];
  const day = (value: ReportedDate | undefined) => (value ? longDate(value, language) : undefined);
  const kind = isPublicRecord(item) ? "record" : "account";
  const creditor = { creditor: item.creditorName };
  const refused = previous && refusals[previous.outcome];

  return {
    ...creditor,
    bureau: bureauNames[facts.bureau],
    furnisher: fill(words[`letters.furnisher.${kind}`], creditor),
    source: fill(words[`letters.source.${kind}`], creditor),
    ...reportIn(language, facts),
    amount: item.amount === undefined ? undefined : dollars(item.amount),
    dates: datesIn(language, facts),
    explanation: facts.explanation,
    answeredOn: day(previous?.answeredOn),
    letterOn: day(previous?.letterOn),
    mailedOn: day(previous?.mailedOn),
    deliveredOn: day(previous?.deliveredOn),
    lastDay: day(previous?.lastDay),
    tracking: previous?.trackingNumber && fill(words["letters.demand.tracking"], { number: previous.trackingNumber }),
    days: previous?.mailedOn && `${daysBetween(previous.mailedOn, writtenOn)}`,
    words: facts.kind === "cure" ? facts.words?.replace(/[.\s]+$/, "") : facts.words,
    receivedOn: day(facts.addsTo?.receivedOn),
    shownOn: day(facts.shownAgain?.on),
    unansweredOn: day(isUnanswered(previous?.lastDay, previous?.answeredOn ?? "") ? previous?.answeredOn : writtenOn),
    outcome: refused && words[refused],
    removalMonth: item.removalOn && longMonth(item.removalOn.slice(0, 7), language),
    dofd: day(item.dateOfFirstDelinquency),
    filedOn: day(item.dateReported),
    legalMaxOn: day(obsolescence(item, writtenOn).legalMaxOn),
  };
}

/** The report in the writer's hands; one without a day of its own is named without one. */
function reportIn(language: Language, { bureau, reportDate }: LetterFacts) {
  const words = wordings[language];
  const kind = reportDate ? "dated" : "undated";
  const values = { bureau: bureauNames[bureau], day: reportDate && longDate(reportDate, language) };
  return {
    report: fill(words[`letters.report.${kind}`], values),
    bureauReport: fill(words[`letters.bureauReport.${kind}`], values),
  };
}

function datesIn(language: Language, { item }: LetterFacts): string {
  const words = wordings[language];
  const reported = isPublicRecord(item) ? "dateFiled" : "dateReported";
  const named = [
    ["dateOpened", item.dateOpened],
    [reported, item.dateReported],
    ["dateOfFirstDelinquency", item.dateOfFirstDelinquency],
  ] as const;
  return named
    .flatMap(([name, day]) =>
      day ? [`${words[`letters.label.${name}`].toLowerCase()}: ${longDate(day, language)}`] : [],
    )
    .join(", ");
}

/** The item as the bureau reports it, label and value; what it does not say is said to be unknown or not provided. */
export function itemRows({ item }: LetterFacts, language: Language = "en"): (readonly [string, string])[] {
  const { isReported } = item;
  const isRecord = isPublicRecord(item);
  const words = wordings[language];
  const day = (value: ReportedDate | undefined) => value && longDate(value, language);
  // That it is open may only be that nothing says closed: no one said it.
  const isClosed = item.understoodStatus === undefined && item.status === "closed";
  const status = item.payStatus
    ? bureauValue(item.payStatus, language)
    : isClosed
      ? words["letters.status.closed"]
      : undefined;
  // A court's case and an inquiry have no amount: there is none to be unknown.
  const withoutAmount = item.itemType === "other" || (isRecord && item.itemType === "bankruptcy");
  const unknown = withoutAmount ? undefined : words["letters.unknown"];
  const amount = item.amount === undefined ? unknown : dollars(item.amount);
  const reportedOn = day(item.dateReported) ?? words["letters.notProvided"];
  const rows: [name: LabelName, value: string | undefined][] = [
    [isRecord ? "court" : "creditor", item.creditorName],
    ["originalCreditor", item.originalCreditor],
    [isRecord ? "caseNumber" : "accountNumber", item.accountNumber ?? words["letters.notProvided"]],
    ["type", words[`letters.type.${item.itemType}`]],
    ["amount", isReported ? amount : undefined],
    ["status", isReported ? status : undefined],
    ["payRemark", isReported && item.payRemark ? bureauValue(item.payRemark, language) : undefined],
    ["dateOpened", day(item.dateOpened)],
    [isRecord ? "dateFiled" : "dateReported", isReported ? reportedOn : undefined],
    ["dateOfFirstDelinquency", day(item.dateOfFirstDelinquency)],
  ];
  return rows.flatMap(([name, value]) => (value ? [[words[`letters.label.${name}`], printable(value)] as const] : []));
}

export const bureauValue = (text: string, language: Language) =>
  language === "es" ? bureauValueInSpanish(text) : text;

type LabelName = WordingId extends infer Id ? (Id extends `letters.label.${infer Name}` ? Name : never) : never;

export const fill = (wording: string, values: Record<string, string | undefined>) =>
  wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
