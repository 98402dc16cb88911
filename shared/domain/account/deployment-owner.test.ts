import { isProvenOwner } from "./deployment-owner";

const proven = { email: "boss@example.com", emailProvenAt: "2026-03-05T10:00:00.000Z" };

test.each([
  ["with the proven address of the deployment is its owner", proven, " Boss@Example.com ", true],
  ["a person who only typed the address is not", { email: proven.email }, proven.email, false],
  ["with another proven address is not", { ...proven, email: "other@example.com" }, proven.email, false],
  ["is not the owner of a deployment that names no owner", proven, undefined, false],
  [
    "without an address is not the owner of one that names no owner",
    { emailProvenAt: proven.emailProvenAt },
    " ",
    false,
  ],
])("a person %s", (_, person, ownerEmail, isOwner) => {
  expect(isProvenOwner(person, ownerEmail)).toBe(isOwner);
});
