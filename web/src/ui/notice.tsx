import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "./icons";
import { forcedEdge } from "./theme/forced-colors";

type NoticeProps = {
  tone?: "info" | "warning" | "danger" | "success";
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Reads itself out when it appears after the page did. */
  isAnnounced?: boolean;
};

const palettes = { info: "accent", warning: "warning", danger: "danger", success: "success" } as const;
const icons = { info: InfoIcon, warning: WarningIcon, danger: WarningIcon, success: CheckIcon };

/** Something to know before going on. The icon and the words say the tone, not the colour alone. */
export function Notice({ tone = "info", title, children, action, isAnnounced }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === "danger" ? "alert" : "status";

  return (
    <Flex
      role={isAnnounced === true ? role : undefined}
      colorPalette={palettes[tone]}
      bg="colorPalette.subtle"
      css={forcedEdge}
      borderRadius="card"
      padding="4"
      gap={{ base: "2", md: "3" }}
      align="flex-start"
    >
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0">
        <Icon />
      </Box>
      <Box flex="1" minWidth="0">
        {title !== undefined && <Text fontWeight="semibold">{title}</Text>}
        {children !== undefined && (
          <Text as="div" maxWidth="prose" textWrap="pretty">
            {children}
          </Text>
        )}
        {action !== undefined && action !== null && (
          // What to press has the accent in every notice: one colour for actions.
          <Box mt="3" colorPalette="accent">
            {action}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
