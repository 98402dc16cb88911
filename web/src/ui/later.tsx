import { Box } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useEffect } from "react";

/** Whether a first screenful has been drawn since the app started. */
let isStarted = false;

/** A link into the page leads there at once, and going back finds its place: then the page is drawn whole. */
const isDrawnWhole = () => isStarted || location.search !== "" || location.hash !== "";

type LaterProps = {
  children: ReactNode;
  /** What keeps the place of it in a list. */
  as?: "div" | "li";
};

/**
 * What is below a phone's first screenful: when the app starts, it is drawn right after that, which a slow phone then shows half a second
 * sooner. Until then its place is as high as the screen, so that nothing in sight moves.
 */
export function Later({ children, as }: LaterProps) {
  const isDrawn = useDeferredValue(true, isDrawnWhole());

  useEffect(() => {
    if (isDrawn) isStarted = true;
  }, [isDrawn]);

  return isDrawn ? children : <Box as={as} minHeight="100dvh" listStyleType="none" />;
}

type RowsProps<Row> = {
  rows: readonly Row[];
  /** How many fill a phone's first screenful. */
  first: number;
  children: (row: Row) => ReactNode;
};

/** The rows of a list: the first ones at once, the others later. */
export function Rows<Row>({ rows, first, children: draw }: RowsProps<Row>) {
  return (
    <>
      {rows.slice(0, first).map(draw)}
      {rows.length > first && <Later as="li">{rows.slice(first).map(draw)}</Later>}
    </>
  );
}
