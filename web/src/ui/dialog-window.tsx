import { Button, Dialog as ChakraDialog, Portal, Text } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CloseIcon } from "./icons";
import { keepFocusInSight } from "./stay-at";
import { StillPage } from "./still-page";
import { TOASTS_SELECTOR } from "./toast-store";
import { useBackCloses } from "./use-back-closes";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the foot; the primary one last. */
  actions?: ReactNode;
  /** `full` fills the screen, as a page does. */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** A window to read: it opens at its title, not at the first field further down. */
  startsAtTitle?: boolean;
  /** Covers the page: after the end of a session another person may be at the screen. */
  hidesPage?: boolean;
  /** Where the focus goes afterwards, when what opened the window may be gone by then. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/** A message over the window may be closed or swiped away. */
function isInToasts({ detail }: { detail: { originalEvent: Event } }): boolean {
  const { target } = detail.originalEvent;
  return target instanceof Element && target.closest(TOASTS_SELECTOR) !== null;
}

/** The window moves the focus without scrolling, as is right for what opened it. */
function broughtIntoView(place: HTMLElement | null): HTMLElement | null {
  place?.scrollIntoView({ block: "nearest" });
  return place;
}

/** Whether a window holds words of its reader: choices are soon made again. */
function holdsWords(content: HTMLElement | null): boolean {
  const fields =
    content?.querySelectorAll<HTMLInputElement>("textarea, input:not([type=checkbox], [type=radio])") ?? [];
  return [...fields].some(({ value }) => value !== "");
}

/**
 * A window over the page: keeps the focus, closes with its button and, as long as nothing was typed, with Escape or a press beside it.
 * With words in it, Escape asks first, and so does Back.
 */
export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, description, actions, size, role, startsAtTitle, hidesPage, finalFocus, children } =
    props;
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const words = useTypedWords(content, open);
  const close = () => {
    words.setAsking(false);
    onClose();
  };
  // What covers the page after a session has no page to go back to.
  useBackCloses(open && !hidesPage, () => (words.mayBeLost() ? words.ask() : close()));

  return (
    <ChakraDialog.Root
      open={open}
      // Only a press closes a window: focus that a window before it gives back late does not.
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={(event) => (words.hasTyped.current || isInToasts(event)) && event.preventDefault()}
      onEscapeKeyDown={words.askFirst}
      onOpenChange={(change) => !change.open && close()}
      size={size}
      role={role}
      finalFocusEl={finalFocus && (() => broughtIntoView(finalFocus()))}
      // What was saved in the window may show above what opened it only now.
      onExitComplete={keepFocusInSight}
      // A question would start at the button that closes it: it starts at its first answer, or at the one with `data-autofocus`.
      initialFocusEl={() => (startsAtTitle ? heading.current : null)}
      // What lies behind is kept still by `StillPage`.
      modal={false}
      preventScroll={false}
      trapFocus
      closeOnInteractOutside={role !== "alertdialog"}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop bg={hidesPage ? "bg.canvas" : undefined} />
        <ChakraDialog.Positioner style={{ pointerEvents: open ? "auto" : "none" }}>
          <ChakraDialog.Content
            ref={content}
            aria-modal
            onInput={() => {
              words.hasTyped.current = true;
            }}
          >
            <StillPage content={content} open={open} />
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={heading} tabIndex={startsAtTitle ? -1 : undefined}>
                {title}
              </ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>
              {description !== undefined && <ChakraDialog.Description mb="4">{description}</ChakraDialog.Description>}
              {children}
            </ChakraDialog.Body>
            {words.isAsking && <Question onKeep={words.keep} onClose={close} />}
            {actions !== undefined && !words.isAsking && <ChakraDialog.Footer>{actions}</ChakraDialog.Footer>}
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

/** What was typed in the window, and whether its reader is asked before it is lost. */
function useTypedWords(content: RefObject<HTMLDivElement | null>, open: boolean) {
  const hasTyped = useRef(false);
  const writtenIn = useRef<Element | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!open) hasTyped.current = false;

  const mayBeLost = () => hasTyped.current && holdsWords(content.current);
  const ask = () => {
    if (!isAsking) writtenIn.current = document.activeElement;
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
    if (writtenIn.current instanceof HTMLElement) writtenIn.current.focus();
  };
  const askFirst = (event: KeyboardEvent) => {
    if (!mayBeLost()) return;
    event.preventDefault();
    if (isAsking) keep();
    else ask();
  };
  return { hasTyped, isAsking, setAsking, mayBeLost, ask, keep, askFirst };
}

/** Before what was typed is lost. */
function Question({ onKeep, onClose }: { onKeep: () => void; onClose: () => void }) {
  return (
    <ChakraDialog.Footer flexWrap="wrap" borderTopWidth="1px" borderColor="border.line">
      <Text role="alert" flex="1 1 12rem">
        <FormattedMessage id="common.discard.question" />
      </Text>
      <Button variant="outline" onClick={onClose}>
        <FormattedMessage id="common.discard.close" />
      </Button>
      <Button autoFocus onClick={onKeep}>
        <FormattedMessage id="common.discard.keep" />
      </Button>
    </ChakraDialog.Footer>
  );
}
