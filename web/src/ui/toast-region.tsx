import { Box, chakra, Portal } from "@chakra-ui/react";
import * as RadixToast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { CloseIcon } from "./icons";
import { useToastSide } from "./toast-side";
import { type ShownToast, TOASTS, toastStore } from "./toast-store";

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

const Root = chakra(RadixToast.Root);
const Title = chakra(RadixToast.Title);
const Description = chakra(RadixToast.Description);
const Close = chakra(RadixToast.Close);
const Viewport = chakra(RadixToast.Viewport);

const edge = { base: "0", md: "4" };

/** Where messages appear: one at a time, 5 seconds, swiped away to the right, reached with F8, never over what has the focus. */
export function ToastRegion() {
  const { formatMessage } = useIntl();
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const { ref, side } = useToastSide(shown !== undefined);

  return (
    <RadixToast.Provider
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={formatMessage({ id: "common.toast.label" })}
    >
      {shown !== undefined && <Message key={shown.key} shown={shown} />}
      {/* Beside the page, which an open window hides from readers. */}
      <Portal>
        <Box {...TOASTS}>
          <Viewport
            ref={ref}
            data-side={side}
            hotkey={["F8"]}
            label={formatMessage({ id: "common.toast.region" })}
            position="fixed"
            top={side === "top" ? edge : undefined}
            bottom={side === "bottom" ? edge : undefined}
            right={edge}
            width="full"
            maxWidth={{ md: "420px" }}
            padding={{ base: "4", md: "0" }}
            margin="0"
            listStyleType="none"
            zIndex="toast"
            outline="none"
          />
        </Box>
      </Portal>
    </RadixToast.Provider>
  );
}

function Message({ shown: { key, title, description, variant } }: { shown: ShownToast }) {
  const { formatMessage } = useIntl();
  const isDestructive = variant === "destructive";

  return (
    <Root
      type="foreground"
      onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(key)}
      bg="bg.surface"
      color="fg"
      borderWidth="1px"
      borderColor={isDestructive ? "danger.solid" : "border.line"}
      borderRadius="card"
      boxShadow="float"
      padding="4"
      paddingInlineEnd="12"
      position="relative"
      css={swipeStyles}
    >
      {/* Inside the list item: with a role of its own the item would not belong to its list. */}
      <Box role={isDestructive ? "alert" : "status"}>
        <Title fontWeight="semibold" color={isDestructive ? "danger.fg" : "fg"}>
          {title}
        </Title>
        {description !== undefined && (
          <Description asChild>
            <Box color="fg" fontSize="sm" mt="1">
              {description}
            </Box>
          </Description>
        )}
      </Box>
      <Close
        aria-label={formatMessage({ id: "common.close" })}
        position="absolute"
        top="1"
        insetInlineEnd="1"
        boxSize="11"
        display="grid"
        placeItems="center"
        borderRadius="control"
        color="fg.quiet"
        cursor="pointer"
        _hover={{ bg: "bg.subtle" }}
      >
        <CloseIcon />
      </Close>
    </Root>
  );
}

const swipeStyles = {
  "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  "&[data-swipe=cancel]": { transform: "translateX(0)", transition: "transform 150ms ease-out" },
  "&[data-swipe=end]": { transform: "translateX(100%)", transition: "transform 150ms ease-out" },
  "&[data-state=open]": { animation: "fade-in 150ms ease-out" },
};
