import { Box, Input, type InputProps } from "@chakra-ui/react";
import { useEffect, useMemo, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useIMask } from "react-imask";
import { FieldShell } from "./field-shell";
import { ShowSwitch } from "./show-switch";

type MaskedFieldProps = Pick<InputProps, "autoComplete" | "maxLength" | "readOnly"> & {
  name: string;
  label: string;
  hint: string;
  /** As IMask writes it: 0 is a digit, brackets are optional. */
  mask: string;
  /** Changes what is pasted or filled in before the mask sees it. */
  prepare?: (text: string) => string;
  /** Hides the digits until asked: what they are, as it reads after "Show". */
  secret?: string;
};

/** A field of the form around it that puts spaces and hyphens where they belong; typing, pasting and filling in without them works too. */
export function MaskedField({ name, label, hint, mask, prepare, secret, ...input }: MaskedFieldProps) {
  const { getValues } = useFormContext();
  const { field, fieldState } = useController({ name });
  const [isShown, setIsShown] = useState(secret === undefined);
  const options = useMemo(() => ({ mask, prepare }), [mask, prepare]);
  const written = String(field.value ?? "");
  const { ref } = useIMask<HTMLInputElement>(options, {
    defaultValue: written,
    onAccept: (value) => {
      if (value !== getValues(name)) field.onChange(value);
    },
  });

  const { ref: register } = field;
  useEffect(() => {
    register(ref.current);
  }, [register, ref]);

  return (
    <FieldShell name={name} label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <Box position="relative" width="full">
          <Input
            {...control}
            ref={ref}
            name={name}
            onBlur={field.onBlur}
            // Not a password: no manager should offer to keep it.
            type="text"
            css={isShown ? undefined : { WebkitTextSecurity: "disc" }}
            inputMode="numeric"
            spellCheck={false}
            pe={secret && "12"}
            {...input}
          />
          {secret && <ShowSwitch isShown={isShown} onChange={setIsShown} what={secret} />}
        </Box>
      )}
    </FieldShell>
  );
}
