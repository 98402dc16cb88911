import { Box, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";

type PickerFooterProps = {
  count: number;
  /** How many may be chosen in all, where that is known. */
  cap?: number;
  /** What the selection costs, or what is left of the plan. */
  note?: ReactNode;
  /** What is still missing; announced. */
  problem?: ReactNode;
  /** The button that goes on. */
  children: ReactNode;
};

/** Stays at the foot of the window while a list is chosen from: how many, on which plan, and the way on. */
export function PickerFooter({ count, cap, note, problem, children }: PickerFooterProps) {
  const foot = useRoomForFocus();

  return (
    <Box
      ref={foot}
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border.line"
      mx={{ base: "-4", md: "0" }}
      px="4"
      py="3"
      // Where little is seen at once (400 % zoom, a phone on its side) it would cover what it is about.
      css={{ "@media (max-height: 30rem)": { position: "static" } }}
    >
      {problem !== undefined && (
        <Text role="alert" color="fg.error" fontWeight="semibold" mb="2">
          {problem}
        </Text>
      )}
      <Flex gap={{ base: "2", sm: "4" }} justify="space-between" align="center" wrap="wrap">
        <Box flex="1" minWidth={{ base: "full", sm: "0" }}>
          <Text role="status" fontWeight="semibold">
            <FormattedMessage id={cap === undefined ? "item.selected" : "item.selectedOf"} values={{ count, cap }} />
          </Text>
          {note !== undefined && (
            <Text color="fg.quiet" textStyle="sm">
              {note}
            </Text>
          )}
        </Box>
        {children}
      </Flex>
    </Box>
  );
}

/** What takes the focus by the keyboard must not come to lie under the footer (WCAG 2.4.11), which grows with what it says. */
function useRoomForFocus() {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = foot.current;
    if (!box) return;
    const page = document.documentElement;
    const leaveRoom = () => {
      const covers = getComputedStyle(box).position === "sticky";
      page.style.scrollPaddingBottom = covers ? `${box.offsetHeight + 16}px` : "";
    };
    const observer = new ResizeObserver(leaveRoom);
    observer.observe(box);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBottom = "";
    };
  }, []);
  return foot;
}
