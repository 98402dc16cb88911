import type { LetterFacts } from "#functions/letters/letter-facts";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { bureaus } from "#shared/domain/bureau/bureau";
import { missingBlockProofs } from "#shared/domain/dispute/block";
import { formReasons, parseReasons, type ReasonKey, reasonsFor } from "#shared/domain/dispute/reasons";
import { ownershipValues, reasonsOf, type StatedFact, statusValues } from "#shared/domain/dispute/stated-facts";
import { refusalOf } from "#shared/domain/dispute/statements";
import type { Exhibit } from "#shared/domain/evidence/exhibit";
import { proofKinds } from "#shared/domain/evidence/proof";
import { type ItemType, itemTypes } from "#shared/domain/report/negative-item";

/** One letter of the corpus. `stated`: what it is about in short, the same for letters that may be alike. */
export type CorpusLetter = { name: string; stated: string; facts: LetterFacts };

const ON = "2026-11-20";
const creditors = [
  "Northgate Recovery",
  "Blue Heron Bank",
  "Summit Auto Finance",
  "Lakeside Medical",
  "Pine Card Services",
];

/**
 * Letters of every kind: each reason of either vocabulary about each kind of item, pairs of reasons, exact facts, rounds after each
 * answer, later letters and blocks; what a member could not state is left out, as the product refuses it.
 */
export function letterCorpus(): CorpusLetter[] {
  return [
    ...singleReasons(),
    ...formLabels(),
    ...pairs(),
    ...exactFacts(),
    ...laterRounds(),
    ...laterLetters(),
    ...blocks(),
  ];
}

/** Letters about two to five items of the corpus that ask one bureau for the same kind of thing, some of one reason and some of several. */
export function sharedCorpus(): { name: string; parts: LetterFacts[] }[] {
  const alone = letterCorpus().filter(({ facts: { kind, item } }) => !kind && item.isReported);
  return Array.from({ length: 60 }, (_, place) => {
    const bureau = bureaus[place % bureaus.length] ?? "experian";
    const isAnnual = place % 4 === 0 || undefined;
    const rounds = alone.filter(({ facts: { previous } }) => (place % 5 === 0) === (previous !== undefined));
    const parts = Array.from({ length: 2 + (place % 4) }, (_item, index) => {
      const { facts } = rounds[(place * 7 + index * (place % 3 === 0 ? 1 : 11)) % rounds.length] ?? alone[0] ?? never();
      const exhibits = facts.exhibits?.map((exhibit) => ({ ...exhibit, proofId: `${exhibit.proofId}-${index % 3}` }));
      return {
        ...facts,
        bureau,
        exhibits,
        hasIdEnclosed: place % 2 === 0,
        item: { ...facts.item, fromAnnualReport: isAnnual },
      };
    });
    return { name: `${parts.length} items (${place})`, parts };
  });
}

function never(): never {
  throw new Error("an empty corpus");
}

function singleReasons(): CorpusLetter[] {
  return itemTypes.flatMap((itemType) => reasonsFor(itemType).flatMap((reason) => letterOf(itemType, [reason]) ?? []));
}

function formLabels(): CorpusLetter[] {
  return formReasons.flatMap((label, place) => {
    const reasons = parseReasons(label) ?? [];
    return (
      letterOf(itemTypes[place % itemTypes.length] ?? "other", reasons, {
        explanation: `I wrote to them in ${2015 + place}.`,
      }) ?? []
    );
  });
}

function pairs(): CorpusLetter[] {
  return (["charge_off", "collection"] as const).flatMap((itemType) => {
    const reasons = reasonsFor(itemType).filter((reason) => reason !== "identity_theft");
    return reasons.flatMap((one, place) =>
      reasons
        .slice(place + 1)
        .flatMap((other) => letterOf(itemType, [one, other], { explanation: "I have their letter." }) ?? []),
    );
  });
}

const facts: readonly StatedFact[] = [
  { field: "balance", right: 45, knownFrom: "statement" },
  { field: "late_month", right: "2024-03", knownFrom: "bank_record" },
  { field: "date_opened", right: "2021-05-03", knownFrom: "letter" },
  { field: "date_closed", right: "2024-02-01", knownFrom: "letter" },
  { field: "first_delinquency", right: "2019-07-14", knownFrom: "own_records" },
  { field: "paid_on", right: "2020-06-30", knownFrom: "receipt" },
  { field: "discharged_on", right: "2022-01-15", knownFrom: "court_paper" },
  { field: "duplicate_of", right: "Harbor Bank, account 4411", knownFrom: "letter" },
  ...ownershipValues.map((right): StatedFact => ({ field: "ownership", right, knownFrom: "own_records" })),
  ...statusValues.map((right): StatedFact => ({ field: "status", right, knownFrom: "letter" })),
];

/** Each fact alone, each two of them, and each beside each reason. */
function exactFacts(): CorpusLetter[] {
  const distinct = facts.filter(({ field }, place) => facts.findIndex((fact) => fact.field === field) === place);
  const pairs = distinct.flatMap((one, place) => distinct.slice(place + 1).map((other) => [one, other]));
  const stated = [...facts.map((one) => [one]), ...pairs];
  const alone = stated.map((some) => ({ some, also: [] as ReasonKey[] }));
  const beside = distinct.flatMap((one) => reasonsFor("charge_off").map((reason) => ({ some: [one], also: [reason] })));
  const settled: StatedFact[] = facts.filter(({ field }) => field === "paid_on");
  const zero = {
    some: [{ field: "balance" as const, right: 0, knownFrom: "statement" as const }, ...settled],
    also: [],
  };
  return [...alone, ...beside, zero].flatMap(({ some, also }) => {
    const reasons = [...new Set([...some.flatMap((fact) => reasonsOf(fact).slice(0, 1)), ...also])];
    return letterOf("charge_off", reasons, { statedFacts: some }) ?? [];
  });
}

