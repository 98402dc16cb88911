import { isSignatureOf } from "./signature";

const jose = { firstName: "José", lastName: "García-Luna" };

test.each([
  ["the name as it is", "José García-Luna", true],
  ["without accents and in capitals", "JOSE GARCIA LUNA", true],
  ["with more spaces", "  josé   garcía-luna ", true],
  ["with a middle name", "José M. García Luna", true],
  ["composed of other characters that look the same", "Jose\u0301 Garci\u0301a-Luna", true],
  ["the first name alone", "José", false],
  ["part of the last name", "José García", false],
  ["another first name", "Juan García-Luna", false],
  ["someone else", "Maria Sample", false],
  ["only signs", "-- ..", false],
])("a signature with %s: %s counts as %s", (_, typed, counts) => {
  expect(isSignatureOf(typed, jose)).toBe(counts);
});

test("a name with an apostrophe may be typed without it", () => {
  expect(isSignatureOf("Sinead OBrien", { firstName: "Sinéad", lastName: "O’Brien" })).toBe(true);
});
