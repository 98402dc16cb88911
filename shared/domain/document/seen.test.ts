import { seenIn } from "./seen";

test.each([
  ["letter", "Dear Ms. Lopez,\nThank you for your visit.\nSincerely,\nAnn Bell"],
  ["letter", "Estimada señora López:\nle enviamos adjunto el contrato.\nAtentamente, Ana"],
  ["bank-statement", "Statement period 09/01 - 09/30\nOpening balance $120.00\nDeposits $400.00"],
  ["bank-statement", "Estado de cuenta\nSaldo inicial $120\nDepósitos $400"],
  ["score-only", "Your FICO score\n684\nGood\nScore range 300 to 850"],
  ["identity-document", "DRIVER LICENSE\nDOB 01/02/1990 SEX F\nCLASS C"],
  ["no-text", "12 . 3 -- 55 | |"],
  ["other-document", "Grandmother's apple pie\nTwo cups of flour"],
])("a %s is known by its words", (kind, text) => {
  expect(seenIn(text)).toBe(kind);
});
