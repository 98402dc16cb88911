import catalogue from "#shared/i18n/en/bureau.json";
import { bureauWords } from "./bureau-words";

test.each([
  ["Charged off as bad debt; account sold", ["charged_off_as_bad_debt", "account_sold"], [undefined, undefined]],
  ["Current; was 60 days past due", ["current", "was_n_days_past_due"], [undefined, 60]],
  ["CHAPTER 7 BANKRUPTCY", ["chapter_n_bankruptcy"], [7]],
  ["Paid in full, was a repossession", ["paid_in_full_was_a_repossession"], [undefined]],
  ["", [], []],
])("what a bureau writes is known by its parts: %s", (text, keys, numbers) => {
  const words = bureauWords(text);
  expect([words.map(({ key }) => key), words.map(({ n }) => n)]).toEqual([keys, numbers]);
});

test("every word of the Spanish catalogue is found by the bureau's own English one", () => {
  for (const [id, english] of Object.entries(catalogue)) {
    const [word] = bureauWords(english.replace("{n}", "60"));
    expect(`bureau.value.${word?.key}`).toBe(id);
  }
});
