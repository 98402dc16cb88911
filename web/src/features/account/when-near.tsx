import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

// One screen ahead: a reader who scrolls or tabs on finds it there.
const AHEAD = "100% 0px";
/** What the first screen asks for has come by then: a search in the page and a reader by ear find the rest too. */
const AT_REST_MS = 2_500;

/**
 * Draws its content, and lets it ask the server, once its place is a screen away or nearer, or the page is at rest. A browser that
 * cannot say draws it at once.
 */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === "undefined");

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    const rest = setTimeout(() => setNear(true), AT_REST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [isNear]);

  if (isNear) return children;
  return (
    <Box ref={place} width="full">
      {placeholder}
    </Box>
  );
}
