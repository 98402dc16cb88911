import { Box, Button, type ButtonProps } from "@chakra-ui/react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type DisclosureProps = {
  /** The button's content, and its name where that is not enough. */
  button: (isOpen: boolean) => ReactNode;
  label: string;
  buttonProps?: ButtonProps;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a sheet under the header. Closes with Escape and when the focus leaves. */
export function Disclosure({ button, label, buttonProps, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    trigger.current?.focus();
  }

  function closeWhenLeft(event: FocusEvent) {
    if (box.current?.contains(event.relatedTarget) === false) setIsOpen(false);
  }

  return (
    <Box ref={box} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Button
        ref={trigger}
        variant="ghost"
        colorPalette="neutral"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
        {...buttonProps}
      >
        {button(isOpen)}
      </Button>
      {isOpen && (
        <Box
          id={id}
          // Takes a press on its own surface, so that the focus does not count as gone.
          tabIndex={-1}
          outline="none"
          position="absolute"
          top="100%"
          insetInlineEnd={{ base: "0", sm: "4", md: "6" }}
          width={{ base: "full", sm: "xs" }}
          mt={{ base: "0", sm: "2" }}
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border.line"
          borderRadius={{ base: "0", sm: "card" }}
          boxShadow="float"
          padding="3"
          animation="fade-in 150ms ease-out"
        >
          {children(() => setIsOpen(false))}
        </Box>
      )}
    </Box>
  );
}
