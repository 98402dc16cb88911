import { useCallback, useEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && hasWords(target));

/** What is ticked is soon ticked again, what is searched for soon typed, and passwords are to be forgotten. */
const hasWords = ({ type }: HTMLInputElement) => ["text", "email", "tel", "number", "date"].includes(type);

/**
 * Whether the page holds words that its reader typed. They stay where they are: no storage gets to know them.
 *
 * @returns a function to ask with
 */
export function useTypedWords(): () => boolean {
  const fields = useRef(new Set<Field>());

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (isField(target)) fields.current.add(target);
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, []);

  return useCallback(() => {
    for (const field of fields.current) if (!field.isConnected) fields.current.delete(field);
    return [...fields.current].some(({ value }) => value.trim() !== "");
  }, []);
}
