import type { LetterFacts } from "#functions/letters/letter-facts";

/** A first letter to Equifax about a collection that is not the consumer's. */
export function makeLetterFacts(facts: Partial<LetterFacts> = {}): LetterFacts {
  return {
    bureau: "equifax",
    writtenOn: "2026-11-20",
    round: 1,
    consumer: {
      fullName: "Maya Lopez",
      street: "1200 Harbor Street",
      city: "Albany",
      state: "NY",
      zipCode: "12207",
      phone: "(518) 555-0134",
      ssnLast4: "1234",
      birthYear: "1988",
    },
    reportDate: "2026-11-18",
    item: {
      isReported: true,
      itemType: "collection",
      creditorName: "Northgate Recovery",
      accountNumber: "****4821",
      amount: 1240,
      status: "open",
      dateOpened: "2023-02-01",
      dateReported: "2026-10-03",
      dateOfFirstDelinquency: "2022-07-14",
      originalCreditor: "Blue Heron Utilities",
    },
    reasons: ["not_mine"],
    hasIdEnclosed: false,
    ...facts,
  };
}
