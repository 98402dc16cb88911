import { Box, type BoxProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { useIntl } from "react-intl";

type PageFrameProps = BoxProps & { page: number; ref: Ref<HTMLDivElement> };

/** The frame in which a page of the member's own file scrolls; a keyboard reaches it. */
export function PageFrame({ page, ...rest }: PageFrameProps) {
  const { formatMessage } = useIntl();

  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={formatMessage({ id: "upload.page" }, { page })}
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
