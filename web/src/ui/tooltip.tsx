import { Tooltip as ChakraTooltip, Portal } from "@chakra-ui/react";
import type { ReactElement } from "react";

const OPEN_MS = 700;
/** How long it stays after the pointer left: meanwhile the next button's tooltip opens without the wait. */
const SKIP_MS = 300;

type TooltipProps = { words: string; children: ReactElement };

/** Shows in words what a button says by a picture alone. */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={OPEN_MS}
      closeDelay={SKIP_MS}
      positioning={{ placement: "bottom-end" }}
      lazyMount
      unmountOnExit
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{words}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
