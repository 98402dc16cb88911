/** Whether a text, from a form's field or an address, is one of the words of a list. */
export function isOneOf<Word extends string>(words: readonly Word[], text: unknown): text is Word {
  return words.some((word) => word === text);
}
