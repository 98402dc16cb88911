import { Input, type InputProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FieldShell, type FieldShellProps, type GroupError } from "./field-shell";

type TextFieldProps = FieldShellProps & GroupError & Omit<InputProps, "name"> & { ref?: Ref<HTMLInputElement> };

/** One line of text. Takes what `register()` gives: `<TextField label="…" error={errors.city?.message} {...register("city")} />`. */
export function TextField({ label, hint, error, isOptional, saysError, groupErrorId, ...input }: TextFieldProps) {
  return (
    <FieldShell name={input.name} {...{ label, hint, error, isOptional, saysError, groupErrorId }}>
      {(control) => <Input {...control} {...input} />}
    </FieldShell>
  );
}
