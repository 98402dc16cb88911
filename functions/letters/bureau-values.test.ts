import { metro2Status, ratingWords } from "#functions/providers/bureau/crs-values";
import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import { bureauWords } from "#shared/domain/report/bureau-words";
import { bureauValueInSpanish } from "./bureau-values";

const bureaus = new SimulatedBureaus({ now: () => new Date("2026-11-20T12:00:00Z"), wait: async () => undefined });

/** All words that the simulated bureaus write of the accounts of many people. */
async function simulatedWords() {
  const words = new Set<string>();
  for (let number = 0; number < 200; number += 1) {
    const address = { street: "12 Elm Street", city: "Dayton", state: "OH", zipCode: "45402" };
    const names = { firstName: "Maya", lastName: "Sample", phone: "(555) 014-2233", dateOfBirth: "1985-06-14" };
    const person = { ...names, ssn: `66641${1_000 + number}`, address };
    const outcome = await bureaus.pull({ person, consentId: "consent", attempt: 1 });
    const entries = outcome.kind === "report" ? outcome.files.flatMap((file) => file.entries) : [];
    for (const { accountType, payStatus, remarks } of entries) {
      for (const text of [accountType, payStatus, remarks]) if (text) words.add(text);
    }
  }
  return [...words];
}

test("what bureaus write of an account, by our own tables, is said in Spanish with their English words beside it", async () => {
  const words = [...(await simulatedWords()), ...Object.values(metro2Status), ...Object.values(ratingWords)];
  const parts = words.flatMap((text) => bureauWords(text).map(({ english }) => english));
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((english) => bureauValueInSpanish(english) === english)).toEqual([]);
});
