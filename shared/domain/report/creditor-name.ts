const legalForms = /\b(the|inc|llc|llp|lp|ltd|co|corp|corporation|company|na|n a|usa)\b/g;
const FEWEST_LETTERS = 4;

function creditorKey(name: string): string {
  const words = name.toLowerCase().replaceAll(/[.,'’&/-]/g, " ");
  return words.replaceAll(legalForms, " ").replaceAll(/\s+/g, "");
}

/** Whether two printed names may be the same company's, legal forms and punctuation aside. */
export function isSameCreditor(a: string, b: string): boolean {
  const [one, other] = [creditorKey(a), creditorKey(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether one name may be the other one shortened, as bureaus do: its letters in their order, from the same first one on ("SYNCB"). */
export function mayAbbreviate(a: string, b: string): boolean {
  const [short = "", long = ""] = [creditorKey(a), creditorKey(b)].sort((one, other) => one.length - other.length);
  if (short.length < FEWEST_LETTERS || short[0] !== long[0]) return false;
  let from = 0;
  return [...short].every((letter) => {
    from = long.indexOf(letter, from) + 1;
    return from > 0;
  });
}
