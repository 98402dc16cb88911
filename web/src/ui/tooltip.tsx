import { Box } from "@chakra-ui/react";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";

const OPEN_MS = 700;
const SKIP_MS = 300;

// Shared by all tooltips: whoever goes on to the next button does not wait again.
let closedAt = Number.NEGATIVE_INFINITY;

type TooltipProps = { words: string; children: ReactNode };

/** Shows in words what a button says by a picture alone, to whoever rests on it. Screen readers have the button's own name. */
export function Tooltip({ words, children }: TooltipProps) {
  const { isOpen, rest, leave } = useRest();
  const enter = ({ pointerType }: PointerEvent) => pointerType !== "touch" && rest();
  // Not where a dialog that a pointer closed gives the focus back.
  const focus = ({ target }: FocusEvent) => target.matches(":focus-visible") && rest();

  return (
    <Box
      display="inline-flex"
      position="relative"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={leave}
      onClick={leave}
    >
      {children}
      {isOpen && (
        <Box
          aria-hidden="true"
          position="absolute"
          top="100%"
          insetInlineEnd="0"
          px="3"
          py="1"
          bg="bg.surface"
          color="fg"
          fontSize="sm"
          whiteSpace="nowrap"
          borderWidth="1px"
          borderColor="border.line"
          borderRadius="control"
          boxShadow="float"
          animation="fade-in 150ms ease-out"
        >
          {words}
        </Box>
      )}
    </Box>
  );
}

function useRest() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setIsOpen(false);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  const rest = () => {
    clearTimeout(timer.current);
    const isGoingOn = Date.now() - closedAt < SKIP_MS;
    timer.current = setTimeout(() => setIsOpen(true), isGoingOn ? 0 : OPEN_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = Date.now();
    setIsOpen(false);
  };
  return { isOpen, rest, leave };
}
