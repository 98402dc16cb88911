import { Button, Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { CloseIcon } from "./icons";
import { TOASTS_SELECTOR } from "./toast-store";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the foot; the primary one last. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** A window to read: it opens at its title, not at the first field further down. */
  startsAtTitle?: boolean;
  /** Where the focus goes afterwards, when what opened the window may be gone by then. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/** A message over the window may be closed or swiped away. */
function isInToasts({ detail }: { detail: { originalEvent: Event } }): boolean {
  const { target } = detail.originalEvent;
  return target instanceof Element && target.closest(TOASTS_SELECTOR) !== null;
}

/** A window over the page: keeps the focus, closes with Escape, its button or, as long as nothing was typed, a press beside it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, actions, size, role, startsAtTitle, finalFocus, children } = props;
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTyped = useRef(false);
  if (!open) hasTyped.current = false;

  return (
    <ChakraDialog.Root
      open={open}
      // Only a press closes a window: focus that a window before it gives back late does not.
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={(event) => (hasTyped.current || isInToasts(event)) && event.preventDefault()}
      onOpenChange={(change) => !change.open && onClose()}
      size={size}
      role={role}
      finalFocusEl={finalFocus}
      initialFocusEl={startsAtTitle ? () => heading.current : undefined}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            onInput={() => {
              hasTyped.current = true;
            }}
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={heading} tabIndex={startsAtTitle ? -1 : undefined}>
                {title}
              </ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>
              {description !== undefined && <ChakraDialog.Description mb="4">{description}</ChakraDialog.Description>}
              {children}
            </ChakraDialog.Body>
            {actions !== undefined && <ChakraDialog.Footer>{actions}</ChakraDialog.Footer>}
            <ChakraDialog.CloseTrigger asChild>
              <Button variant="ghost" colorPalette="neutral" px="0" aria-label={formatMessage({ id: "common.close" })}>
                <CloseIcon />
              </Button>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
