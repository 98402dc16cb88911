import { useRef, useState } from "react";

/** The one field of a small form that must not be empty: a try without it says so there, and leads there. */
export function useRequired(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);

  return {
    field,
    error: isTried && value === "" ? "This field is required" : undefined,
    /** To be asked at each try. */
    isMissing: (): boolean => {
      setTried(true);
      if (value === "") field.current?.focus();
      return value === "";
    },
  };
}
