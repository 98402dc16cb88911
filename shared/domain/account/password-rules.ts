/**
 * Of zxcvbn's scores from 0 to 4: 2 takes at least a million guesses, and sign-in lets at most 100 wrong ones pass. 3 would refuse
 * every password of eight random characters.
 */
const SAFE_SCORE = 2;

/** How much of a password must be left without the words of the person and the product. */
const LEAST_WITHOUT_OWN_WORDS = 6;
const SHORTEST_WORD = 3;

export type Person = { email?: string; firstName?: string; lastName?: string; username?: string };

/**
 * Whether a password is among the first to be tried: common and breached ones (ASVS 6.2.4, 6.2.12), and those made of the
 * person's or the product's own words (6.2.11). There are no rules of composition (6.2.5).
 */
export async function isGuessable(password: string, person: Person): Promise<boolean> {
  const text = password.normalize("NFKC");
  const words = ownWords(person);
  if (isMadeOf(words, text.toLowerCase())) return true;
  // The lists are 4 MB: they are unpacked when a password is to be checked, not whenever a function starts.
  const { passwordStrength } = await import("./password-strength");
  return passwordStrength.check(text, words).score < SAFE_SCORE;
}

function ownWords({ email = "", firstName = "", lastName = "", username = "" }: Person): string[] {
  return ["redress", email, firstName, lastName, username, ...email.split(/[^\p{L}\p{N}]+/u)]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
}

function isMadeOf(words: string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
  return rest.length < text.length && rest.length < LEAST_WITHOUT_OWN_WORDS;
}
