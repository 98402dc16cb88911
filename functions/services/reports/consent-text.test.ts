import { consentText, coversMonitoring } from "./consent-text";

test("other words are another version: each version's hashes are these, and allow a monthly pull or not", () => {
  const [en, es] = [consentText("en"), consentText("es")];

  expect([en.textVersion, en.textHash, es.textHash]).toEqual([
    "2026-11-c",
    "1ab3151a846bbfde66b465a53919cd5eaeee93ba8a476b38e88fc14884a8ad88",
    "f541e3c16f608f65fa4505bd265acb022bf7ca32d32aa9b90c219fa2cc6c6a5a",
  ]);
  expect(en.text.join(" ")).toContain("once each month");
  expect(es.text.join(" ")).toContain("una vez al mes");
});

test.each([
  ["the present words", { textVersion: "2026-11-c" }, true],
  ["the words before, in other Spanish", { textVersion: "2026-11-b" }, true],
  ["the first words, which named one inquiry", {}, false],
  ["an unknown version of the words", { textVersion: "1999" }, false],
])("a consent to %s", (_, consent, covers) => {
  expect(coversMonitoring(consent)).toBe(covers);
});
