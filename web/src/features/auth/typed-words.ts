import { useCallback, useEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && hasWords(target));

/** Checkboxes and searches are quickly repeated, and passwords are never kept. */
const hasWords = ({ type }: HTMLInputElement) => ["text", "email", "tel", "number", "date"].includes(type);

/**
 * Whether the page holds words that its reader typed. They stay in their fields and are stored nowhere.
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
