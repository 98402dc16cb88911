import { Textarea, type TextareaProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FieldShell, type FieldShellProps } from "./field-shell";

type TextAreaFieldProps = FieldShellProps & Omit<TextareaProps, "name"> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextAreaField({ label, hint, error, isOptional, isRequired, ...area }: TextAreaFieldProps) {
  return (
    <FieldShell
      name={area.name}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isRequired={isRequired}
    >
      {(control) => <Textarea {...control} {...area} aria-required={isRequired} />}
    </FieldShell>
  );
}
