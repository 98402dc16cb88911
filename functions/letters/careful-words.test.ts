import { makeLetterFacts } from "#functions/testing/letter-facts";
import { disputeLetter } from "./dispute-letter";
import { letterText } from "./letter-text";

const textOf = (facts: Parameters<typeof makeLetterFacts>[0] = {}) => letterText(disputeLetter(makeLetterFacts(facts)));

test("a letter gives the status that is printed, and a remark as a remark; what is understood from both is not the bureau's word", () => {
  const { item } = makeLetterFacts();
  const words = { payStatus: "Charged Off", payRemark: "Maximum Delinquency of 120 days in 07/2022" };
  const text = textOf({ item: { ...item, ...words, understoodStatus: "Charged Off; 120 days past due" } });
  expect(text).toContain("Status: Charged Off\n");
  expect(text).toContain("Remark: Maximum Delinquency of 120 days in 07/2022\n");
  expect(text).not.toContain("past due");

  const remarkOnly = { ...item, ...words, payStatus: undefined, understoodStatus: "120 days past due" };
  expect(textOf({ item: remarkOnly })).not.toContain("Status:");
});

test("what is not known of its writer has no line in a letter", () => {
  const { consumer } = makeLetterFacts();
  const about = (known: object) =>
    textOf({ consumer: { ...consumer, ssnLast4: undefined, birthYear: undefined, ...known } });
  expect(about({})).not.toMatch(/Date of birth|Social Security/);
  expect(about({ ssnLast4: "0002" })).toContain("\nSocial Security number: ***-**-0002\n");
  expect(about({ birthYear: "1986" })).toContain("\nDate of birth: **/**/1986\n");
});

test("an amount that no report shows is asked about, and called wrong by no one", () => {
  const { item } = makeLetterFacts();
  const text = textOf({ item: { ...item, amount: undefined }, reasons: ["incorrect_amount"], explanation: undefined });
  expect(text).toContain("My copy of the report does not show which amount you report for this item. Please check it");
  expect(text).not.toMatch(/not (?:reported )?correct/);
});
