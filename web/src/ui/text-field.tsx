import { Input, type InputProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FieldShell, type FieldShellProps } from "./field-shell";

type TextFieldProps = FieldShellProps & Omit<InputProps, "name"> & { ref?: Ref<HTMLInputElement> };

/** One line of text. Takes what `register()` gives: `<TextField label="…" error={errors.city?.message} {...register("city")} />`. */
export function TextField({ label, hint, error, isOptional, saysError, ...input }: TextFieldProps) {
  return (
    <FieldShell name={input.name} {...{ label, hint, error, isOptional, saysError }}>
      {(control) => <Input {...control} {...input} />}
    </FieldShell>
  );
}
