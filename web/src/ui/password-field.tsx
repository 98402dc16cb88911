import { Box, Input, type InputProps } from "@chakra-ui/react";
import { type Ref, useState } from "react";
import { FieldShell, type FieldShellProps } from "./field-shell";
import { ShowSwitch } from "./show-switch";

type PasswordFieldProps = FieldShellProps &
  Omit<InputProps, "name" | "type"> & {
    ref?: Ref<HTMLInputElement>;
    /** With `onShownChange`, the caller keeps whether the text shows, so that fields can share one switch. */
    isShown?: boolean;
    onShownChange?: (isShown: boolean) => void;
  };

/** A password, or any other text that hides until asked. Paste is allowed. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  isShown,
  onShownChange,
  ...input
}: PasswordFieldProps) {
  const [isShownHere, setIsShownHere] = useState(false);
  const shown = isShown ?? isShownHere;
  const change = onShownChange ?? setIsShownHere;

  return (
    <FieldShell name={input.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Box position="relative" width="full">
          <Input
            {...control}
            {...input}
            type={shown ? "text" : "password"}
            pe="12"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <ShowSwitch isShown={shown} onChange={change} what={textOf(label)} />
        </Box>
      )}
    </FieldShell>
  );
}

function textOf(label: FieldShellProps["label"]): string {
  return typeof label === "string" ? label.toLowerCase() : "";
}
