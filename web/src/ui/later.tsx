import { Box } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useEffect } from "react";

/** Where a page is drawn so long after it was asked for, phone or network are slow; where not, all of it is drawn in one go. */
const SLOW_MS = 1_000;

/** The path that the app started at, until its page has been drawn. */
let starting: string | undefined = location.pathname;

/** Going on and going back find the page whole, and so does a link that leads into it. */
const isDrawnWhole = () =>
  performance.now() < SLOW_MS || location.pathname !== starting || location.search !== "" || location.hash !== "";

type LaterProps = {
  children: ReactNode;
  /** What keeps the place of it in a list. */
  as?: "div" | "li";
  /** How high that is, for what a phone does not show but a wide screen has in sight. */
  height?: string;
};

/**
 * What is below a phone's first screenful: on the page that the app starts with, a slow phone draws it right after that, which is then
 * there half a second sooner. Until then its place is as high as the screen, or as `height` says, so that nothing in sight moves.
 */
export function Later({ children, as, height = "100dvh" }: LaterProps) {
  const isDrawn = useDeferredValue(true, isDrawnWhole());

  useEffect(() => {
    if (isDrawn) starting = undefined;
  }, [isDrawn]);

  return isDrawn ? children : <Box as={as} minHeight={height} listStyleType="none" />;
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
