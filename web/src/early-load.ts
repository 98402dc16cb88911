import type { Language } from "#shared/api/schemas/common";
import { sessionMarker } from "./api/session-marker";
import { initialLanguage } from "./ui/initial-language";

type Start = {
  files: readonly string[];
  words: Partial<Record<Language, string>>;
  calls: readonly string[];
  isForMembers: boolean;
};

/**
 * Set by the build: the files, words and calls that each address starts with, and the words that every page starts with. In a call
 * `LANGUAGE` stands for the page's.
 */
declare const STARTS: Partial<Record<string, Start>>;
declare const WORDS: Record<Language, string>;

// Stands inline in the app's page: asks for the screen's code, its words and its data at once, not one after the other.
const start = STARTS[location.pathname];
const language = initialLanguage();
const words = [WORDS[language], start?.words[language]].filter((href) => href !== undefined);
for (const href of [...words, ...(start?.files ?? [])]) {
  const hint = document.createElement("link");
  hint.rel = "modulepreload";
  hint.href = href;
  document.head.append(hint);
}

/** Read to its end, also if no one takes it: a call that is not read to its end never ends. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

const headers = { accept: "application/json" };
const calls = start && (sessionMarker.isThere() || !start.isForMembers) ? start.calls : [];
globalThis.earlyAnswers = {};
for (const call of calls) {
  const url = call.replace("LANGUAGE", language);
  const answer = fetch(url, { credentials: "include", headers }).then(readWhole);
  // Who takes the answer hears of it; one that no one takes is no error.
  answer.catch(() => undefined);
  globalThis.earlyAnswers[url] = answer;
}
