import { Box } from "@chakra-ui/react";
import {
  cloneElement,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from "react";
import { createPortal } from "react-dom";

const OPEN_MS = 700;
/** How long it stays after the pointer left: meanwhile the next button's tooltip opens without the wait. */
const SKIP_MS = 300;
const GAP_PX = 8;

type Place = { top: number; right: number };
type TooltipProps = { words: string; children: ReactElement<HTMLAttributes<HTMLElement>> };

/** Closes the tooltip that is open: there is one at a time. */
let closeOpenOne: (() => void) | undefined;

/** Shows in words what a button says by a picture alone. Drawn here: Chakra's brings 15 KB to the first screen. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const { place, open, stay, close, leave, blur } = useTooltip();
  const isOpen = place !== undefined;

  return (
    <>
      {cloneElement(children, {
        "aria-describedby": isOpen ? id : undefined,
        onPointerMove: (event: PointerEvent<HTMLElement>) => event.pointerType !== "touch" && open(event.currentTarget),
        onPointerLeave: leave,
        onPointerDown: close,
        onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && open(currentTarget),
        onBlur: blur,
        onKeyDown: ({ key }) => key === "Escape" && close(),
      })}
      {isOpen &&
        createPortal(
          <Box
            id={id}
            role="tooltip"
            data-state="open"
            position="fixed"
            style={place}
            onPointerEnter={stay}
            onPointerLeave={leave}
            zIndex="popover"
            px="3"
            py="1"
            bg="bg.surface"
            color="fg"
            textStyle="sm"
            borderWidth="1px"
            borderColor="border.line"
            borderRadius="control"
            boxShadow="float"
            animation="fade-in 150ms ease-out"
          >
            {words}
          </Box>,
          document.body,
        )}
    </>
  );
}

/** When a tooltip opens and closes, and where. A press on the button keeps it shut until the pointer comes again. */
function useTooltip() {
  const [place, setPlace] = useState<Place>();
  const [timers] = useState(() => makeTimers(setPlace));
  useEffect(() => timers.close, [timers]);
  return { place, ...timers };
}

function makeTimers(setPlace: (place: Place | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let isPressed = false;

  const close = () => {
    clearTimeout(timer);
    isWaiting = false;
    isPressed = true;
    setPlace(undefined);
    if (closeOpenOne === close) closeOpenOne = undefined;
  };
  const blur = () => {
    close();
    isPressed = false;
  };
  const show = (button: HTMLElement) => {
    const { bottom, right } = button.getBoundingClientRect();
    closeOpenOne?.();
    closeOpenOne = close;
    setPlace({ top: bottom + GAP_PX, right: document.documentElement.clientWidth - right });
  };
  const open = (button: HTMLElement) => {
    if (isWaiting || isPressed) return;
    if (closeOpenOne === close) return stay();
    isWaiting = true;
    timer = setTimeout(() => show(button), closeOpenOne ? 0 : OPEN_MS);
  };
  const stay = () => clearTimeout(timer);
  const leave = () => {
    clearTimeout(timer);
    isWaiting = false;
    isPressed = false;
    timer = setTimeout(blur, SKIP_MS);
  };
  return { open, stay, close, leave, blur };
}
