import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#shared/api/schemas/common";
import { terms } from "#shared/testing/terms";

/** Every message of a language, as [key, message]. */
function messagesOf(language: Language): [string, string][] {
  const folder = join(__dirname, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.flatMap((name) =>
    Object.entries<string>(JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>),
  );
}

/** The keys of the messages that have the term. */
const keysWith = (language: Language, term: RegExp) =>
  messagesOf(language).flatMap(([key, message]) => (term.test(message) ? [key] : []));

test.each(terms.es)("Spanish says “%s” and nothing else", (_, other) => {
  expect(keysWith("es", other)).toEqual([]);
});

test.each(terms.en)("English says “%s” plainly", (_, riddle) => {
  expect(keysWith("en", riddle)).toEqual([]);
});

// Spelled as the specification names them on the disputes page; the short label differs only for "sent".
test("a status has one spelling", () => {
  for (const language of ["en", "es"] as const) {
    const said = new Map(messagesOf(language));
    for (const status of ["draft", "submitted", "in_review", "resolved", "rejected"]) {
      expect(said.get(`dispute.status.${status}`)).toBe(said.get(`disputes.status.${status}`));
    }
  }
});
