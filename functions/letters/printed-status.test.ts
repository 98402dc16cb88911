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
