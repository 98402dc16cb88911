import { Badge as ChakraBadge } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type Tone = "accent" | "neutral" | "success" | "warning" | "danger" | "info";

/** One or two words of state. */
export function Badge({
  tone = "neutral",
  variant = "subtle",
  children,
}: {
  tone?: Tone;
  variant?: "subtle" | "outline" | "solid";
  children: ReactNode;
}) {
  return (
    <ChakraBadge colorPalette={tone} variant={variant}>
      {children}
    </ChakraBadge>
  );
}
