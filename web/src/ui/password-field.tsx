import { Box, Input, type InputProps } from "@chakra-ui/react";
import { type Ref, useState } from "react";
import { FieldShell, type FieldShellProps } from "./field-shell";
import { ShowSwitch } from "./show-switch";

type PasswordFieldProps = Omit<FieldShellProps, "label"> &
  Omit<InputProps, "name" | "type"> & {
    /** As text: the switch beside the field says what it shows. */
    label: string;
    /** What the switch shows, where its name has to differ from the field's. */
    shows?: string;
    ref?: Ref<HTMLInputElement>;
    /** With `onShownChange`, the caller keeps whether the text shows, so that fields can share one switch. */
    isShown?: boolean;
    onShownChange?: (isShown: boolean) => void;
  };

/** A password, or any other text that hides until asked. Paste is allowed. */
export function PasswordField({
  label,
  shows = label.toLowerCase(),
  hint,
  error,
  isOptional,
  saysError,
  isShown,
  onShownChange,
  ...input
}: PasswordFieldProps) {
  const [isShownHere, setIsShownHere] = useState(false);
  const shown = isShown ?? isShownHere;
  const change = onShownChange ?? setIsShownHere;

  return (
    <FieldShell name={input.name} {...{ label, hint, error, isOptional, saysError }}>
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
          <ShowSwitch isShown={shown} onChange={change} what={shows} />
        </Box>
      )}
    </FieldShell>
  );
}
