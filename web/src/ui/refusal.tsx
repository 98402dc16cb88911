import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Notice } from "./notice";

type RefusalProps = {
  title?: ReactNode;
  children: ReactNode;
  /** Each new one takes the focus. */
  error: unknown;
};

/**
 * Why a form was refused, above its fields for as long as that is so. It takes the focus, as the summary of a form's errors does.
 */
export function Refusal({ title, children, error }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);

  return (
    <Box ref={box} role="alert" aria-labelledby={id} tabIndex={-1} borderRadius="card" scrollMarginTop="24">
      <div id={id}>
        <Notice tone="danger" title={title}>
          {children}
        </Notice>
      </div>
    </Box>
  );
}
