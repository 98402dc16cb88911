import { createHash } from "node:crypto";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dateFields } from "#shared/domain/dispute/stated-facts";
import { ReasonKey } from "#shared/domain/schemas";
import { disputeLetter, LETTER_EDITION } from "./dispute-letter";
import { letterText } from "./letter-text";

test("a change of the letters' words raises LETTER_EDITION, and both are noted here", () => {
  const previous = { answeredOn: "2026-10-30", outcome: "verified" as const };
  const item = { ...makeLetterFacts().item, payStatus: "Charged off" };
  const kinds: Parameters<typeof makeLetterFacts>[0][] = [
    ...ReasonKey.options.map((reason) => ({ reasons: [reason] })),
    { reasons: ["other"], hasIdEnclosed: true },
    { reasons: ["other"], explanation: "It was sold twice." },
    ...[previous, { ...previous, outcome: "no_response" as const }, { ...previous, outcome: "frivolous" as const }].map(
      (each) => ({ previous: each }),
    ),
    { previous: { ...previous, outcome: "no_response", lastDay: "2026-10-16" } },
    ...(["bankruptcy", "judgment", "tax_lien", "late_payment"] as const).map((itemType) => ({
      item: { ...item, itemType, dateOfFirstDelinquency: undefined, dateReported: "2016-01-02" },
      reasons: [...ReasonKey.options],
    })),
    {
      item: { ...item, amount: undefined, dateOpened: undefined, dateReported: undefined },
      reasons: [...ReasonKey.options],
    },
    { item: { ...item, amount: 0, payStatus: "Paid collection" }, reasons: ["paid_in_full"] },
    { item: { ...item, amount: 0 }, reasons: ["incorrect_amount", "paid_in_full"] },
    {
      item: { ...item, amount: 0 },
      reasons: ["paid_in_full"],
      statedFacts: [{ field: "paid_on", right: "2024-01-05", knownFrom: "receipt" }],
    },
    { item: { ...item, isReported: false } },
    { item: { ...item, isReported: false }, reasons: ["incorrect_amount", "incorrect_dates"] },
    { reasons: ["incorrect_dates"], explanation: "I opened it in 2021." },
    { item: { ...item, fromAnnualReport: true, dateOfFirstDelinquency: "2015-01-02" }, reasons: ["outdated"] },
    ...[{ dateOfFirstDelinquency: "2015-01" }, { itemType: "bankruptcy" as const, dateReported: "2016-01" }].map(
      (months) => ({ item: { ...item, dateOfFirstDelinquency: undefined, ...months }, reasons: ["outdated" as const] }),
    ),
    {
      item: { ...item, dateOpened: "2023-02", dateClosed: "2024-06", dateOfFirstDelinquency: "2022-07" },
      reasons: ["incorrect_dates"],
      statedFacts: dateFields.map((field) => ({ field, right: "2021-05-04", knownFrom: "letter" })),
    },
  ];
  const textOf = (facts: Parameters<typeof makeLetterFacts>[0]) => letterText(disputeLetter(makeLetterFacts(facts)));
  const words = bureaus.flatMap((bureau) => kinds.map((facts) => textOf({ bureau, ...facts })));
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
  expect([LETTER_EDITION, hash]).toEqual([13, "P6JjSdKdlyI2k1HEL7d6H1DlL81c8ucMO25ozoeECWY"]);
});
