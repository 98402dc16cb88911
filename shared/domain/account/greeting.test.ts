import { greetingName } from "./greeting";
import { hasWebAddress } from "./web-address";

const emailProvenAt = "2026-03-05T10:00:00.000Z";

test.each([
  ["whose address is proven is greeted by name", { firstName: "Maya", emailProvenAt }, "Maya"],
  ["whose address is not proven is greeted without a name", { firstName: "Maya" }, undefined],
  ["without a name is greeted without one", { emailProvenAt }, undefined],
  ["is never greeted by a link", { firstName: "Win at prize.example", emailProvenAt }, undefined],
])("a member %s", (_, person, name) => {
  expect(greetingName(person)).toBe(name);
});

test.each([
  "https://x.example",
  "evil.com",
  "www.x",
  "t.co/a",
  "a@b",
  "evil．com",
  "evil。site",
  "evil｡site",
  "Hola.evil.site",
])("%s is a web or e-mail address", (text) => expect(hasWebAddress(text)).toBe(true));

test.each(["Maya", "J.R. Ames, Jr.", "O’Neil-Núñez", "St. John", "1842 N.W. 5th St., Apt. 3/B", "李"])(
  "%s is none",
  (text) => expect(hasWebAddress(text)).toBe(false),
);

test.each(["a", "1", "a-", "a."])("a body full of %j is searched in one pass", (part) => {
  const text = part.repeat(200_000);
  const before = performance.now();

  hasWebAddress(text.slice(0, -1));

  expect(performance.now() - before).toBeLessThan(1_000);
});