const answers: readonly NonNullable<LetterFacts["previous"]>[] = [
  { answeredOn: "2026-10-30", outcome: "verified" },
  { answeredOn: "2026-10-28", outcome: "verified", letterOn: "2026-10-28" },
  { answeredOn: "2026-10-30", outcome: "frivolous" },
  { answeredOn: "2026-10-27", outcome: "frivolous", letterOn: "2026-10-27" },
  { answeredOn: "2026-10-30", outcome: "no_response", lastDay: "2026-10-20" },
  { answeredOn: "2026-10-30", outcome: "no_response" },
];

function laterRounds(): CorpusLetter[] {
  return answers.flatMap((previous, place) =>
    (["not_mine", "incorrect_amount", "outdated"] as const).flatMap((reason, index) => {
      const itemType = itemTypes[(place + index) % itemTypes.length] ?? "other";
      return letterOf(itemType, [reason], { previous, round: 2 + index, exhibits: exhibitsOf(1 + place) }) ?? [];
    }),
  );
}

const way = {
  mailedOn: "2026-09-15",
  deliveredOn: "2026-09-18",
  lastDay: "2026-10-18",
  trackingNumber: "9407 1000 0000 0000",
};
const later: readonly Partial<LetterFacts>[] = [
  {
    kind: "added_information",
    addsTo: { receivedOn: "2026-11-03" },
    round: 1,
    words: "the bank's letter of November 9.",
  },
  { kind: "procedure_request", previous: answers[0] },
  { kind: "procedure_request", previous: answers[1] },
  { kind: "no_answer_demand", previous: { answeredOn: "2026-10-30", outcome: "no_response", ...way } },
  { kind: "no_answer_demand", previous: { answeredOn: "2026-10-30", outcome: "no_response", mailedOn: way.mailedOn } },
  { kind: "cure", previous: answers[2], words: "proof of my address." },
  { kind: "cure", previous: answers[3], words: "a copy of my ID" },
  {
    kind: "reinsertion",
    previous: { answeredOn: "2026-08-02", outcome: "deleted" },
    shownAgain: { on: "2026-11-10", wasGone: true },
  },
  {
    kind: "reinsertion",
    previous: { answeredOn: "2026-08-02", outcome: "deleted", letterOn: "2026-08-02" },
    shownAgain: { on: "2026-11-10", wasGone: false },
  },
  { kind: "consumer_statement", previous: answers[0], words: "I never had an account with this company." },
  { kind: "none", previous: answers[0] },
];

function laterLetters(): CorpusLetter[] {
  return later.flatMap((change, place) =>
    (["collection", "late_payment"] as const).flatMap((itemType, index) => {
      const reasons: ReasonKey[] = [index === 0 ? "not_mine" : "incorrect_amount"];
      return letterOf(itemType, reasons, { round: 2, exhibits: exhibitsOf((place + index) % 3), ...change }) ?? [];
    }),
  );
}

function blocks(): CorpusLetter[] {
  const enclosed = exhibitsOf(proofKinds.length);
  return ["collection" as const, "charge_off" as const].flatMap((itemType) => {
    const letter = letterOf(itemType, ["identity_theft"], { kind: "block", exhibits: enclosed });
    return letter && missingBlockProofs(letter.facts)?.length === 0 ? [letter] : [];
  });
}

let made = 0;

/** Undefined for what a member could not state about such an item. */
function letterOf(
  itemType: ItemType,
  reasons: ReasonKey[],
  change: Partial<LetterFacts> = {},
): CorpusLetter | undefined {
  const place = made++;
  const explanation = change.explanation ?? (reasons.includes("other") ? `It was sold ${place} days ago.` : undefined);
  const { consumer, item } = makeLetterFacts();
  const facts = makeLetterFacts({
    bureau: bureaus[place % bureaus.length],
    writtenOn: ON,
    consumer,
    reasons,
    hasIdEnclosed: place % 2 === 0,
    exhibits: exhibitsOf(place % 3),
    item: {
      ...item,
      itemType,
      creditorName: creditors[place % creditors.length] ?? "",
      amount: 200 + 13 * place,
      // What the bureau reports already is not stated.
      status: change.statedFacts?.some(({ right }) => right === "open") ? "closed" : item.status,
      accountNumber: `****${1000 + place}`,
      fromAnnualReport: place % 5 === 0 || undefined,
      excerpt: place % 4 === 0 ? [{ page: 2, line: 7, text: "Balance: $200" }] : undefined,
    },
    details: place % 7 === 0 ? { fileNumber: `F-${place}`, previousAddress: "12 Old Road, Troy, NY 12180" } : undefined,
    ...change,
    explanation,
  });
  if (refusalOf({ reasons, explanation, statedFacts: facts.statedFacts }, [facts.item], ON)) return undefined;
  const stated = JSON.stringify([reasons, explanation, facts.statedFacts, facts.kind, facts.previous, facts.words]);
  return {
    name: `${itemType}, ${reasons.join(" and ")}${facts.kind ? `, ${facts.kind}` : ""} (${place})`,
    stated,
    facts,
  };
}

function exhibitsOf(count: number): Exhibit[] | undefined {
  if (count === 0) return undefined;
  return proofKinds
    .slice(0, count)
    .map((kind, place) => ({ proofId: `P${place}`, kind, pages: 1 + place, sha256: `${place}` }));
}
