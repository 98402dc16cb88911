import { Box, type BoxProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { useIntl } from "react-intl";

/** Which page is shown, and for which of how many items: each frame has a name of its own. */
export type PageShown = { page: number; place: { index: number; count: number } };

type PageFrameProps = BoxProps & { shown: PageShown; ref: Ref<HTMLDivElement> };

/** The frame in which a page of the member's own file scrolls; a keyboard reaches it. */
export function PageFrame({ shown: { page, place }, ...rest }: PageFrameProps) {
  const { formatMessage } = useIntl();

  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={formatMessage({ id: "upload.page.of" }, { page, ...place })}
      position="relative"
      maxHeight={{ base: "40vh", md: "96" }}
      minHeight="32"
      overflow="auto"
      borderWidth="1px"
      borderColor="border.line"
      borderRadius="card"
      {...rest}
    />
  );
}
