import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

// One screen ahead: a reader who scrolls or tabs on finds it there.
const AHEAD = "100% 0px";

/** Draws its content, and lets it ask the server, once its place is a screen away or nearer. A browser that cannot say draws it at once. */
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
    return () => observer.disconnect();
  }, [isNear]);

  if (isNear) return children;
  return (
    <Box ref={place} width="full">
      {placeholder}
    </Box>
  );
}
